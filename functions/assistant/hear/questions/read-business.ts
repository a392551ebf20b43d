import type { ServiceSaid } from '../../frame.ts';
import type { NamedService } from '../services/service-matching.ts';
import { hearServices } from '../services/services.ts';
import { isOfManyTrades } from '../services/weak-words.ts';
import { readText, wordsOf } from '../text.ts';
import type { KnownEntry } from './known-entry.ts';
import { meaningIn } from './meaning.ts';
import type { Meaning } from './meaning-words.ts';

/** The services that an entry is written of, and the words that name them. */
export interface Tie {
  readonly ids: readonly string[];
  readonly words: Meaning;
}

/** One of the business's own questions, by what it and its answer mean. */
export interface ReadEntry {
  readonly entry: KnownEntry;
  readonly question: Meaning;
  readonly answer: Meaning;
  readonly ties: readonly Tie[];
}

/** A service by what each of its names means. */
export interface ReadService {
  readonly id: string;
  readonly names: readonly Meaning[];
}

/** The business's own questions, and its services. */
export interface ReadBusiness {
  readonly entries: readonly ReadEntry[];
  readonly services: readonly ReadService[];
  /** The words of the names of services: they tell what a question is about, and not what it asks. */
  readonly named: Meaning;
}

export interface OwnBusiness {
  readonly faq: readonly KnownEntry[];
  readonly services: readonly NamedService[];
}

const isCertain = ({ sure }: ServiceSaid): boolean => sure === 'certain';

/** The services that a question names beyond doubt, by a word that not every trade has: "visit" names none. */
const tiesOf = ({ question }: KnownEntry, services: readonly NamedService[]): readonly Tie[] => {
  const text = readText(question);
  return hearServices(text, services, true).mentions.flatMap((mention) => {
    if (mention.kind !== 'service' || !mention.services.every(isCertain)) return [];
    const said = text.folded.slice(mention.start, mention.end);
    if (wordsOf(said).every(isOfManyTrades)) return [];
    return [{ ids: mention.services.map(({ id }) => id), words: meaningIn(said) }];
  });
};

export const wordsOfNames = (services: readonly ReadService[]): Meaning =>
  new Set(services.flatMap(({ names }) => names.flatMap((name) => [...name])));

const readAll = ({ faq, services: all }: OwnBusiness): ReadBusiness => {
  const services = all.map(({ id, name, knownAs = [] }) => ({
    id,
    names: [name, ...knownAs].map(meaningIn),
  }));
  const entries = faq.map((entry) => ({
    entry,
    question: meaningIn(entry.question),
    answer: meaningIn(entry.answer ?? ''),
    ties: tiesOf(entry, all),
  }));
  return { entries, services, named: wordsOfNames(services) };
};

/** What was read of a business: several readers of one message need it. */
const readBefore = new WeakMap<
  OwnBusiness['faq'],
  { readonly of: OwnBusiness; readonly read: ReadBusiness }
>();

/** Reads the business's own questions once for a message. */
export const readBusiness = ({ faq, services }: OwnBusiness): ReadBusiness => {
  const before = readBefore.get(faq);
  if (before?.of.services === services) return before.read;
  const read = readAll({ faq, services });
  readBefore.set(faq, { of: { faq, services }, read });
  return read;
};
