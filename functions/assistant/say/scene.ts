import type { Language } from '../../../shared/domain/language.ts';
import type { Act } from '../acts.ts';
import type { Business } from '../contract.ts';
import type { Phrases } from './fr.ts';

/** What a reply is said with beside its acts. */
export interface SayScene {
  /** The phrases of the language. */
  readonly t: Phrases;
  /** In the language of the reply; see `businessIn`. */
  readonly business: Business;
  readonly language: Language;
  /** Of the business: times are told by its wall clock. */
  readonly zone: string;
  /** Openings vary with it; the same one says the same. */
  readonly seed?: string;
}

/** What one act says, line by line, and the question that it ends with. */
export interface Said {
  readonly says: readonly string[];
  readonly asks?: string;
}

export type Kind = Act['kind'];

/** The act of a kind; a union of acts for a union of kinds. */
export type ActOf<K extends Kind = Kind> = { [P in K]: { readonly kind: P } & Extract<Act, { kind: P }> }[K];

/** How each of some kinds of acts is told. */
export type Tellers<K extends Kind> = {
  readonly [P in K]: (act: ActOf<P>, scene: SayScene) => Said;
};

/** The phrases of a language; each is loaded by the first reply in it. */
const LOAD: Readonly<Record<Language, () => Promise<Phrases>>> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
};

export const phrasesOf = (language: Language): Promise<Phrases> => LOAD[language]();

export const says = (...lines: readonly string[]): Said => ({ says: lines });

export const asks = (question: string, ...lines: readonly string[]): Said => ({
  says: lines,
  asks: question,
});

/** FNV-1a, of 32 bits. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
};

/** One of several ways to say a thing: always the same for a seed. */
export const oneOf = (ways: readonly [string, ...string[]], { seed = '' }: Pick<SayScene, 'seed'>): string =>
  ways[hashOf(seed) % ways.length] ?? ways[0];
