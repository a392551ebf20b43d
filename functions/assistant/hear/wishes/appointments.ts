import { type ServiceSaid, servicesKey } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import { DAY } from '../asides/past.ts';
import { MONTH } from '../calendar-words.ts';
import { type Content, isDay, isOnlyDay, isOnlyTime, type Marked } from '../marked.ts';
import type { MentionOf } from '../mention.ts';
import { SEPARATES } from './steps.ts';
import type { WhenMarked } from './when-group.ts';

/** Whether it tells a time. */
export const isWhen = (item: Marked): item is WhenMarked => item.mention.kind === 'when';

/** The mentions of a kind. */
export const ofKind = <K extends Content['kind']>(
  items: readonly Marked[],
  kind: K,
): readonly MentionOf<K>[] =>
  items.flatMap(({ mention }) => (mention.kind === kind ? [mention as MentionOf<K>] : []));

/** Whether two readings mean the same service, or leave the same ones open. */
export const sameService = (a: readonly ServiceSaid[], b: readonly ServiceSaid[]): boolean =>
  a.length > 0 && servicesKey(a) === servicesKey(b);

/** Whether two mentions are of one appointment: the same service, and not two of several by their places. */
export const sameOne = (a: MentionOf<'service'>, b: MentionOf<'service'>): boolean =>
  sameService(a.services, b.services) && a.place === b.place;

/** The parts of a message in which each `kind` stands with its own time; all of it where one of them lacks it. */
const paired = (
  items: readonly Marked[],
  kind: 'service' | 'person',
  isNew: (item: Marked, part: readonly Marked[]) => boolean,
): ReadonlyArray<readonly Marked[]> => {
  const has = (part: readonly Marked[]) => part.some(({ mention }) => mention.kind === kind);
  const isTimeFirst = items.findIndex(isWhen) < items.findIndex(({ mention }) => mention.kind === kind);
  const parts: Marked[][] = [];
  for (const item of items) {
    const last = parts.at(-1) ?? [];
    // "Tuesday with Ana after three": the hour is hers too.
    const isOwn = kind === 'person' && item.glue === 'tight';
    const begins = isTimeFirst ? has(last) && isWhen(item) && !isOwn : isNew(item, last);
    if (parts.length === 0 || begins) parts.push([]);
    parts.at(-1)?.push(item);
  }
  const [head = [], ...rest] = parts;
  const isBegun = has(head) || head.some(isWhen);
  const whole = isBegun ? parts : [[...head, ...(rest[0] ?? [])], ...rest.slice(1)];
  return whole.length > 1 && whole.every((part) => has(part) && part.some(isWhen)) ? whole : [items];
};

/** Where the services of a wish have each their own time, each is an appointment of its own. */
const timedApart = (items: readonly Marked[]): ReadonlyArray<readonly Marked[]> =>
  paired(items, 'service', ({ mention, glue }, part) => {
    const [last] = ofKind(part, 'service').slice(-1);
    return mention.kind === 'service' && glue !== 'or' && !(last && sameOne(last, mention));
  });

const hasOnlyHours = (part: readonly Marked[]): boolean =>
  part.some(isWhen) && !part.some((item) => isWhen(item) && isDay(item.mention.when));

/** "A kids' cut at half past ten and a women's cut at eleven, on Friday": the day told last is that of each. */
const onLastDay = (parts: ReadonlyArray<readonly Marked[]>): ReadonlyArray<readonly Marked[]> => {
  const [first, ...others] = parts.toReversed();
  if (!first || others.length === 0 || !others.every(hasOnlyHours)) return parts;
  const from = first.findLastIndex(({ mention }) => !isOnlyDay(mention)) + 1;
  const days = first.slice(from);
  const isBehindHour = first.slice(0, from).some(({ mention }) => isOnlyTime(mention));
  return isBehindHour ? parts.map((part) => (part === first ? part : [...days, ...part])) : parts;
};

/** The days that are told before all else: "Saturday, a manicure in the morning and a pedicure at two". */
const leadingDays = (items: readonly Marked[]): readonly Marked[] => {
  const isOfService = items.some(({ mention }) => mention.kind === 'service');
  const end = items.findIndex(({ mention }) => !isOnlyDay(mention));
  return isOfService ? items.slice(0, Math.max(0, end)) : [];
};

/** A day told first is the day of each appointment that has an hour of its own. */
const byService = (items: readonly Marked[]): ReadonlyArray<readonly Marked[]> => {
  const lead = leadingDays(items);
  const parts = lead.length > 0 ? timedApart(items.slice(lead.length)) : [];
  return parts.length > 1 ? parts.map((part) => [...lead, ...part]) : onLastDay(timedApart(items));
};

/** "Tuesday with Ana or Thursday with Karim": people who have each their own time. */
export const byPerson = (items: readonly Marked[]): ReadonlyArray<readonly Marked[]> =>
  paired(items, 'person', ({ mention }) => mention.kind === 'person');

