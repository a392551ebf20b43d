import type { Language } from '../../../shared/domain/language.ts';
import { businessIn } from '../business-in.ts';
import type { ContactSaid } from '../contact-said.ts';
import type { Business } from '../contract.ts';
import type { Ask, Choice, Clause, Frame } from '../frame.ts';
import { PHRASES } from '../say/phrases.ts';
import type { SayScene } from '../say/scene.ts';
import { whenText } from '../say/wish-text.ts';
import { anyOf, oneLine, quoted } from '../say/words.ts';
import type { HeardTexts } from './texts.ts';
import { en } from './texts-en.ts';
import { fr } from './texts-fr.ts';

const TEXTS: Readonly<Record<Language, HeardTexts>> = { fr, en };

interface Hearing extends SayScene {
  readonly h: HeardTexts;
}

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

const namesOf = (all: readonly { readonly id: string; readonly name: string }[], ids: readonly string[]) =>
  ids.flatMap((id) => all.filter((one) => one.id === id).map(({ name }) => oneLine(name)));

const servicesOf = ({ services }: Clause, { business, language, h }: Hearing): string =>
  anyOf(
    services.flatMap(({ id, sure }) =>
      namesOf(business.services, [id]).map((name) => (sure === 'certain' ? name : h.perhaps(name))),
    ),
    language,
  );

const personsOf = ({ persons }: Clause, { business, language, t }: Hearing): string => {
  const names = namesOf(business.people, persons);
  return names.length === 0 ? '' : t.withPerson(anyOf(names, language));
};

/** One wish or refusal; empty where it says nothing by itself. */
const clauseLine = (clause: Clause, telling: Hearing): string => {
  const { h } = telling;
  const { unknownPerson, people, every, prefers } = clause;
  const what = joined([
    servicesOf(clause, telling),
    clause.anyService ? h.anyService : '',
    clause.when ? whenText(clause.when, telling) : '',
    clause.only && clause.when ? h.only : '',
    clause.anyTime ? h.anyTime : '',
    prefers ? h.prefers[prefers] : '',
    personsOf(clause, telling),
    clause.only && !clause.when ? h.onlyThem : '',
    clause.anyone ? h.anyone : '',
    unknownPerson === undefined ? '' : h.nobody(oneLine(unknownPerson)),
    people === undefined ? '' : h.people(people),
    every ? h.every(every.weeks, every.times) : '',
    clause.opens ? h.opens : '',
    clause.alone ? h.alone : '',
    clause.corrects ? h.corrects : '',
  ]);
  if (what === '') return '';
  return clause.polarity === 'wanted' ? h.wants(what) : h.refuses(what);
};

const choiceLine = (choice: Choice, h: HeardTexts): string => {
  switch (choice.kind) {
    case 'ordinal':
    case 'shown':
      return h.chooses(choice.index < 0 ? h.fromEnd(-choice.index) : h.place(choice.index));
    case 'number':
      return h.chooses(h.number(choice.value));
    case 'superlative':
      return h.chooses(h.prefers[choice.which]);
    case 'any':
      return h.chooses(h.any);
    case 'all':
      return h.chooses(h.all);
  }
};

const askText = (ask: Ask, telling: Hearing): string => {
  const { business, h } = telling;
  const about = joined([
    ...namesOf(business.services, ask.services),
    ...namesOf(business.people, ask.persons),
    ask.when ? whenText(ask.when, telling) : '',
    ask.thing === undefined ? '' : quoted([ask.thing], telling.language),
  ]);
  return about === '' ? h.topics[ask.topic] : h.about(h.topics[ask.topic], about);
};

const CONTACT = [
  'name',
  'guest',
  'under',
  'email',
  'phone',
  'badEmail',
  'badPhone',
] as const satisfies readonly (keyof HeardTexts['contact'])[];

const contactText = (contact: ContactSaid, h: HeardTexts): string =>
  joined(CONTACT.map((field) => (contact[field] === undefined ? '' : h.contact[field])));

/** A line where there is something to say in it. */
const line = (say: (what: string) => string, what: string): string => (what === '' ? '' : say(what));

/**
 * What was heard in a message, for the business to read: each wish and refusal, each question, what was not
 * understood. Of a contact it says that there was one, and not which.
 */
export const heardIn = (frame: Frame, business: Business, language: Language): readonly string[] => {
  const telling: Hearing = {
    business: businessIn(business, language),
    language,
    zone: business.timezone,
    t: PHRASES[language],
    h: TEXTS[language],
  };
  const { h } = telling;
  const lines = [
    ...frame.clauses.map((clause) => clauseLine(clause, telling)),
    frame.choice ? choiceLine(frame.choice, h) : '',
    frame.arrangement ? h.arrangements[frame.arrangement] : '',
    line(h.asks, joined(frame.asks.map((ask) => askText(ask, telling)))),
    line(h.does, joined([...frame.acts.map((act) => h.acts[act]), frame.sms ? h.sms[frame.sms] : ''])),
    line(h.gives, contactText(frame.contact, h)),
    line(h.remarks, quoted(frame.remarks, language)),
    line(
      h.unread,
      quoted(
        frame.residue.map(({ word }) => word),
        language,
      ),
    ),
  ].filter(Boolean);
  const heard = lines.length > 0 ? lines : [h.nothing];
  return frame.guess ? [...heard, h.guess] : heard;
};
