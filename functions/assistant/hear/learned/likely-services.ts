import { isEndOfLife } from '../../end-of-life.ts';
import { type Ask, type Clause, does, type Frame, type ServiceSaid } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import type { Topic } from '../../topics.ts';
import type { KnownBefore } from '../context.ts';
import { agesIn } from '../services/ages.ts';
import { audiencesIn } from '../services/audience.ts';
import { fitting } from '../services/for-whom.ts';
import { knownNames } from '../services/known-names.ts';
import type { NamedService } from '../services/service-matching.ts';
import { readText } from '../text.ts';
import { asksWhich, generalService } from './general-services.ts';
import { isServiceOpen, refusesArranged } from './left-open.ts';
import type { LikelyAct } from './likely-act.ts';
import { embeddingOf, similarity } from './similarity.ts';

/** How similar to a service a message must be, and how much more than to any other. */
const LEAST = 0.5;
/** What is wrong with somebody shares words with what is done to the same thing: a bump on a leg is no knee brace. */
const LEAST_OF_TROUBLE = 0.75;
const AHEAD = 0.15;
/** How many services it may be alike to, to be asked which of them is meant. */
const MOST_ALIKE = 3;

/** How sure it must be that a message wishes an appointment, where none of its words does. */
const LEAST_WISH = 0.5;

const isWanted = ({ polarity }: Clause): boolean => polarity === 'wanted';

/** Whether an appointment is wished: by its words, by a time, or by what the message is like. */
const isWish = (frame: Frame, { act, share }: LikelyAct): boolean =>
  does(frame, 'book') ||
  frame.clauses.some((clause) => isWanted(clause) && clause.when !== undefined) ||
  (act === 'book' && share >= LEAST_WISH);

const similarTo = (text: string, services: readonly NamedService[]) => {
  const said = embeddingOf(text);
  return services
    .filter((service) => !isEndOfLife(service))
    .map(({ id, name, knownAs = [name] }) => ({
      id,
      like: Math.max(...knownAs.map((one) => similarity(said, embeddingOf(one)))),
    }))
    .toSorted((a, b) => b.like - a.like);
};

/** Those of some services that are for whoever the message is about: "my son is 6 and chipped a tooth". */
const forWhom = (
  text: string,
  alike: readonly { readonly id: string }[],
  services: readonly NamedService[],
): readonly ServiceSaid[] => {
  const likely = alike.map(({ id }): ServiceSaid => ({ id, sure: 'likely' }));
  const { folded } = readText(text);
  const [whom] = audiencesIn(folded, agesIn(folded));
  return whom ? fitting(likely, whom, [], services.flatMap(knownNames), []) : likely;
};

type Known = Pick<KnownBefore, 'services' | 'service' | 'choices' | 'awaits' | 'hasBooked' | 'arranged'>;

/** Somebody, or something of theirs, of whom something is told. */
const OF_SOMEBODY = pattern`
  \b(?:
    j|je|jai|chu|jsuis|mon|ma|mes|notre|nos|nous|il|elle|ils|elles|ca|i|im|ive|my|our|we|he|she|it|its|they|there
    |on(?= (?:a|est|va|veut|voudrait|aimerait|peut|doit|s')(?![a-z]))
  )(?![a-z])`;

/** "My cat has been vomiting": what is told of somebody, and no thing that is asked for, « une coupe femme vendredi ». */
const tellsOfSomebody = ({ remarks, text }: Frame): boolean =>
  remarks.length > 0 && OF_SOMEBODY.test(readText(text).folded);

/** The services that a message is most like; none where nothing is, or too many are about as much. */
const likeliest = ({ text }: Frame, { services }: Known, least = LEAST): readonly ServiceSaid[] => {
  const [best, ...others] = similarTo(text, services);
  if (!best || best.like < least) return [];
  const alike = [best, ...others.filter(({ like }) => best.like - like < AHEAD)];
  return alike.length > MOST_ALIKE ? [] : forWhom(text, alike, services);
};

const generalSaid = (known: Known): readonly ServiceSaid[] => {
  const general = generalService(known);
  return general ? [{ id: general.id, sure: 'likely' }] : [];
};

