/** Sounds made of tones and noise, without files: the bell of one's turn, and those of the stage. */

/** What a beat sounds like. */
export type Sound = 'card' | 'seal' | 'die' | 'blow' | 'fall' | 'glory' | 'bite' | 'horn';

/** A tone or a breath of noise: from one pitch to another, so late, so long, so loud. */
interface Voice {
  wave: OscillatorType | 'noise';
  from: number;
  to: number;
  at: number;
  lasts: number;
  loud: number;
}

function voice(
  wave: Voice['wave'],
  [from, to]: [number, number],
  [at, lasts]: [number, number],
  loud: number,
): Voice {
  return { wave, from, to, at, lasts, loud };
}

/** Each lasts less than 600 ms and stays below −18 dB. */
const SOUNDS: Readonly<Record<Sound, readonly Voice[]>> = {
  card: [voice('noise', [3200, 1400], [0, 0.09], 0.1)],
  seal: [
    voice('noise', [900, 300], [0, 0.12], 0.12),
    voice('triangle', [190, 90], [0.02, 0.16], 0.1),
  ],
  die: [0, 0.08, 0.15, 0.21].map((at) => voice('noise', [2400, 1800], [at, 0.035], 0.11)),
  blow: [
    voice('sine', [150, 48], [0, 0.22], 0.12),
    voice('noise', [700, 200], [0, 0.08], 0.1),
  ],
  fall: [voice('sine', [220, 55], [0, 0.5], 0.11), voice('noise', [260, 90], [0.12, 0.3], 0.08)],
  glory: [
    voice('triangle', [392, 392], [0, 0.22], 0.09),
    voice('triangle', [523.3, 523.3], [0.1, 0.26], 0.09),
    voice('triangle', [659.3, 659.3], [0.2, 0.34], 0.09),
  ],
  bite: [
    voice('noise', [5200, 2600], [0, 0.05], 0.12),
    voice('sawtooth', [620, 180], [0.04, 0.16], 0.05),
  ],
  horn: [
    voice('sawtooth', [146.8, 147.5], [0, 0.55], 0.05),
    voice('sawtooth', [220, 221], [0.06, 0.48], 0.035),
  ],
};
const BELL = [
  voice('sine', [659.3, 659.3], [0, 0.7], 0.12),
  voice('sine', [880, 880], [0.09, 0.7], 0.12),
];
/** No two sounds begin closer together, in seconds. */
const APART = 0.06;
const SILENT = 0.0001;

let context: AudioContext | null = null;
let last = -Infinity;

/** The bell of one's turn. */
export function chime(): void {
  play(BELL, 1);
}

/** A sound of the stage, at a volume from 0 to 1. A page that was never pressed stays silent. */
export function sound(name: Sound, volume: number): void {
  if (document.hidden || !navigator.userActivation.hasBeenActive) return;
  play(SOUNDS[name], volume);
}

/** How long a sound lasts, in seconds, and how loud its loudest voice is. */
export function measured(name: Sound): { lasts: number; loud: number } {
  const voices = SOUNDS[name];
  return {
    lasts: Math.max(...voices.map(({ at, lasts }) => at + lasts)),
    loud: Math.max(...voices.map(({ loud }) => loud)),
  };
}

function play(voices: readonly Voice[], volume: number): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  if (volume <= 0 || now - last < APART) return;
  last = now;
  for (const each of voices) sing(context, each, now + each.at, volume);
}

function sing(audio: AudioContext, { wave, from, to, lasts, loud }: Voice, at: number, volume: number): void {
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(SILENT, at);
  loudness.gain.exponentialRampToValueAtTime(loud * volume, at + Math.min(0.02, lasts / 3));
  loudness.gain.exponentialRampToValueAtTime(SILENT, at + lasts);
  loudness.connect(audio.destination);
  if (wave === 'noise') {
    const source = audio.createBufferSource();
    const band = audio.createBiquadFilter();
    source.buffer = noise(audio, lasts);
    band.type = 'bandpass';
    glide(band.frequency, from, to, at, lasts);
    source.connect(band).connect(loudness);
    source.start(at);
  } else {
    const source = audio.createOscillator();
    source.type = wave;
    glide(source.frequency, from, to, at, lasts);
    source.connect(loudness);
    source.start(at);
    source.stop(at + lasts);
  }
}

function glide(pitch: AudioParam, from: number, to: number, at: number, lasts: number): void {
  pitch.setValueAtTime(from, at);
  pitch.exponentialRampToValueAtTime(to, at + lasts);
}

function noise(audio: AudioContext, lasts: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
