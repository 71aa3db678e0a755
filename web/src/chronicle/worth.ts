/** What a sheet would count if the chronicle ended now. */

import { SECTIONS, type Parameter, type Section } from './printed';
import type { Legacy } from './types';

export interface Worth {
  sections: Record<Section, number>;
  titles: number;
  all: number;
}

export function worthOf(
  legacy: Legacy | null,
  sheet: Record<Section, Parameter[]>,
  heir: number,
): Worth {
  const own = legacy?.heirs[heir];
  const sections = Object.fromEntries(
    SECTIONS.map((section) => [
      section,
      sheet[section].reduce(
        (sum, { number, worth }) =>
          sum + (own?.marks[number] ?? 0) * (legacy?.worth[number] ?? worth),
        0,
      ),
    ]),
  ) as Record<Section, number>;
  const titles = own?.honours.length ?? 0;
  const all = SECTIONS.reduce((sum, section) => sum + sections[section], titles);
  return { sections, titles, all };
}