/** "After six both times", « le matin les deux fois »: the hours of each of them. */
const EACH_TIME = pattern`
  \b(?:
    (?:both|each|every|all three) (?:times?|days?|visits?|appointments?|sessions?)|for both
    |(?:(?:les|toutes les) (?:deux|trois|2|3)|(?:a )?chaque) (?:
      fois|jours?|journees?|rendez[- ]?vous|rdvs?|seances?
    )
  )(?![a-z])`;
/** "Two massages: one on Thursday and another on Friday": the same of each. */
const ONE_AND_ANOTHER = pattern`
  \b(?:one|an?|une?)\b[^.!?]{0,60}\b(?:another|the (?:other|second)|(?:une? |l')(?:autre|deuxieme))(?: one)? (?:
  (?:on|le|la|in|en|for|pour|at|a) )*(?:the |le )?(?:${DAY}|${MONTH}|\d|next|this|in the)`;

const isService = ({ mention }: Marked): boolean => mention.kind === 'service';

/** Appointments with what was told once for all of them: their hours, the service of all or of each in its turn. */
const shared = (
  parts: ReadonlyArray<readonly Marked[]>,
  folded: string,
): ReadonlyArray<readonly Marked[]> => {
  const [first = [], ...others] = parts;
  if (others.length === 0) return parts;
  const services = first.filter(isService);
  const isOneEach = services.length === parts.length && !others.some((part) => part.some(isService));
  const isAlike = (services.length === 1 || isOneEach) && ONE_AND_ANOTHER.test(folded);
  const timed = parts.filter((part) => part.some(({ mention }) => isOnlyTime(mention)));
  const hours = timed.length === 1 && EACH_TIME.test(folded) ? (timed[0] ?? []) : [];
  const isCount = ({ mention }: Marked): boolean =>
    mention.kind === 'people' && isAlike && mention.people === parts.length;
  const own = (part: readonly Marked[], at: number): readonly Marked[] => {
    if (!isAlike || (part.some(isService) && !isOneEach)) return part;
    return [...services.slice(isOneEach ? at : 0).slice(0, 1), ...part.filter((one) => !isService(one))];
  };
  return parts.map((part, at) => [
    ...own(part, at).filter((item) => !isCount(item)),
    ...(part === timed[0] ? [] : hours.filter(({ mention }) => isOnlyTime(mention))),
  ]);
};

const isBoundDay = (item: Marked): boolean =>
  isWhen(item) && isOnlyDay(item.mention) && item.mention.denied !== undefined;

/**
 * "I fly out on the 6th, so a manicure and also a pedicure. Saturday the 5th": a bound in a thought of its own before all
 * services gives way to the day that is named behind them.
 */
const withoutToldBound = (parts: ReadonlyArray<readonly Marked[]>): ReadonlyArray<readonly Marked[]> => {
  const [first = [], ...others] = parts;
  const at = first.findIndex(isService);
  const lead = first.slice(0, Math.max(0, at));
  const parting = first.slice(1, at + 1).some(({ glue }) => SEPARATES.has(glue));
  const isApart = lead.some(isBoundDay) && parting;
  const isDayOf = (item: Marked): boolean => isWhen(item) && isDay(item.mention.when) && !isBoundDay(item);
  const isNamed = !first.some(isDayOf) && others.some((part) => part.some(isDayOf));
  return isApart && isNamed ? [first.filter((item) => !isBoundDay(item)), ...others] : parts;
};

const MERELY_AND = /\b(?:pis|puis|plus)(?: aussi)? une? ?$/;

/** « Une coupe pis une couleur jeudi »: before a time is told of the first, one "and" joins the two. */
const joins = ({ mention, opens }: Marked, part: readonly Marked[], folded: string): boolean =>
  opens &&
  mention.kind === 'service' &&
  MERELY_AND.test(folded.slice(0, mention.start)) &&
  !part.some(isWhen) &&
  ofKind(part, 'service').length > 0 &&
  !ofKind(part, 'service').some((one) => sameOne(one, mention));

/** The appointments that a message speaks of. */
export const appointments = (
  items: readonly Marked[],
  folded: string,
): ReadonlyArray<{ items: readonly Marked[]; opens: boolean }> => {
  const parts: Marked[][] = [[]];
  for (const item of items) {
    if (item.opens && !joins(item, parts.at(-1) ?? [], folded)) parts.push([]);
    parts.at(-1)?.push(item);
  }
  const lead = leadingDays(parts[0] ?? []);
  const dated = withoutToldBound(parts).map((part, index) =>
    index > 0 && hasOnlyHours(part) ? [...lead, ...part] : part,
  );
  return shared(onLastDay(dated), folded).flatMap((part, index) =>
    byService(part).map((own, at) => ({
      items: own,
      opens: index > 0 || at > 0 || (own[0]?.opens ?? false),
    })),
  );
};
