/**
 * Write the drawings that we use of game-icons (CC BY 3.0), so that a page carries these few and
 * not all four thousand. The names stand in files icons.txt. Those of the shell and of chronicles
 * become src/look/icons.ts; those of a board or of the pages of the rules become icons.ts beside
 * their list, which is fetched with them. Run after adding a name: node icons.mjs
 */

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { rounded } from './rounded.mjs';

const drawn = JSON.parse(
  readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf-8'),
).icons;
const SHELL = ['src/look/icons.txt', 'src/chronicle/icons.txt'];

function drawing(name) {
  if (!drawn[name]) throw new Error(`game-icons has no ${name}`);
  const paths = [...drawn[name].body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length !== 1) throw new Error(`${name} has ${paths.length} paths`);
  return `  '${name}': '${rounded(paths[0])}',`;
}

function write(module, lists) {
  const listed = lists.flatMap((list) => readFileSync(list, 'utf-8').split('\n').filter(Boolean));
  const names = [...new Set(listed)].sort();
  writeFileSync(
    module,
    '/** Written by icons.mjs: drawings of the authors of game-icons.net, CC BY 3.0; 512 by 512. */\n' +
      'export const ICONS = {\n' +
      names.map(drawing).join('\n') +
      '\n} as const;\n\nexport type IconName = keyof typeof ICONS;\n',
  );
}

write('src/look/icons.ts', SHELL);
for (const list of globSync('src/{boards,learn}/**/icons.txt')) {
  write(list.replace(/txt$/, 'ts'), [list]);
}
// Drawings that are kept by the id of what they show are only rounded.
for (const kept of globSync('src/look/icons/*.ts')) {
  const text = readFileSync(kept, 'utf-8');
  writeFileSync(kept, text.replace(/(?<=')[mM]\d[^']{20,}(?=')/g, rounded));
}
