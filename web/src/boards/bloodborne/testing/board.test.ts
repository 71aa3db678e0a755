/** The board drawn at recorded moments of real games: every act is a button, every word is there. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, Speech, type Language } from '../../../speech';
import type { GameInfo } from '../../../wire/types';
import type { BoardProps, Cards } from '../../board';
import { board } from '../index';
import { silhouette } from '../silhouettes';
import { bloodScore, depth, facesOf, fullHealth, handOf, tableOf, thrown } from '../table';
import { boardProps, type Moment } from './props';

const HERE = import.meta.dirname;
const PACKAGE = join(HERE, '../../../../../src/duskmoot');
const MOMENTS = readdirSync(HERE)
  .filter((file) => file.endsWith('.json') && !['game.json', 'cards.json'].includes(file))
  .map((file) => file.replace('.json', ''));

function recorded<T>(name: string): T {
  return JSON.parse(readFileSync(join(HERE, `${name}.json`), 'utf-8')) as T;
}

const game = recorded<GameInfo>('game');
const cards = recorded<Cards>('cards');

function speaks(language: Language): Speech {
  const folders = [`texts/${language}`, `games/bloodborne/texts/${language}`];
  const sources = folders.flatMap((folder) =>
    readdirSync(join(PACKAGE, folder)).map((file) =>
      readFileSync(join(PACKAGE, folder, file), 'utf-8'),
    ),
  );
  return new Speech(language, sources, game, cards);
}

const speeches = Object.fromEntries(LANGUAGES.map((each) => [each, speaks(each)])) as Record<
  Language,
  Speech
>;

function at(moment: string, language: Language = 'en', heard: Partial<BoardProps> = {}): BoardProps {
  return boardProps(recorded<Moment>(moment), game, cards, speeches[language], heard);
}

/** All parts of the board, as the table page would set them. */
function drawn(props: BoardProps): string {
  const { Main, Seat, Own, Tracks, Status, Steps } = board;
  const others = props.seats.filter(({ seat }) => seat !== props.view.seat);
  return [
    render(Main, { props }),
    ...others.flatMap(({ seat }) => (Seat ? [render(Seat, { props: { ...props, seat } })] : [])),
    ...(Own && props.view.seat >= 0 ? [render(Own, { props })] : []),
    ...[Tracks, Status, Steps].flatMap((part) => (part ? [render(part, { props })] : [])),
  ]
    .map(({ body }) => body)
    .join('\n');
}

interface Button {
  name: string;
  /** What the description says, such as the clause that forbids it. */
  told: string;
  pressed: boolean;
  /** An act, or something to ask "why not?" about; the others only tell what they are. */
  acts: boolean;
}

function buttons(html: string): Button[] {
  return [...html.matchAll(/<button\b([^>]*)>/g)].map(([, attributes = '']) => {
    const id = attribute(attributes, 'aria-describedby');
    const note = id ? (html.split(`id="${id}"`)[1]?.split('</span></span>')[0] ?? '') : '';
    return {
      name: attribute(attributes, 'aria-label'),
      told: plain(note.replace(/^[^>]*>/, '')),
      pressed: attribute(attributes, 'aria-pressed') === 'true',
      acts: /\b(legal|struck|aim)\b/.test(attribute(attributes, 'class')),
    };
  });
}

