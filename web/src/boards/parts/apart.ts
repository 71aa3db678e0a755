/** Names for the cards of a list that tell copies apart: `3-0`, `5-0`, `3-1`. */
export function apart(cards: number[]): string[] {
  return cards.map((card, n) => `${card}-${cards.slice(0, n).filter((c) => c === card).length}`);
}
