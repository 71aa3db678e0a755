/** What the whole page knows: the guest, the games, the language, the settings, the address. */

import type { Component } from 'svelte';
import { boardOf, coverOf } from './boards';
import type { Board, Cards } from './boards/board';
import { SEALED, type Unsealed } from './chronicle/seals';
import { routeOf, type Route } from './routes';
import type { Pace, Recaps } from './stage.svelte';
import { LANGUAGES, Speech, type Inscribed, type Language } from './speech';
import { http } from './wire/http';
import type { Chapter, GameInfo, PrimerPart, Refusal, Seat } from './wire/types';

export type Motion = 'system' | 'full' | 'less';

interface Kept {
  language: Language;
  motion: Motion;
  sound: boolean;
  contrast: boolean;
  list: boolean;
  plain: boolean;
  passing: boolean;
  pace: Pace;
  recaps: Recaps;
  sounds: boolean;
  volume: number;
  textSize: number;
}

const KEPT = 'duskmoot';
const SPOKEN = 12;
const USUAL_SIZE = 100;
export const SIZES = [90, USUAL_SIZE, 110, 120, 130];

class Home {
  name = $state('');
  games = $state<GameInfo[]>([]);
  language = $state<Language>('en');
  motion = $state<Motion>('system');
  sound = $state(false);
  contrast = $state(false);
  /** Whether the list of choices stands open beside the board. */
  list = $state(false);
  /** Whether games are drawn as text, even where they have a board. */
  plain = $state(false);
  /** Whether the page passes by itself where nothing can be played, among bots alone. */
  passing = $state(true);
  /** How fast things are shown happening. */
  pace = $state<Pace>('brisk');
  /** Whether the card after an own fight waits. */
  recaps = $state<Recaps>('wait');
  /** Whether what happens can be heard, and how loud, from 0 to 1. */
  sounds = $state(true);
  volume = $state(0.6);
  /** Percent of the usual size of letters, one of SIZES. */
  textSize = $state(USUAL_SIZE);
  route = $state<Route>({ page: 'start' });
  /** The shell's speech; null until its texts are there. */
  speech = $state.raw<Speech | null>(null);
  /** The last sentences of the live region, oldest first. */
  spoken = $state.raw<{ n: number; text: string }[]>([]);
  failed = $state<Refusal | null>(null);
  /** Whether the games and the guest are known. */
  ready = $state(false);
  private stillness = $state(false);
  private covers = $state.raw<Record<string, Component | undefined>>({});
  private readonly chance = Math.random();
  private readonly sources = new Map<string, Promise<string>>();
  private readonly coverTexts = new Map<string, Promise<Record<string, string>>>();
  private readonly cardsOf = new Map<string, Promise<Cards>>();
  private readonly primerOf = new Map<string, Promise<PrimerPart[]>>();
  private readonly chaptersOf = new Map<string, Promise<Chapter[]>>();

  get still(): boolean {
    return this.motion === 'less' || (this.motion === 'system' && this.stillness);
  }

  async begin(): Promise<void> {
    this.recall();
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    this.stillness = query.matches;
    query.addEventListener('change', () => (this.stillness = query.matches));
    this.route = routeOf(window.location.hash);
    window.addEventListener('hashchange', () => (this.route = routeOf(window.location.hash)));
    try {
      await this.speak(this.language);
      [this.games, this.name] = await Promise.all([http.games(), http.me().then((me) => me.name)]);
      this.ready = true;
      void this.fetchCovers().catch(this.lost);
    } catch {
      this.lost();
    }
  }

  /** Something that the page needs cannot be fetched. */
  readonly lost = (): void => {
    this.failed = { key: 'unreached', parts: {}, clause: '' };
  };

  /** Let the screen reader say this, unless it has just said it. */
  tell(text: string): void {
    const last = this.spoken.at(-1);
    if (!text || last?.text === text) return;
    this.spoken = [...this.spoken.slice(1 - SPOKEN), { n: (last?.n ?? 0) + 1, text }];
  }

  /** What was said is forgotten: it was for this table, and for the hand that held the screen. */
  hush(): void {
    this.spoken = [];
  }

