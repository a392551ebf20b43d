import type { Language } from '../../shared/domain/language.ts';
import type { BusinessSpec } from '../businesses/business-spec.ts';
import { localTimeOf } from '../businesses/local-time.ts';
import type { Exchange } from '../play/transcript.ts';
import { amountsIn } from '../reading/amounts.ts';
import { isRealDay, namedDays } from '../reading/days.ts';
import { languageOf } from '../reading/language-of.ts';
import { timesIn } from '../reading/times.ts';
import type { Talk } from '../scenarios/scenario.ts';
import type { Failure } from './failure.ts';

const faqTexts = ({ faq = [] }: BusinessSpec): readonly string[] =>
  faq.flatMap((entry) =>
    [entry, ...Object.values(entry.translations ?? {})].flatMap((texts) => [
      texts?.question ?? '',
      texts?.answer ?? '',
    ]),
  );

const namesOf = ({ tenant, services, people, address, welcome }: BusinessSpec): readonly string[] => [
  tenant.name,
  ...(address ? [address.line1] : []),
  welcome,
  ...Object.values(services).flatMap(({ fr, en }) => [fr, en]),
  ...Object.values(people),
];

/** Amounts that may be said: prices, what the business or the visitor named, and what the scenario reckons. */
const allowedAmounts = (spec: BusinessSpec, { steps }: Talk): ReadonlySet<number> =>
  new Set([
    ...faqTexts(spec).flatMap(amountsIn),
    ...Object.values(spec.services).flatMap(({ price }) => (price === null ? [] : [price])),
    ...steps.flatMap(({ say = '', expect }) => [...amountsIn(say), ...(expect?.says?.amounts ?? [])]),
  ]);

const judgeAmounts = (reply: string, spec: BusinessSpec, scenario: Talk): readonly Failure[] => {
  const allowed = allowedAmounts(spec, scenario);
  const prices = [...allowed];
  // What two of the prices come to, or differ by, is reckoned from them.
  const isReckoned = (amount: number) =>
    prices.some((one) =>
      prices.some((other) =>
        [one + other, Math.abs(one - other)].some((sum) => Math.abs(sum - amount) < 0.005),
      ),
    );
  return amountsIn(reply)
    .filter((amount) => amount !== 0 && !allowed.has(amount) && !isReckoned(amount))
    .map((amount) => ({ kind: 'wrong-price', text: `says ${amount} $, which is no price here` }));
};

const judgeDays = ({ reply, at }: Exchange, zone: string): readonly Failure[] => {
  const { date } = localTimeOf(new Date(at).toISOString(), zone);
  return namedDays(reply)
    .filter((day) => !isRealDay(day, date))
    .map(({ words }) => ({ kind: 'wrong-day', text: `there is no "${words}"` }));
};

/** A booking's answer says when it is. */
const judgeBookedTime = ({ reply, booking }: Exchange, zone: string): readonly Failure[] => {
  if (!booking) return [];
  const { time } = localTimeOf(booking.startAt, zone);
  return timesIn(reply).includes(time)
    ? []
    : [{ kind: 'wrong-hour', text: `books ${time} and does not say so: ${timesIn(reply).join(', ')}` }];
};

const judgeLanguage = (reply: string, spec: BusinessSpec, wanted: Language): readonly Failure[] => {
  const language = languageOf(reply, namesOf(spec));
  return language === undefined || language === wanted
    ? []
    : [{ kind: 'language', text: `answers in "${language}" where "${wanted}" is spoken` }];
};

/** What must hold of every answer, whatever was asked. */
export const judgeAlways = (
  exchange: Exchange,
  spec: BusinessSpec,
  scenario: Talk,
  language: Language,
): readonly Failure[] => {
  const { status, reply } = exchange;
  const { timezone: zone } = spec.tenant;
  if (status !== 200) return [{ kind: 'error', text: `${status}: ${reply}` }];
  if (reply.trim() === '') return [{ kind: 'error', text: 'answers nothing' }];
  return [
    ...judgeAmounts(reply, spec, scenario),
    ...judgeDays(exchange, zone),
    ...judgeBookedTime(exchange, zone),
    ...judgeLanguage(reply, spec, language),
  ];
};
