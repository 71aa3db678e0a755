/** What a table says aloud: the voice of the screen reader, the bell, the name of the tab. */

import { untrack } from 'svelte';
import { asideSaid, turnSaid, type Turn } from '../channel.svelte';
import { home } from '../home.svelte';
import { turns } from '../notices/turns.svelte';
import type { Sitting } from '../sitting.svelte';
import { chime } from './sound';

const MOST_LINES = 6;

/** To be called while a component is made: the voice falls silent with it. */
export function giveVoice(sitting: Sitting): void {
  let decision = -1;
  let heard = 0;
  let lines = -1;
  let told: Turn | undefined;
  $effect(() => () => home.hush());
  $effect(() => {
    if (sitting.curtain) home.hush();
  });
  $effect(() => {
    const { state, view, story, speech, asked } = sitting;
    if (!state || !view || !speech || sitting.curtain) return;
    const prompt = speech.prompt(view, state.asked, sitting.names);
    const news = story.slice(heard < story.length && heard > 0 ? heard : story.length);
    const said = news.slice(-MOST_LINES).map((line) => speech.line(line, sitting.names));
    for (const sentence of [...said, prompt]) untrack(() => home.tell(sentence));
    if (asked && state.decision !== decision && decision >= 0 && home.sound) chime();
    decision = state.decision;
    heard = story.length;
  });
  $effect(() => {
    const title = sitting.speech?.say('game-title') ?? 'Duskmoot';
    document.title = turns.titled(sitting.asked ? `● ${title}` : title);
  });
  /** Others are asked: then another table may wait for this guest. */
  const waiting = $derived(!!sitting.state && !sitting.asked);
  $effect(() => {
    if (waiting) untrack(() => void turns.look());
  });
  $effect(() => {
    const { speech, names, view } = sitting;
    const turn = sitting.channel.turns.at(-1);
    const talk = sitting.heard;
    if (!speech || sitting.curtain) return;
    if (turn && turn !== told) untrack(() => home.tell(turnSaid(turn, speech, names)));
    for (const line of lines < 0 ? [] : talk.slice(lines)) {
      if (line.to.length > 0 && line.seat !== view?.seat) {
        untrack(() => home.tell(asideSaid(line, speech, names)));
      }
    }
    told = turn;
    lines = talk.length;
  });
  $effect(() => {
    if (sitting.notice) untrack(() => home.tell(sitting.notice?.text ?? ''));
  });
  $effect(() => {
    if (sitting.connection === 'lost') untrack(() => home.tell(home.speech?.say('web-lost') ?? ''));
  });
}