/** Nothing is named that could be booked: which it is to be is asked, or left to the business. */
const isUndecided = ({ clauses, text }: Frame): boolean => {
  const wanted = clauses.filter(isWanted);
  const isNamed = wanted.some(({ services: [first, ...others] }) => first && others.length === 0);
  const isLeft = wanted.some(({ anyService, services }) => anyService && services.length === 0);
  return !isNamed && (isLeft || asksWhich(readText(text).folded));
};

/** Who cannot tell what to book is offered the service by which the business finds out. */
export const whereUndecided = (frame: Frame, known: Known): Frame => {
  const general = isUndecided(frame) ? generalSaid(known) : [];
  if (general.length === 0) return frame;
  const asks = frame.asks.filter(({ words }) => !words || !asksWhich(readText(words).folded));
  return wishingFor({ ...frame, asks }, general);
};

/**
 * The services that a wish is likely for where its words name none: "my roots are three inches long". Several, likeliest
 * first, where they are about as likely. Where nothing is, or too many are, and something was told, the one by which the
 * business finds out: "my cat has been vomiting". `isTrouble`: they tell what is wrong.
 */
export const likelyServices = (
  frame: Frame,
  known: Known,
  likely: LikelyAct,
  isTrouble: boolean,
): readonly ServiceSaid[] => {
  const isInstead = refusesArranged(frame, known);
  if (!isServiceOpen(frame, known) || !(isWish(frame, likely) || isInstead)) return [];
  // Words of what is refused make the message like it, and like what resembles it.
  if (isInstead) return isTrouble || tellsOfSomebody(frame) ? generalSaid({ ...known, arranged: [] }) : [];
  const found = likeliest(frame, known, isTrouble ? LEAST_OF_TROUBLE : LEAST);
  return found.length === 0 && (isTrouble || tellsOfSomebody(frame)) ? generalSaid(known) : found;
};

/** Questions about a service, of which none is named. */
const OF_A_SERVICE: ReadonlySet<Topic> = new Set(['price', 'length', 'who_performs']);

/** "What's my house worth?": what is theirs is no service, and tells of one. */
const THEIRS = /^(?:mon|ma|mes|notre|nos|my|our) /;
export const OF_THEIRS =
  /\b(?:mon|ma|mes|notre|nos|my|our) (?!(?:rendez|rdv|appointment|appt|booking|turn|tour)\b)[a-z]/;

const isOfNoService = ({ topic, services, thing }: Ask): boolean =>
  OF_A_SERVICE.has(topic) && services.length === 0 && (thing === undefined || THEIRS.test(thing));

/** "What do you charge to get them white?": what is asked about the service that the message is likely about. */
const askedOf = (asks: readonly Ask[], services: readonly ServiceSaid[]): readonly Ask[] =>
  asks.map((ask) => {
    if (!isOfNoService(ask)) return ask;
    const { thing: _thing, ...rest } = ask;
    return { ...rest, services: services.map(({ id }) => id) };
  });

/** The frame whose questions are about the services that what is told beside them is likely about, and that wishes none. */
export const askingAbout = (frame: Frame, known: Known): Frame => {
  const isTold = frame.remarks.length > 0 || OF_THEIRS.test(readText(frame.text).folded);
  if (!frame.asks.some(isOfNoService) || !isTold || !isServiceOpen(frame, known)) return frame;
  const services = likeliest(frame, known);
  return services.length > 0 ? { ...frame, asks: askedOf(frame.asks, services) } : frame;
};

/** The frame whose wish is for one of some services. */
export const wishingFor = (frame: Frame, services: readonly ServiceSaid[]): Frame => {
  if (services.length === 0) return frame;
  const clauses = frame.clauses.some(isWanted)
    ? frame.clauses.map((clause) => (isWanted(clause) ? { ...clause, services } : clause))
    : [...frame.clauses, { polarity: 'wanted' as const, persons: [], services }];
  return { ...frame, clauses, asks: askedOf(frame.asks, services), guess: frame.guess ?? { acts: [] } };
};
