/** The words of a game that need a sentence: found in running text, in any of their forms. */

export interface Word {
  id: string;
  /** As a glossary lists it. */
  title: string;
  /** What it is, in one sentence. */
  is: string;
  /** Every form in which a text may use it. */
  forms: string[];
  /** The beginnings of the ids of the clauses about it: `round.dream`. */
  clauses: string[];
}

/** A run of a text, and the word that it is a form of. */
export interface Run {
  text: string;
  word: Word | null;
}

export class Words {
  private readonly byForm = new Map<string, Word>();
  private readonly anyForm: RegExp | null;

  constructor(readonly all: readonly Word[]) {
    for (const word of all) for (const form of word.forms) this.byForm.set(plain(form), word);
    /** Of “Blood Echo” and “Echo” the longer is meant where both begin. */
    const forms = [...this.byForm.keys()].sort((one, other) => other.length - one.length);
    const spelled = forms.map((form) => escaped(form).replaceAll(' ', '\\s')).join('|');
    this.anyForm = spelled
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${spelled})(?![\\p{L}\\p{N}])`, 'giu')
      : null;
  }

  /** A paragraph in runs: each word is set apart where it first occurs. */
  in(text: string): Run[] {
    return this.inAll([text])[0] ?? [];
  }

  /** Paragraphs that are read one after another: each word is set apart once in all of them. */
  inAll(texts: readonly string[]): Run[][] {
    const met = new Set<Word>();
    return texts.map((text) => this.apart(text, met));
  }

  private apart(text: string, met: Set<Word>): Run[] {
    if (!this.anyForm) return [{ text, word: null }];
    const runs: Run[] = [];
    let from = 0;
    for (const found of text.matchAll(this.anyForm)) {
      const word = this.byForm.get(plain(found[0]));
      if (!word || met.has(word)) continue;
      met.add(word);
      if (found.index > from) runs.push({ text: text.slice(from, found.index), word: null });
      runs.push({ text: found[0], word });
      from = found.index + found[0].length;
    }
    if (from < text.length) runs.push({ text: text.slice(from), word: null });
    return runs;
  }
}

/** Without capitals and no-break spaces, so that forms and texts can be compared. */
function plain(form: string): string {
  return form.toLowerCase().replace(/\s/gu, ' ');
}

function escaped(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}