  go(hash: string): void {
    window.location.hash = hash;
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  board(name: string): Promise<Board> {
    return boardOf(name, this.plain);
  }

  /** The game's picture, also for whoever plays without pictures; none until it is fetched. */
  cover(name: string): Component | undefined {
    return this.covers[name];
  }

  private async fetchCovers(): Promise<void> {
    const names = this.games.map((game) => game.name);
    const found = await Promise.all(names.map(async (name) => [name, await coverOf(name)]));
    this.covers = Object.fromEntries(found);
  }

  async speak(language: Language): Promise<void> {
    this.speech = new Speech(language, [await this.source(`shell/${language}`)]);
    this.language = language;
    document.documentElement.lang = language;
    this.keep();
  }

  /** Whoever can say what stands on the covers of the games, before one is chosen. */
  async coverSpeeches(language: Language): Promise<Record<string, Speech>> {
    const [shell, covers] = await Promise.all([
      this.source(`shell/${language}`),
      remembered(this.coverTexts, language, () => http.covers(language)),
    ]);
    return Object.fromEntries(
      this.games.map((game) => [
        game.name,
        new Speech(language, [shell, covers[game.name] ?? ''], game),
      ]),
    );
  }

  /** Whoever speaks this language about this game, at a table with these options. */
  async gameSpeech(
    game: GameInfo,
    language: Language,
    chosen: Record<string, string> = {},
    unsealed: Unsealed = SEALED,
    names: Inscribed = {},
  ): Promise<Speech> {
    const [shell, own, cards] = await Promise.all([
      this.source(`shell/${language}`),
      this.source(`${game.name}/${language}`),
      this.cards(game.name),
    ]);
    const sources = unsealed.texts ? [shell, own, unsealed.texts] : [shell, own];
    return new Speech(language, sources, game, { ...cards, ...unsealed.rows }, chosen, names);
  }

  cards(game: string): Promise<Cards> {
    return remembered(this.cardsOf, game, () => http.cards(game));
  }

  chapters(game: string): Promise<Chapter[]> {
    return remembered(this.chaptersOf, game, () => http.chapters(game));
  }

  primer(game: string): Promise<PrimerPart[]> {
    return remembered(this.primerOf, game, () => http.primer(game));
  }

  async rename(name: string): Promise<void> {
    this.name = (await http.rename(name)).name;
  }

  /** What a guest without a name will be called: a bird of the night, say. */
  get suggested(): string {
    return this.birds[Math.floor(this.chance * this.birds.length)] ?? '';
  }

  private get birds(): string[] {
    const birds = this.speech?.say('web-guest-names').split(',') ?? [];
    return birds.map((bird) => bird.trim());
  }

  /** Our name at places of others: whoever has chosen none is a bird that nobody else is. */
  nameAmong(places: Pick<Seat, 'name' | 'mine' | 'returns'>[]): string {
    const others = places.filter((each) => !each.mine && !each.returns).map((each) => each.name);
    const name = this.name || this.suggested;
    if (!others.includes(name) || !this.birds.includes(name)) return name;
    return this.birds.find((bird) => !others.includes(bird)) ?? name;
  }

  async named(): Promise<void> {
    if (!this.name) await this.rename(this.suggested);
  }

  keep(): void {
    const kept: Kept = {
      language: this.language,
      motion: this.motion,
      sound: this.sound,
      contrast: this.contrast,
      list: this.list,
      plain: this.plain,
      passing: this.passing,
      pace: this.pace,
      recaps: this.recaps,
      sounds: this.sounds,
      volume: this.volume,
      textSize: this.textSize,
    };
    try {
      localStorage.setItem(KEPT, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  private recall(): void {
    let kept: Partial<Kept> = {};
    try {
      kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>;
    } catch {
      // Nothing kept, or nothing readable.
    }
    const wanted = [kept.language, ...navigator.languages.map((each) => each.slice(0, 2))];
    this.language = LANGUAGES.find((each) => each === wanted.find(spoken)) ?? 'en';
    this.motion = kept.motion ?? 'system';
    this.sound = kept.sound ?? false;
    this.contrast = kept.contrast ?? window.matchMedia('(prefers-contrast: more)').matches;
    this.list = kept.list ?? false;
    this.plain = kept.plain ?? false;
    this.passing = kept.passing ?? true;
    this.pace = kept.pace ?? 'brisk';
    this.recaps = kept.recaps ?? 'wait';
    this.sounds = kept.sounds ?? true;
    this.volume = kept.volume ?? 0.6;
    this.textSize = SIZES.find((size) => size === kept.textSize) ?? USUAL_SIZE;
  }

  private source(name: string): Promise<string> {
    const [owner = '', language = ''] = name.split('/');
    return remembered(this.sources, name, () =>
      owner === 'shell' ? http.texts(language) : http.gameTexts(owner, language),
    );
  }
}

function spoken(language: string | undefined): boolean {
  return LANGUAGES.some((each) => each === language);
}

/** Asked for once; a failure is forgotten, so that it can be asked for again. */
function remembered<T>(
  memory: Map<string, Promise<T>>,
  key: string,
  ask: () => Promise<T>,
): Promise<T> {
  const known = memory.get(key);
  if (known) return known;
  const asked = ask();
  memory.set(key, asked);
  asked.catch(() => memory.delete(key));
  return asked;
}

export const home = new Home();
