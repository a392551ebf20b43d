import { taxesNote } from '../../../shared/domain/change-text.ts';
import { formatPrice, isTaxed, type Price, totalPrice } from '../../../shared/domain/money.ts';
import type { OfferedPart, SkippedDate } from '../../../shared/schemas/basket.ts';
import type { MissedSeries } from '../../../shared/schemas/basket-booking.ts';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { firstDateOf, type Whole } from '../conversation.ts';
import { localMoment } from '../time/local-time.ts';
import type { SayScene } from './scene.ts';
import { dateTimeText, dayText, timeText } from './when.ts';
import { oneLine } from './words.ts';

/** What is told of one of several: of an offer, or of a record. */
type Told = Pick<PublicBooking, 'title' | 'personName' | 'startAt' | 'endAt'>;

/** What is said of taxes beside a total; undefined where nothing is. */
export const totalTaxes = (total: Price, { business: { taxes }, language }: SayScene): string | undefined =>
  isTaxed(total) ? (taxesNote(taxes, language) ?? undefined) : undefined;

/** What some things cost in all, in words, with what is said of taxes; undefined where the prices are not all shown in one currency. */
export const totalText = (priced: Parameters<typeof totalPrice>[0], scene: SayScene): string | undefined => {
  const total = totalPrice(priced);
  if (!total) return undefined;
  const taxes = totalTaxes(total, scene);
  return [scene.t.inAll(formatPrice(total, scene.language)), ...(taxes === undefined ? [] : [taxes])].join(
    ', ',
  );
};

/** From the first start to the last end. */
const spanOf = (parts: readonly Pick<Told, 'startAt' | 'endAt'>[]): number => {
  const starts = parts.map(({ startAt }) => Date.parse(startAt));
  const ends = parts.map(({ endAt }) => Date.parse(endAt));
  return Math.round((Math.max(...ends) - Math.min(...starts)) / 60_000);
};

const dayOf = ({ startAt }: Pick<Told, 'startAt'>, { zone }: SayScene): string =>
  localMoment(Date.parse(startAt), zone).date.toString();

const whatText = ({ title, personName }: Told, { t }: SayScene): string =>
  [oneLine(title), personName === undefined ? '' : t.withPerson(oneLine(personName))]
    .filter(Boolean)
    .join(' ');

/** One of several with its day and hour: "Coupe femme avec Ana, le samedi 28 novembre à 9 h 00". */
const partText = (part: Told, scene: SayScene): string => {
  const { t, zone, language } = scene;
  return [whatText(part, scene), t.on(dateTimeText(part.startAt, zone, language))].filter(Boolean).join(', ');
};

/** The same where its day, or what it is, was told right before it. */
const nextText = (part: Told, before: Told, scene: SayScene): string => {
  const { t, zone, language } = scene;
  const what = whatText(part, scene);
  const isSame = what === whatText(before, scene);
  if (dayOf(part, scene) === dayOf(before, scene))
    return `${what} ${t.at(timeText(part.startAt, zone, language))}`;
  return isSame ? t.on(dateTimeText(part.startAt, zone, language)) : partText(part, scene);
};

/** Dates that are left out, named beside an offer: others are counted. */
const MOST_BESIDE = 2;

const skippedText = (
  { skipped }: { readonly skipped: readonly SkippedDate[] },
  { t, language }: SayScene,
): readonly string[] =>
  skipped.map(({ date, reason }) => t.notOn(dayText(date, language), t.skipped[reason]));

const named = (part: OfferedPart, { business }: SayScene): OfferedPart => {
  const title = business.services.find(({ id }) => id === part.serviceId)?.name ?? part.title;
  return { ...part, title };
};

/** What each date of several services costs; nothing where the price of all says it. */
const eachTimeText = (whole: Whole, { t, language }: SayScene): string => {
  const price = whole.perDate === undefined ? undefined : totalPrice(firstDateOf(whole));
  return price === undefined ? '' : t.eachTime(formatPrice(price, language));
};