function attribute(attributes: string, name: string): string {
  return plain(new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}

function plain(html: string): string {
  return html
    .replace(/<!--.*?-->|<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

const everywhere = MOMENTS.flatMap((moment) =>
  LANGUAGES.map((language): [string, Language] => [moment, language]),
);

describe('at every moment, in every language', () => {
  test.each(everywhere)('%s, %s: every legal act is a button with its name', (moment, language) => {
    const props = at(moment, language);
    const found = buttons(drawn(props)).filter(({ acts }) => acts);
    const names = found.map(({ name }) => name);
    for (const act of props.acts.filter(({ verb }) => verb !== 'done')) {
      expect(names).toContain(act.label);
    }
  });

  test.each(everywhere)('%s, %s: every button has a name', (moment, language) => {
    const found = buttons(drawn(at(moment, language)));
    expect(found.filter(({ name }) => name.trim() === '')).toEqual([]);
  });

  test.each(everywhere)('%s, %s: no word is missing', (moment, language) => {
    const html = drawn(at(moment, language));
    expect(/\[[a-z]+-[\w.-]*\]|undefined|NaN|\{ ?\$/.exec(plain(html))).toBeNull();
  });

  test.each(everywhere)('%s, %s: a struck thing in sight says its clause', (moment, language) => {
    const props = at(moment, language);
    const { hunters } = tableOf(props);
    const me = hunters[props.view.seat];
    const inSight = [...((me?.hand as number[] | undefined) ?? []), ...(me?.discard ?? [])];
    const found = buttons(drawn(props));
    for (const { kind, noun, clause } of props.forbidden) {
      if (kind === 'seat' || (kind === 'card' && inSight.includes(noun))) {
        const said = props.speech.clause(clause);
        expect(found.some(({ told }) => told.includes(said))).toBe(true);
      }
    }
  });
});

test('the recorded moments hold every question and something forbidden', () => {
  const moments = MOMENTS.map((name) => recorded<Moment>(name));
  const asked = new Set(moments.map(({ view }) => view.question));
  const questions = ['play-card', 'bring-weapon', 'aim', 'take-back', 'drop-card'];
  expect([...questions, 'take-upgrade', 'remove-card', ''].filter((q) => !asked.has(q))).toEqual([]);
  expect(moments.some(({ view }) => Object.keys(view.forbidden).length > 1)).toBe(true);
});

describe('what is chosen', () => {
  test('a picked act is pressed, and no other', () => {
    const props = at('choose');
    const picked = props.acts[1]!;
    const found = buttons(drawn({ ...props, chosen: picked.spelled }));
    const pressed = new Set(found.filter((each) => each.pressed).map(({ name }) => name));
    expect([...pressed]).toEqual([picked.label]);
  });

  test('the own sealed card stays pressed while others choose', () => {
    const props = at('chosen');
    const sealed = props.acts.find(({ spelled }) => spelled === props.view.answer)!;
    expect(buttons(drawn(props)).some((each) => each.name === sealed.label && each.pressed)).toBe(
      true,
    );
  });

  test.each(['spectator', 'end'])('%s: all can be read, nothing can be done', (moment) => {
    const found = buttons(drawn(at(moment)));
    expect(found.filter(({ told }) => told).length).toBeGreaterThan(0);
    expect(found.filter(({ acts }) => acts)).toEqual([]);
  });
});

describe('the horror', () => {
  test('has a light for each Blood Echo left and a dark place for each one taken', () => {
    const props = at('choose');
    const { echoes, full } = tableOf(props);
    const places = drawn(props).match(/class="echo [^"]*"/g) ?? [];
    expect(places).toHaveLength(full);
    expect(places.filter((place) => !place.includes('spent'))).toHaveLength(echoes);
  });

  test('says what of it was reconstructed, and says nothing where a source gives all', () => {
    const props = at('choose');
    const main = plain(render(board.Main, { props }).body);
    expect(main).toContain('reconstructed: name, health, die, types, ability');
    const tracks = plain(render(board.Tracks!, { props }).body);
    expect(tracks).toContain('Gehrman, the First Hunter');
    expect(tracks.split('Available Upgrades')[0]).not.toContain('reconstructed');
  });

  test('has a drawing for every enemy of the game, whatever its type', () => {
    for (const enemy of game.nouns['enemy'] ?? []) {
      expect(silhouette(enemy, ['kin'])).toBe(silhouette(enemy, ['humanoid']));
    }
  });

  test('throws its die in the open', () => {
    const props = at('dead');
    const faces = tableOf(props).rolls.map(thrown);
    expect(drawn(props)).toContain(`rolled: ${faces.join(', ')}`);
  });
});

describe('the numbers of the table', () => {
  test('the hand of another Hunter is what the open cards leave, and the board names it', () => {
    const props = at('choose');
    const [, other] = tableOf(props).hunters;
    expect(handOf(other!)).toEqual([0, 1, 2, 4, 17]);
    expect(drawn(props)).toContain('Saw Cleaver, Hunter Axe, Hunter Pistol, Hunter’s Dream, Blood Vial');
  });

  test('a face with a plus is written with it', () => {
    expect([0, 2, 3, 5, 8].map(thrown)).toEqual(['0', '1', '1+', '2+', '4']);
  });

  test('the yellow die follows the table option', () => {
    expect(facesOf(at('choose'), 'yellow')).toContain('2+');
    expect(facesOf(at('no_enemy'), 'yellow')).not.toContain('2+');
  });

  test('Ebrietas lowers the full health, nobody else does', () => {
    expect(fullHealth(at('five'))).toBe(6);
    expect(fullHealth(at('choose'))).toBe(8);
  });

  test('the dungeon is eleven enemies deep from the first to the last', () => {
    for (const moment of MOMENTS) expect(depth(tableOf(at(moment))).all).toBe(11);
  });

  test('Blood Scores are those of the rules', () => {
    const props = at('end');
    const scores = tableOf(props).hunters.map((hunter) => bloodScore(props, hunter));
    expect(scores).toEqual(recorded<Moment>('end').scores);
  });
});
