/** Return keys that were told once: shown until their owner says that they are kept. */

class Told {
  keys = $state.raw<Record<string, Record<string, string>>>({});

  hear(chronicle: string, keys: Record<string, string>): void {
    if (Object.keys(keys).length === 0) return;
    this.keys = { ...this.keys, [chronicle]: { ...this.keys[chronicle], ...keys } };
  }

  forget(chronicle: string): void {
    const { [chronicle]: _, ...rest } = this.keys;
    this.keys = rest;
  }
}

export const told = new Told();