/** How long it takes on each date, the waiting in it, and what it costs. */
export const wholeFacts = (whole: Whole, scene: SayScene): string => {
  const { t } = scene;
  const { parts, gapMin } = whole;
  const minutes = t.minutes(spanOf(firstDateOf(whole)));
  const waiting = gapMin > 0 ? t.waiting(t.minutes(gapMin)) : '';
  return [minutes, waiting, eachTimeText(whole, scene), totalText(parts, scene) ?? '']
    .filter(Boolean)
    .join(', ');
};

/** Whether a date is as the first: the same in the same order, by the same people, as far apart. */
const isAlike = (date: readonly OfferedPart[], first: readonly OfferedPart[]): boolean => {
  const shape = ([head, ...others]: readonly OfferedPart[]): string =>
    JSON.stringify([
      [head?.serviceId, head?.personName],
      ...others.map(({ serviceId, personName, startAt }) => [
        ...[serviceId, personName],
        Date.parse(startAt) - Date.parse(head?.startAt ?? ''),
      ]),
    ]);
  return shape(date) === shape(first);
};

/** Each of its dates. */
const datesOf = (whole: Whole): ReadonlyArray<readonly OfferedPart[]> => {
  const size = Math.max(1, firstDateOf(whole).length);
  return Array.from({ length: Math.ceil(whole.parts.length / size) }, (_, n) =>
    whole.parts.slice(n * size, (n + 1) * size),
  );
};

/** One date of several services: in full, or by its first start alone where the rest is as on the first date. */
const dateText = (
  { arrangement }: Whole,
  date: readonly OfferedPart[],
  first: readonly OfferedPart[],
  scene: SayScene,
): string => {
  const { t, zone, language } = scene;
  const [head] = date;
  if (head && date !== first && isAlike(date, first)) return t.on(dateTimeText(head.startAt, zone, language));
  return date
    .map((part, at) => {
      const before = date[at - 1];
      if (!before) return partText(part, scene);
      const text = nextText(part, before, scene);
      return arrangement === 'in_a_row' ? t.next(text) : text;
    })
    .join(', ');
};

/** All of an offer in one line: each with its person and its time, the dates that are left out, length and price. */
export const wholeText = (whole: Whole, scene: SayScene): string => {
  const parts = whole.parts.map((part) => named(part, scene));
  const dates = datesOf({ ...whole, parts });
  const [first = []] = dates;
  const told = dates.map((date) => dateText(whole, date, first, scene));
  return scene.t.aside([...told, ...skippedText(whole, scene)].join(', '), wholeFacts(whole, scene));
};

/** The same with a line for each. */
export const wholeLines = (whole: Whole, scene: SayScene): readonly string[] => [
  ...whole.parts.map((part) => partText(named(part, scene), scene)),
  ...skippedText(whole, scene),
];

/** The same in one short sentence, for beside other hours that are offered. */
export const missedBesideText = (missed: MissedSeries, scene: SayScene): string => {
  const { t, zone, language } = scene;
  const all = skippedText(missed, scene);
  const [named, more] = [all.slice(0, MOST_BESIDE), all.length - MOST_BESIDE];
  const left = [...named, ...(more > 0 ? [t.missed.more(more)] : [])].join(', ');
  return t.missed.beside(timeText(missed.startAt, zone, language), left);
};

/** What comes nearest to a series that cannot be booked, and why each of its other dates is not free. */
export const missedText = (missed: MissedSeries, scene: SayScene): string => {
  const { t, zone, language } = scene;
  const { startAt, skipped } = missed;
  const isFirstFree = skipped.every(({ date }) => date !== dayOf(missed, scene));
  const when = t.on(dateTimeText(startAt, zone, language));
  const left = skippedText(missed, scene).join(', ');
  return isFirstFree ? t.missed.alone(when, left) : t.missed.from(when, left);
};
