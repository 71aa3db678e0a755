/**
 * Write src/look/icons.ts: the drawings that we use of game-icons (CC BY 3.0), so that the page
 * carries these few and not all four thousand. The names stand in the files icons.txt, one in
 * src/look and one beside a board. Run after adding a name: node icons.mjs
 */

import { globSync, readFileSync, writeFileSync } from 'node:fs';

const lists = globSync('src/**/icons.txt');
const names = [
  ...new Set(lists.flatMap((list) => readFileSync(list, 'utf-8').split('\n').filter(Boolean))),
].sort();
const drawn = JSON.parse(
  readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf-8'),
).icons;
const lines = names.map((name) => {
  if (!drawn[name]) throw new Error(`game-icons has no ${name}`);
  const paths = [...drawn[name].body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length !== 1) throw new Error(`${name} has ${paths.length} paths`);
  return `  '${name}': '${paths[0]}',`;
});
writeFileSync(
  'src/look/icons.ts',
  '/** Written by icons.mjs: drawings of the authors of game-icons.net, CC BY 3.0; 512 by 512. */\n' +
    'export const ICONS = {\n' +
    lines.join('\n') +
    '\n} as const;\n\nexport type IconName = keyof typeof ICONS;\n',
);
