/** What a table says aloud: the voice of the screen reader, the bell, the name of the tab. */

import { untrack } from 'svelte';
import { home } from '../home.svelte';
import type { Sitting } from '../sitting.svelte';
import { chime } from './sound';

const MOST_LINES = 6;

/** To be called while a component is made: the voice falls silent with it. */
export function giveVoice(sitting: Sitting): void {
  let decision = -1;
  let heard = 0;
  $effect(() => {
    const { state, view, story, speech, asked } = sitting;
    if (!state || !view || !speech || sitting.curtain) return;
    const prompt = speech.prompt(view, state.asked, sitting.names);
    const news = story.slice(heard < story.length && heard > 0 ? heard : story.length);
    const said = news.slice(-MOST_LINES).map((line) => speech.line(line, sitting.names));
    for (const sentence of [...said, prompt]) untrack(() => home.tell(sentence));
    document.title = asked ? `● ${speech.say('game-title')}` : speech.say('game-title');
    if (asked && state.decision !== decision && decision >= 0 && home.sound) chime();
    decision = state.decision;
    heard = story.length;
  });
  $effect(() => {
    if (sitting.notice) untrack(() => home.tell(sitting.notice?.text ?? ''));
  });
  $effect(() => {
    if (sitting.connection === 'lost') untrack(() => home.tell(home.speech?.say('web-lost') ?? ''));
  });
}
