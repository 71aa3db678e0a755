/** What a view says of the Trail and of cards. */

import { describe, expect, test } from 'vitest';
import { backOf, cardOf, draculaAt, kindOf, placeOf, valuesOf } from './table';
import { card, city, count, HIDE, hideout, scene } from './testing/scene';

/** How a card of which only the back is seen stands in a view. */
const [PLAIN, SEA, CASTLE] = [-2, -3, -4];

describe('the Trail', () => {
  test('a hunter knows a card that lies face down by its back', () => {
    expect([PLAIN, SEA, CASTLE].map((back) => backOf(hideout({ facedown: [back] })))).toEqual([
      'plain',
      'sea',
      'castle',
    ]);
    expect(placeOf(hideout({ facedown: [SEA] }))).toBe(-1);
  });

  test('Dracula sees the face of his own cards', () => {
    const own = hideout({ facedown: [city('zurich')] });
    expect([backOf(own), placeOf(own)]).toEqual(['', city('zurich')]);
  });

  test('Dracula is where the newest location card lies', () => {
    const trail = [hideout({ facedown: [HIDE] }), hideout({ facedown: [city('zurich')] })];
    expect(draculaAt(scene({ trail }, { seat: 0 }))).toBe(city('zurich'));
  });

  test('nobody knows where he is while an unseen card lies before the seen one', () => {
    const trail = [hideout({ facedown: [PLAIN] }), hideout({ faceup: [city('zurich')] })];
    expect(draculaAt(scene({ trail }))).toBe(-1);
    expect(draculaAt(scene({ trail: trail.slice(1) }))).toBe(city('zurich'));
  });

  test('he may be where no card of his lies any more', () => {
    const court = [count({ lost: city('rome') })];
    expect(draculaAt(scene({ court }, { seat: 0 }))).toBe(city('rome'));
  });
});

test('events of Dracula look unlike those of the hunters', () => {
  const kinds = ['wild_horses', 'hired_scouts', 'rifle'].map((id) =>
    kindOf(cardOf(scene(), card(id))),
  );
  expect(kinds).toEqual(['dark-event', 'event', 'item']);
});

test('a ticket without a yellow value says so', () => {
  expect([0, 2].map((ticket) => valuesOf(scene(), ticket))).toEqual(['3/2', '1/–']);
});
