/** What stands where at one scale: names, tokens and pawns, in pixels from the map's corner. */

import type { Language } from '../../../speech';
import { type Atlas, type Place } from './atlas';
import type { Box, Spot } from './camera';
import { ANCHORS } from './coast';
import { placed, widthOf, type Ground, type Tag } from './labels';
import { LIKES, seaLines, seaName } from './names';
import type { Choice, Mark, Pawn } from './scene';
import { linesOf, pointOn } from './ways';

/** Half the width of what is drawn for a place, in pixels. */
export const RADIUS: Readonly<Record<Place['kind'], number>> = {
  large_city: 6.5,
  small_city: 5,
  castle: 11,
  hospital: 7.5,
  sea: 0,
};
export const LEGAL_RADIUS = 12;
/** Below this scale names of seas and anchors would only cover the map. */
export const SPARE = 0.5;
/** So many choices are always named; where more may be chosen, names need room. */
const FEW = 16;
export const MARK_SIZE = 22;
export const ROADBLOCK = 9;
/** The face of a pawn, its stem below it, and how far two in one place stand apart. */
export const PAWN = { width: 28, height: 40, apart: 23 };
/** Sizes of names; the letters of seas are wider than those of cities. */
const NAME = { large: 14.5, small: 13.5, height: 16, sea: 17.5, seaLine: 17 };
/** Chances below this are neither painted nor written, in thousandths. */
export const WORTH_SHOWING = 50;
/** So many are written: the likeliest. */
const WRITTEN = 10;

const NOWHERE: Place = { id: '', kind: 'small_city', region: -1, x: 0, y: 0 };

export interface Shown {
  atlas: Atlas;
  names: string[];
  language: Language;
  pawns: Pawn[];
  legal: ReadonlyMap<number, Choice>;
  heat: number[] | null;
  marks: Mark[];
  roadblocks: number[];
  scale: number;
  /** The part of the map that names should not leave, in units; null where any part will do. */
  frame: Box | null;
}

export interface Layout {
  /** By place: its name; missing where there is no room for it. */
  names: Map<number, Box>;
  /** By place: what lies there. */
  marks: Map<number, Box>;
}

/** By ways: the layouts that were made with them, by all that names keep clear of. */
const layouts = new WeakMap<Spot[][], Map<string, Layout>>();
/** So many are kept before they are made anew: questions come again, figures move slowly. */
const MEMORY = 40;

export function layoutOf(shown: Shown): Layout {
  const { atlas, marks } = shown;
  const cities = atlas.places.map((_, place) => place).filter((place) => named(shown, place));
  const littered = [...new Set(marks.map(({ place }) => place))];
  const tags = [
    ...cities.map((place) => nameTag(shown, place)),
    ...littered.map((place) => markTag(shown, place)),
  ];
  const ground = groundOf(shown);
  const known = layouts.get(ground.lines) ?? new Map<string, Layout>();
  layouts.set(ground.lines, known);
  const asked = JSON.stringify([tags, ground.things]);
  const before = known.get(asked);
  if (before) return before;
  const placing = placed(tags, ground);
  const found = (kind: string, places: number[]) =>
    new Map(
      places.flatMap((place): [number, Box][] => {
        const box = placing.get(`${kind} ${place}`);
        const at = spotOf(shown, place);
        return box ? [[place, off(box, at)]] : [];
      }),
    );
  const layout = { names: found('name', cities), marks: found('mark', littered) };
  if (known.size >= MEMORY) known.clear();
  known.set(asked, layout);
  return layout;
}

/** Hospitals bear a cross instead of a name, unless one is to be chosen; seas have theirs. */
function named({ atlas, legal }: Shown, place: number): boolean {
  const kind = atlas.places[place]?.kind;
  return kind === 'hospital' ? legal.has(place) : kind !== 'sea';
}

/** Where a place is, and where pawns stand in it: at sea that is beside the name. */
export function spotOf(
  { atlas, language, scale }: Pick<Shown, 'atlas' | 'language' | 'scale'>,
  place: number,
): Spot {
  const { id, kind, x, y } = atlas.places[place] ?? NOWHERE;
  if (kind !== 'sea') return { x: x * scale, y: y * scale };
  const { dx, dy, stand } = seaName(id, language);
  return { x: (x + dx) * scale + stand[0], y: (y + dy) * scale + stand[1] };
}

function off(box: Box, { x, y }: Spot): Box {
  return { left: box.left - x, top: box.top - y, right: box.right - x, bottom: box.bottom - y };
}

/** How large nodes and lines are drawn: smaller where the whole map is small. */
export function sizeAt(scale: number): number {
  return Math.min(1, Math.max(0.5, scale / 0.62));
}

/** The same for what must be read: pawns and tokens. */
export function signSizeAt(scale: number): number {
  return Math.max(0.72, sizeAt(scale));
}

function radiusOf({ atlas, legal, scale }: Shown, place: number): number {
  const own = RADIUS[atlas.places[place]?.kind ?? 'small_city'];
  return (legal.has(place) ? Math.max(own, LEGAL_RADIUS) : own) * sizeAt(scale);
}

/** The chance beside a name: “15%”, or nothing where it is not worth saying. */
export function chanceOf(
  { heat, language }: Pick<Shown, 'heat' | 'language'>,
  place: number,
): string {
  const chance = heat?.[place] ?? 0;
  return heat && chance >= leastWritten(heat) ? percent(chance, language) : '';
}

const written = new WeakMap<number[], number>();

/** What the tenth likeliest place has, or what is worth showing at all. */
function leastWritten(heat: number[]): number {
  let least = written.get(heat);
  if (least === undefined) {
    const sorted = heat.toSorted((a, b) => b - a);
    least = Math.max(WORTH_SHOWING, sorted[WRITTEN - 1] ?? 0);
    written.set(heat, least);
  }
  return least;
}

