/**
 * A path with whole coordinates: on a field of 512 nobody sees the rest, and it is half of what
 * travels. Each point is rounded where it stands, so that the errors of relative steps never add up.
 */

const STEP = { m: 'xy', l: 'xy', h: 'x', v: 'y', c: 'xyxyxy', s: 'xyxy', q: 'xyxy', t: 'xy', a: 'rr-ffxy', z: '' };
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
const FLAG = /[01]/y;
const BETWEEN = /[\s,]*/y;

export function rounded(path) {
  const steps = stepsOf(path);
  let drawn = '';
  let written = '';
  const exact = { x: 0, y: 0 };
  const rough = { x: 0, y: 0 };
  const begun = { exact: { ...exact }, rough: { ...rough } };
  for (const { command, numbers } of steps) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    const pattern = STEP[kind];
    const said = [];
    const end = { ...exact };
    const end2 = { ...rough };
    numbers.forEach((number, n) => {
      const axis = pattern[n];
      if (axis !== 'x' && axis !== 'y') {
        said.push(axis === 'r' ? Math.max(1, Math.round(number)) : Math.round(number));
        return;
      }
      const at = relative ? exact[axis] + number : number;
      end[axis] = at;
      end2[axis] = Math.round(at);
      said.push(relative ? end2[axis] - rough[axis] : end2[axis]);
    });
    Object.assign(exact, end);
    Object.assign(rough, end2);
    if (kind === 'm') {
      begun.exact = { ...exact };
      begun.rough = { ...rough };
    } else if (kind === 'z') {
      Object.assign(exact, begun.exact);
      Object.assign(rough, begun.rough);
    }
    // After a move a letter that is left out means a line.
    const follows = command === written && kind !== 'm' && kind !== 'z';
    drawn += joined(follows ? '' : command, said, drawn);
    written = command;
  }
  return drawn;
}

/** A minus parts two numbers by itself. */
function joined(letter, numbers, before) {
  let text = letter;
  for (const number of numbers) {
    const last = text || before;
    text += number < 0 || !/\d$/.test(last) ? number : ` ${number}`;
  }
  return text;
}

function stepsOf(path) {
  const steps = [];
  let at = 0;
  let command = '';
  const skip = () => {
    BETWEEN.lastIndex = at;
    at += BETWEEN.exec(path)[0].length;
  };
  for (skip(); at < path.length; skip()) {
    if (/[a-z]/i.test(path[at])) {
      command = path[at];
      at += 1;
    } else {
      command = { m: 'l', M: 'L' }[command] ?? command;
    }
    const numbers = [];
    for (const kind of STEP[command.toLowerCase()]) {
      skip();
      const shape = kind === 'f' ? FLAG : NUMBER;
      shape.lastIndex = at;
      const found = shape.exec(path);
      if (!found) throw new Error(`not a path at ${at}: ${path.slice(at, at + 20)}`);
      numbers.push(Number(found[0]));
      at += found[0].length;
    }
    steps.push({ command, numbers });
  }
  return steps;
}
