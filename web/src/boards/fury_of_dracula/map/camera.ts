/** Looking at a part of the map: a place `at` stands on the screen at `x + at * scale`. */

export interface Camera {
  x: number;
  y: number;
  /** Pixels of the screen for one unit of the map. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** The outermost cities: Lisbon, Edinburgh, Constanta, Athens. */
export const CITIES: Box = { left: 50, top: 109, right: 942, bottom: 709 };
/** Room for what stands round them, in pixels: names beside, a pawn above. */
const BORDER: Box = { left: 62, top: 46, right: 82, bottom: 32 };
/** On a screen narrower than this the whole of Europe has no room for its names. */
const NARROW = 640;
const SLIM_BORDER: Box = { left: 16, top: 34, right: 16, bottom: 16 };
/** The nearest one can look. */
export const NEAREST = 3.2;
/** Choices are not blown up beyond this, so that what lies round them stays in sight. */
const COMFORTABLE = 1.45;
/** Nearer by less than this is not worth losing the whole map. */
const WORTH = 1.15;
/** Room round the choices for names below, beside, and for pawns above them, in pixels. */
const MARGIN: Box = { left: 64, top: 62, right: 64, bottom: 34 };
/** The same on a narrow screen, on which the buttons of the map stand one below the other. */
const SLIM_MARGIN: Box = { ...MARGIN, right: 96 };
const NO_INSETS: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** The whole map, as large as the clear part of the screen allows. */
export function whole(size: Size, insets = NO_INSETS): Camera {
  const clear = size.width - insets.left - insets.right;
  return shown(CITIES, size, insets, clear < NARROW ? SLIM_BORDER : BORDER, NEAREST);
}

/** These spots and what lies round them. */
export function around(spots: Spot[], size: Size, insets = NO_INSETS): Camera {
  if (spots.length === 0) return whole(size, insets);
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const box = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
  const clear = size.width - insets.left - insets.right;
  const margin = clear < NARROW ? SLIM_MARGIN : MARGIN;
  const camera = shown(box, size, insets, margin, COMFORTABLE);
  const all = whole(size, insets);
  return camera.scale > all.scale * WORTH ? camera : all;
}

/** A box of the map in the middle of the clear part, with a margin in pixels. */
function shown(box: Box, size: Size, insets: Box, margin: Box, nearest: number): Camera {
  const clear = {
    left: insets.left + margin.left,
    top: insets.top + margin.top,
    right: size.width - insets.right - margin.right,
    bottom: size.height - insets.bottom - margin.bottom,
  };
  const scale = Math.min(
    nearest,
    Math.max(1, clear.right - clear.left) / Math.max(1, box.right - box.left),
    Math.max(1, clear.bottom - clear.top) / Math.max(1, box.bottom - box.top),
  );
  return {
    scale,
    x: (clear.left + clear.right - (box.left + box.right) * scale) / 2,
    y: (clear.top + clear.bottom - (box.top + box.bottom) * scale) / 2,
  };
}

/** Nearer or farther, while the map under this spot of the screen stays where it is. */
export function zoomed(camera: Camera, factor: number, about: Spot, farthest: number): Camera {
  const scale = Math.min(NEAREST, Math.max(farthest, camera.scale * factor));
  const grown = scale / camera.scale;
  return {
    scale,
    x: about.x - (about.x - camera.x) * grown,
    y: about.y - (about.y - camera.y) * grown,
  };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** The middle of the screen never leaves the map. */
export function held(camera: Camera, { width, height }: Size): Camera {
  const { scale } = camera;
  return {
    scale,
    x: clamped(camera.x, width / 2 - CITIES.right * scale, width / 2 - CITIES.left * scale),
    y: clamped(camera.y, height / 2 - CITIES.bottom * scale, height / 2 - CITIES.top * scale),
  };
}

/** Moved just far enough that this spot of the map is in sight. */
export function seeing(camera: Camera, spot: Spot, size: Size, insets = NO_INSETS): Camera {
  const at = onScreen(camera, spot);
  const x = clamped(at.x, insets.left + MARGIN.left, size.width - insets.right - MARGIN.right);
  const y = clamped(at.y, insets.top + MARGIN.top, size.height - insets.bottom - MARGIN.bottom);
  return panned(camera, x - at.x, y - at.y);
}

export function onScreen({ x, y, scale }: Camera, spot: Spot): Spot {
  return { x: x + spot.x * scale, y: y + spot.y * scale };
}

export function between(from: Camera, to: Camera, share: number): Camera {
  const mixed = (a: number, b: number) => a + (b - a) * share;
  const scale = from.scale * (to.scale / from.scale) ** share;
  if (to.scale === from.scale) return { scale, x: mixed(from.x, to.x), y: mixed(from.y, to.y) };
  // The spot that both cameras show at the same place stays still.
  const still = (a: number, b: number) => (b - a) / (from.scale - to.scale);
  const [sx, sy] = [still(from.x, to.x), still(from.y, to.y)];
  return {
    scale,
    x: from.x + sx * (from.scale - scale),
    y: from.y + sy * (from.scale - scale),
  };
}

function clamped(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}
