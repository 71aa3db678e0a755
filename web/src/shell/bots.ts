/** Which bot sits down if nobody names one: a thinker before a dice thrower. */

export function bestBot(bots: string[]): string {
  return (
    bots.find((bot) => bot === 'heuristic') ??
    bots.findLast((bot) => bot !== 'random') ??
    bots[0] ??
    ''
  );
}
