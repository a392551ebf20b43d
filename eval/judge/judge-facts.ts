import type { BusinessSpec } from '../businesses/business-spec.ts';
import { amountsIn } from '../reading/amounts.ts';
import { folded } from '../reading/folded.ts';
import { saysMinutes, timesIn } from '../reading/times.ts';
import type { Facts } from '../scenarios/scenario.ts';
import type { Failure } from './failure.ts';

/** Whether a person is named, by their whole name or their first name. */
export const namesPerson = (reply: string, { people }: BusinessSpec, key: string): boolean => {
  const name = folded(people[key] ?? key);
  const [first = name] = name.split(' ');
  return new RegExp(`\\b${first}\\b`).test(folded(reply));
};

const STOP = new Set(['de', 'en', 'd', 'avant', 'complet', 'full', 'computer', 'pre', 'propriete']);

/** Whether a service is named in either language; a distinctive word of its name is enough. */
export const namesService = (reply: string, { services }: BusinessSpec, key: string): boolean => {
  const plain = folded(reply);
  const service = services[key];
  if (!service) return false;
  return [service.fr, service.en].some((name) => {
    const words = folded(name)
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2 && !STOP.has(word));
    return plain.includes(folded(name)) || words.every((word) => plain.includes(word.replace(/s$/, '')));
  });
};

const matches = (reply: string, pattern: string): boolean => new RegExp(pattern).test(folded(reply));

const judgeAmounts = (reply: string, spec: BusinessSpec, { prices = [], amounts = [] }: Facts) => {
  const said = amountsIn(reply);
  const wanted = [...prices.map((key) => spec.services[key]?.price ?? Number.NaN), ...amounts];
  const missing = wanted.filter((amount) => !said.includes(amount));
  if (missing.length === 0) return [];
  // A time may be "free" too, so that nought alone is no price that was said.
  const isWrong = said.some((amount) => amount > 0) && missing.length === wanted.length;
  return [
    {
      kind: isWrong ? 'wrong-price' : 'facts',
      text: `does not say ${missing.join(', ')} $ (said: ${said.join(', ')})`,
    } as const,
  ];
};

const judgeTimes = (reply: string, { times = [] }: Facts): readonly Failure[] => {
  const said = timesIn(reply);
  const missing = times.filter((time) => !said.includes(time));
  if (missing.length === 0) return [];
  const isWrong = said.length > 0 && missing.length === times.length;
  return [
    {
      kind: isWrong ? 'wrong-hour' : 'facts',
      text: `does not say ${missing.join(', ')} (said: ${said.join(', ')})`,
    },
  ];
};

const digits = (text: string): string => text.replace(/\D/g, '');

/** Judges whether an answer says what it must, by the records of the business. */
export const judgeFacts = (reply: string, spec: BusinessSpec, facts: Facts): readonly Failure[] => {
  const missing = (text: string): Failure => ({ kind: 'facts', text });
  const { lengths = [], services = [], people = [], notPeople = [], anyOf = [] } = facts;
  const unsaidLengths = lengths.filter((key) => !saysMinutes(reply, spec.services[key]?.minutes ?? 0));
  return [
    ...judgeAmounts(reply, spec, facts),
    ...judgeTimes(reply, facts),
    ...unsaidLengths.map((key) => missing(`does not say how long ${key} takes`)),
    ...services
      .filter((key) => !namesService(reply, spec, key))
      .map((key) => missing(`does not name ${key}`)),
    ...people.filter((key) => !namesPerson(reply, spec, key)).map((key) => missing(`does not name ${key}`)),
    ...notPeople.filter((key) => namesPerson(reply, spec, key)).map((key) => missing(`names ${key}`)),
    ...(facts.phone && !digits(reply).includes(digits(spec.tenant.phone ?? ''))
      ? [missing('does not say the phone number')]
      : []),
    ...(facts.address && !folded(reply).includes(folded(spec.address?.line1 ?? ''))
      ? [missing('does not say the address')]
      : []),
    ...(anyOf.length > 0 && !anyOf.some((pattern) => matches(reply, pattern))
      ? [missing(`says none of: ${anyOf.join(' | ')}`)]
      : []),
  ];
};
