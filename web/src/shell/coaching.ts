/** Where the coach points, and where its bubble finds room. */

import type { Step } from "../wire/types";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What the coach points at, as it lies on the screen. */
export interface Sights {
  /** What is to be pressed now. */
  press: Box | null;
  /** What the sentence speaks of. */
  point: Box[];
  /** What it mentions besides. */
  also: Box[];
}

const GAP = 14;
const STRIDE = 16;
/** How much worse it is to cover a ring than to lie far away; what is only spoken of may be touched. */
const COVERS_RING = 1e6;
const COVERS_POINT = 1200;

/** The selector of a place or a piece: `place echoes`, `card hunter_axe`. */
export function selector(name: string): string {
  const [kind = "", rest = ""] = name.split(/ (.*)/s);
  const piece = `[data-piece="${name}"]`;
  return kind === "place" ? `[data-place="${rest}"], ${piece}` : piece;
}

/** What is seen of all that bears this name; the first of several that are visible. */
export function sightOf(root: ParentNode, query: string): HTMLElement | null {
  const found = [...root.querySelectorAll<HTMLElement>(query)];
  return found.find((each) => each.getClientRects().length > 0) ?? null;
}

/**
 * What must be pressed for the wanted act: first the thing itself, then the button that confirms.
 * On a telephone the sheet lies over the board, so the thing is the one in the sheet.
 */
export function pressed(
  root: ParentNode,
  step: Step,
  chosen: string,
  sheet: boolean,
): HTMLElement | null {
  if (!step.want) return null;
  if (chosen === step.want) return sightOf(root, ".prompt .send");
  const act = `[data-act="${step.want}"]`;
  return sightOf(root, sheet ? `.ask ${act}` : `:not(.chip)${act}`) ?? sightOf(root, act);
}

/** What the coach points at in this step, as far as it can be seen above the sheet. */
export function sights(
  root: ParentNode,
  step: Step,
  chosen: string,
  screen: Size,
  sheet: number | null,
): Sights {
  const above = { ...screen, height: sheet ?? screen.height };
  const seen = (thing: HTMLElement | null): Box | null =>
    boxOf(thing, thing?.closest(".ask") ? screen : above);
  const boxes = (names: readonly string[]): Box[] =>
    names.map((name) => seen(sightOf(root, selector(name)))).filter((box) => box !== null);
  return {
    press: seen(pressed(root, step, chosen, sheet !== null)),
    point: boxes(step.point),
    also: boxes(step.also),
  };
}

/** The part of it on the screen; null if there is none. */
export function boxOf(thing: Element | null, screen: Size): Box | null {
  if (!thing) return null;
  const rect = thing.getBoundingClientRect();
  const left = Math.max(0, rect.left);
  const top = Math.max(0, rect.top);
  const width = Math.min(screen.width, rect.right) - left;
  const height = Math.min(screen.height, rect.bottom) - top;
  return width > 1 && height > 1 ? { left, top, width, height } : null;
}

/**
 * The corner at which a bubble of this size covers no ring and lies near what it speaks of; where
 * that cannot be, the one at which it covers least.
 */
export function placed(
  bubble: Size,
  screen: Size,
  rings: readonly Box[],
  spoken: readonly Box[],
): { left: number; top: number } {
  const near = middle(rings[0] ?? spoken[0] ?? { left: 0, top: 0, ...screen });
  let best = { left: GAP, top: GAP };
  let least = Infinity;
  const right = Math.max(GAP, screen.width - bubble.width - GAP);
  const bottom = Math.max(GAP, screen.height - bubble.height - GAP);
  for (const left of strides(GAP, right)) {
    for (const top of strides(GAP, bottom)) {
      const here = { left, top, ...bubble };
      const at = middle(here);
      const cost =
        Math.hypot(at.x - near.x, at.y - near.y) +
        COVERS_RING * sum(rings.map((ring) => share(here, grown(ring, GAP)))) +
        COVERS_POINT * sum(spoken.map((each) => share(here, each)));
      if (cost < least) {
        least = cost;
        best = { left, top };
      }
    }
  }
  return best;
}

/** Whether two boxes touch. */
export function meets(one: Box, other: Box): boolean {
  return share(one, other) > 0;
}

/** How much of the second box the first one covers, from 0 to 1. */
export function share(over: Box, under: Box): number {
  const width =
    Math.min(over.left + over.width, under.left + under.width) - Math.max(over.left, under.left);
  const height =
    Math.min(over.top + over.height, under.top + under.height) - Math.max(over.top, under.top);
  return width > 0 && height > 0 ? (width * height) / (under.width * under.height) : 0;
}

export function grown(box: Box, by: number): Box {
  const { left, top, width, height } = box;
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

function middle({ left, top, width, height }: Box): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

function strides(from: number, to: number): number[] {
  const steps = Math.ceil((to - from) / STRIDE);
  return Array.from({ length: steps + 1 }, (_, n) => Math.min(to, from + n * STRIDE));
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
