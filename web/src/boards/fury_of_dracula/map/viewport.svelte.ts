/**
 * The part of the map on the screen, and how it moves.
 *
 * The map is laid out for one scale. While fingers or a wheel change the scale, the whole drawing
 * is transformed and nothing else happens in a frame; when they rest, the map is laid out anew, so
 * that names and nodes have their own size again.
 */

import {
  around,
  between,
  held,
  panned,
  seeing,
  whole,
  zoomed,
  type Box,
  type Camera,
  type Size,
  type Spot,
} from './camera';

const REST = 140;
const GLIDE = 320;
/** Below this scale of the whole map a question is shown near. */
const CROWDED = 0.66;

export class Viewport {
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 0.8 });
  /** The scale that everything is laid out for. */
  laid = $state(0.8);
  size = $state.raw<Size>({ width: 0, height: 0 });
  /** Whether the user has looked elsewhere than where the map was set. */
  moved = $state(false);
  /** The part of the map that was last set, in units: names stay within it. */
  frame = $state.raw<Box | null>(null);
  motion = true;
  /** What panels cover. */
  insets = $state.raw<Box>({ left: 0, top: 0, right: 0, bottom: 0 });

  private resting: ReturnType<typeof setTimeout> | undefined;
  private grasped = false;
  private drawing = 0;

  get farthest(): number {
    return Math.min(whole(this.size, this.insets).scale, 1) * 0.92;
  }

  /** Whether the whole map is too small to choose on. */
  get crowded(): boolean {
    return whole(this.size, this.insets).scale < CROWDED;
  }

  pan(dx: number, dy: number): void {
    this.moved = true;
    this.look(panned(this.camera, dx, dy));
  }

  zoom(factor: number, about?: Spot): void {
    this.moved = true;
    this.look(zoomed(this.camera, factor, about ?? this.middle(), this.farthest));
  }

  /** Zooms by a button or key: it glides. */
  step(factor: number): void {
    this.moved = true;
    this.glide(held(zoomed(this.camera, factor, this.middle(), this.farthest), this.size));
  }

  /** Shows these spots; all of the map where there are none, or where it is large enough. */
  fit(spots: Spot[], glides = true): void {
    this.moved = false;
    const all = !this.crowded && spots.length === 0;
    const camera = all ? whole(this.size, this.insets) : around(spots, this.size, this.insets);
    this.frame = this.partIn(camera);
    if (glides) this.glide(camera);
    else this.set(camera);
  }

  fitWhole(glides = true): void {
    this.fit([], glides);
  }

  /** Moves only as far as needed to see a spot. */
  see(spot: Spot): void {
    const camera = seeing(this.camera, spot, this.size, this.insets);
    if (camera.x !== this.camera.x || camera.y !== this.camera.y) this.glide(camera);
  }

  /** Fingers lie on the map: it is not laid out anew before they are gone. */
  grasp(): void {
    this.grasped = true;
  }

  release(): void {
    this.grasped = false;
    this.rest();
  }

  close(): void {
    clearTimeout(this.resting);
    cancelAnimationFrame(this.drawing);
  }

  private partIn({ x, y, scale }: Camera): Box {
    const { left, top, right, bottom } = this.insets;
    return {
      left: (left - x) / scale,
      top: (top - y) / scale,
      right: (this.size.width - right - x) / scale,
      bottom: (this.size.height - bottom - y) / scale,
    };
  }

  private middle(): Spot {
    const { left, top, right, bottom } = this.insets;
    return {
      x: (left + this.size.width - right) / 2,
      y: (top + this.size.height - bottom) / 2,
    };
  }

  private look(camera: Camera): void {
    cancelAnimationFrame(this.drawing);
    this.camera = held(camera, this.size);
    this.rest();
  }

  private set(camera: Camera): void {
    cancelAnimationFrame(this.drawing);
    this.camera = camera;
    this.laid = camera.scale;
  }

  private rest(): void {
    clearTimeout(this.resting);
    if (this.grasped || this.camera.scale === this.laid) return;
    this.resting = setTimeout(() => (this.laid = this.camera.scale), REST);
  }

  private glide(to: Camera): void {
    cancelAnimationFrame(this.drawing);
    if (!this.motion) return this.set(to);
    const from = this.camera;
    const start = performance.now();
    const draw = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / GLIDE));
      this.camera = share < 1 ? between(from, to, 1 - (1 - share) ** 3) : to;
      if (share < 1) this.drawing = requestAnimationFrame(draw);
      else this.laid = to.scale;
    };
    this.drawing = requestAnimationFrame(draw);
  }
}
