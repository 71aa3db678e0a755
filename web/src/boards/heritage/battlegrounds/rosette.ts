/** The map of the War of Princes: eight lands outside, four inside, a castle in the middle. */

export const WIDTH = 310;
export const HEIGHT = 192;
export const FACTIONS = 4;

const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 };
const STRETCH = { x: 144, y: 85 };
const CASTLE = 0.28;
const INNER = 0.62;

/** Clockwise from the north, an eighth each. */
const OUTSIDE = ['denmark', 'livonia', 'poland', 'wallachia', 'naples', 'aragon', 'france', 'england'];
/** Clockwise from the north, a quarter each. */
const INSIDE = ['brandenburg', 'bohemia', 'lombardy', 'burgundy'];

interface Point {
  x: number;
  y: number;
}

/** Angles in eighths of a turn, clockwise from the north; radius 1 at the coast. */
function at(eighths: number, radius: number): Point {
  const angle = (eighths * Math.PI) / 4;
  return {
    x: CENTRE.x + Math.sin(angle) * radius * STRETCH.x,
    y: CENTRE.y - Math.cos(angle) * radius * STRETCH.y,
  };
}

function arc(from: number, to: number, radius: number): string {
  const end = at(to, radius);
  const size = `${STRETCH.x * radius} ${STRETCH.y * radius}`;
  return `A${size} 0 0 ${to > from ? 1 : 0} ${spot(end)}`;
}

function spot({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Where a land's name and ankhs stand; a start area's on the rim. */
export function centreOf(id: string): Point {
  const outside = OUTSIDE.indexOf(id);
  if (outside >= 0) return at(outside, outside % 2 === 0 ? 0.79 : 0.82);
  const inside = INSIDE.indexOf(id);
  if (inside >= 0) return at(inside * 2, inside % 2 === 0 ? 0.44 : 0.47);
  const start = ['start_north', 'start_east', 'start_south', 'start_west'].indexOf(id);
  return start < 0 ? CENTRE : at(start * 2, 1.045);
}

/** The border of a land. */
export function outlineOf(id: string): string {
  const outside = OUTSIDE.indexOf(id);
  if (outside >= 0) return sector(outside - 0.5, outside + 0.5, INNER, 0.97);
  const inside = INSIDE.indexOf(id);
  if (inside >= 0) return sector(inside * 2 - 1, inside * 2 + 1, CASTLE, INNER);
  return `M${spot(at(0, CASTLE))}${arc(0, 4, CASTLE)}${arc(4, 8, CASTLE)}Z`;
}

function sector(from: number, to: number, inner: number, outer: number): string {
  const side = `M${spot(at(from, inner))}L${spot(at(from, outer))}${arc(from, to, outer)}`;
  return `${side}L${spot(at(to, inner))}${arc(to, from, inner)}Z`;
}

/** The shore of a start area: it touches three lands. */
export function rimOf(start: number): string {
  const from = start * 2 - 0.86;
  const to = start * 2 + 0.86;
  return `M${spot(at(from, 1.045))}${arc(from, to, 1.045)}`;
}
