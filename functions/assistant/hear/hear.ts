import type { Temporal } from 'temporal-polyfill';
import type { Language } from '../../../shared/domain/language.ts';
import type { DateRange } from '../time/wish.ts';
import { type ChoiceHeard, hearChoice } from './choice.ts';
import { hearContact } from './contact.ts';
import { hearDates } from './dates.ts';
import { COURTESIES, hearIntents, type Intent, SHORT_ANSWERS, SOONEST } from './intents.ts';
import { hearLanguage } from './language.ts';
import { bareName, hearIntroduction } from './names.ts';
import { hearPerson, type NamedPerson } from './people.ts';
import { hearServices, type NamedService } from './services.ts';
import { eraseAll, readText, type Text } from './text.ts';
import { hearTimes, type TimeWish } from './times.ts';

/** What is known before a message is read. */
export interface HearingContext {
  readonly services: readonly NamedService[];
  /** Those whom a visitor may ask for; nobody where there is no choice. */
  readonly people: readonly NamedPerson[];
  /** The business's own date. */
  readonly today: Temporal.PlainDate;
  readonly language: Language;
  /** How many things (slots, services) the last reply let one choose from. */
  readonly choices: number;
  /** A name was just asked for: what could be one is not taken for a badly typed service. */
  readonly awaitsName: boolean;
}

/** All that was understood of one message. */
export interface Heard {
  readonly text: string;
  readonly intents: ReadonlySet<Intent>;
  /** The message asks to be answered in a language. */
  readonly asksLanguage: boolean;
  /** One: the service meant. Several: those it could be. */
  readonly serviceIds: readonly string[];
  /** The person asked for. */
  readonly personId: string | undefined;
  /** Whoever is free will do. */
  readonly anyone: boolean;
  readonly ranges: readonly DateRange[];
  readonly exceptWeekdays: readonly number[];
  readonly time: TimeWish | undefined;
  readonly choice: Omit<ChoiceHeard, 'rest'>;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly badEmail: string | undefined;
  readonly badPhone: string | undefined;
  /** A name the message introduces. */
  readonly name: string | undefined;
  /** What could be a name, had one been asked for. */
  readonly maybeName: string | undefined;
  /** The same, written with the capitals of a name. */
  readonly likelyName: string | undefined;
}

const RANK_OR_DAY = /^(?:le |the )(\d{1,2})(?:i?e(?:me)?|ere?|st|nd|rd|th)?[\s.!·]*$/;

/** "Le 2", after an offer of six, is the second of them and no day of the month. */
const isRank = (text: Text, choices: number): boolean => {
  const number = Number(RANK_OR_DAY.exec(text.folded)?.[1] ?? Number.NaN);
  return number >= 1 && number <= choices;
};

const hearWhen = (text: Text, context: HearingContext) => {
  const early = isRank(text, context.choices) ? { ...hearChoice(text) } : undefined;
  const dates = hearDates(early?.rest ?? text, context.today, context.language);
  const choice = early ?? (context.choices > 0 ? hearChoice(dates.rest) : { rest: dates.rest });
  const times = hearTimes(early ? dates.rest : choice.rest, dates.part);
  const { rest: _, ...chosen } = choice;
  return { dates, choice: chosen, time: times.time, rest: times.rest };
};

/** Reads a message once, for all that it may hold; what one reader took, the next does not see. Never throws. */
export const hear = (message: string, context: HearingContext): Heard => {
  const text = readText(message);
  const contact = hearContact(text);
  const person = hearPerson(contact.rest, context.people);
  const introduction = hearIntroduction(person.rest);
  const intents = hearIntents(introduction.rest.folded);
  const services = hearServices(introduction.rest, context.services, context.awaitsName);
  const polite = eraseAll(eraseAll(services.rest, COURTESIES), SOONEST);
  const when = hearWhen(polite, context);
  const bare = bareName(eraseAll(when.rest, SHORT_ANSWERS));
  return {
    text: text.raw,
    intents,
    asksLanguage: hearLanguage(text)?.asked ?? false,
    serviceIds: services.serviceIds,
    personId: person.personId,
    anyone: person.anyone,
    ranges: when.dates.ranges,
    exceptWeekdays: when.dates.exceptWeekdays,
    time: when.time,
    choice: when.choice,
    email: contact.email,
    phone: contact.phone,
    badEmail: contact.badEmail,
    badPhone: contact.badPhone,
    name: introduction.name,
    maybeName: introduction.name ?? bare?.name,
    likelyName: introduction.name ?? (bare?.capitalised ? bare.name : undefined),
  };
};