const percents = new Map<Language, Intl.NumberFormat>();

export function percent(thousandths: number, language: Language): string {
  let format = percents.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, { style: 'percent' });
    percents.set(language, format);
  }
  return format.format(thousandths / 1000);
}

function nameTag(shown: Shown, place: number): Tag {
  const { atlas, names, legal, pawns } = shown;
  const { id, kind } = atlas.places[place]!;
  const large = kind === 'large_city' || kind === 'castle';
  const chance = chanceOf(shown, place);
  const size = large || legal.has(place) ? NAME.large : NAME.small;
  return {
    key: `name ${place}`,
    at: spotOf(shown, place),
    gap: radiusOf(shown, place) + 3,
    width: widthOf(names[place] ?? '', size) + (chance ? 4 + widthOf(chance, size) : 0),
    height: NAME.height,
    rank: legal.has(place) ? 1 : chance ? 2 : large ? 3 : 4,
    kept: (legal.has(place) && legal.size <= FEW) || pawns.some((pawn) => pawn.place === place),
    likes: LIKES[id],
    frame: framed(shown, place),
  };
}

/** The frame in pixels, for a place that lies in it. */
function framed({ atlas, frame, scale }: Shown, place: number): Box | undefined {
  const { x, y } = atlas.places[place] ?? NOWHERE;
  if (!frame || x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return;
  return {
    left: frame.left * scale,
    top: frame.top * scale,
    right: frame.right * scale,
    bottom: frame.bottom * scale,
  };
}

function markTag(shown: Shown, place: number): Tag {
  const many = shown.marks.filter((mark) => mark.place === place).length;
  const size = MARK_SIZE * signSizeAt(shown.scale);
  return {
    key: `mark ${place}`,
    at: spotOf(shown, place),
    gap: radiusOf(shown, place) + 4,
    width: many * size,
    height: size,
    rank: 0,
    kept: true,
    likes: 'w',
  };
}

function groundOf(shown: Shown): Ground {
  const { atlas, scale, pawns, roadblocks } = shown;
  const nodes = atlas.places.map((_, place) =>
    about(spotOf(shown, place), radiusOf(shown, place) + 1),
  );
  const crowds = [...new Set(pawns.map(({ place }) => place))].map((place) => {
    const many = pawns.filter((pawn) => pawn.place === place).length;
    return crowdBox(spotOf(shown, place), many, signSizeAt(scale));
  });
  const seas = atlas.places.flatMap((place) =>
    place.kind === 'sea' ? seaBoxes(shown, place) : [],
  );
  const blocks = roadblocks.flatMap((way) => {
    const line = linesOf(atlas)[way];
    return line ? [about(scaled(pointOn(line, 0.5), scale), ROADBLOCK)] : [];
  });
  return { things: [...nodes, ...crowds, ...seas, ...blocks], lines: drawnAt(atlas, scale) };
}

const drawn = new WeakMap<Atlas, { scale: number; lines: Spot[][] }>();

/** Ways and anchors at this scale; the same as long as the scale stays. */
function drawnAt(atlas: Atlas, scale: number): Spot[][] {
  const known = drawn.get(atlas);
  if (known?.scale === scale) return known.lines;
  const ways = linesOf(atlas).map((line) =>
    [0, 0.25, 0.5, 0.75, 1].map((share) => scaled(pointOn(line, share), scale)),
  );
  const lines = [...ways, ...ANCHORS.flatMap(([x, y]) => cross({ x: x * scale, y: y * scale }))];
  drawn.set(atlas, { scale, lines });
  return lines;
}

/** An anchor is no great loss: it counts as two short lines. */
function cross({ x, y }: Spot): Spot[][] {
  return [
    [
      { x: x - 6, y },
      { x: x + 6, y },
    ],
    [
      { x, y: y - 6 },
      { x, y: y + 6 },
    ],
  ];
}

function scaled({ x, y }: Spot, scale: number): Spot {
  return { x: x * scale, y: y * scale };
}

function about({ x, y }: Spot, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/** So many pawns above a spot. */
function crowdBox({ x, y }: Spot, many: number, size: number): Box {
  const half = ((PAWN.width + PAWN.apart * (many - 1)) / 2) * size;
  return { left: x - half, top: y - PAWN.height * size - 3, right: x + half, bottom: y - 3 };
}

/** The name of a sea as boxes: one for each line, or several along a line that is turned. */
export function seaBoxes(shown: Shown, sea: Place): Box[] {
  const { atlas, names, language, scale, legal } = shown;
  if (scale < SPARE) return [];
  const place = atlas.places.indexOf(sea);
  const { dx, dy, turn, single, yields } = seaName(sea.id, language);
  const lines = seaLines(names[place] ?? '', single, chanceOf(shown, place));
  const drop = legal.has(place) ? yields : 0;
  const middle = { x: (sea.x + dx) * scale, y: (sea.y + dy) * scale + drop };
  return lines.flatMap((line, n) => {
    const width = widthOf(line, NAME.sea);
    const y = (n - (lines.length - 1) / 2) * NAME.seaLine;
    if (turn === 0) return [lying({ x: middle.x, y: middle.y + y }, width)];
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return [-0.375, -0.125, 0.125, 0.375].map((share) =>
      lying({ x: middle.x + share * width * cos, y: middle.y + share * width * sin }, width / 4),
    );
  });
}

function lying({ x, y }: Spot, width: number): Box {
  return {
    left: x - width / 2,
    top: y - NAME.seaLine / 2,
    right: x + width / 2,
    bottom: y + NAME.seaLine / 2,
  };
}
