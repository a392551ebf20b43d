import { totalPrice } from '../../../../shared/domain/money.ts';
import type { Act } from '../../acts.ts';
import type { Business, BusinessService } from '../../contract.ts';
import type { Topic } from '../../topics.ts';

type Extreme = Extract<Act, { kind: 'extreme' }>['which'];

/** What is compared, and which way the extreme lies. */
const MEASURES: Record<Extreme, { of: (service: BusinessService) => number | null; sign: 1 | -1 }> = {
  cheapest: { of: ({ price }) => price, sign: 1 },
  dearest: { of: ({ price }) => price, sign: -1 },
  longest: { of: ({ durationMin }) => durationMin, sign: -1 },
  shortest: { of: ({ durationMin }) => durationMin, sign: 1 },
};

export const isExtreme = (topic: Topic): topic is Extreme => topic in MEASURES;

/** Prices in several currencies cannot be compared or added. */
const isOneCurrency = (services: readonly BusinessService[]): boolean =>
  new Set(services.map(({ currency }) => currency)).size === 1;

/** The services that are cheapest, dearest, longest or shortest of some: none where the records do not tell. */
export const extremesOf = (
  services: readonly BusinessService[],
  which: Extreme,
): readonly BusinessService[] => {
  const { of, sign } = MEASURES[which];
  const isPrice = which === 'cheapest' || which === 'dearest';
  const known = isPrice && !isOneCurrency(services) ? [] : services.filter((service) => of(service) !== null);
  const values = known.map((service) => (of(service) ?? 0) * sign);
  const least = Math.min(...values);
  return known.filter((_, index) => values[index] === least);
};

/** The extreme of some services; all prices where one is only the least that it can cost, for that tells no extreme. */
export const extreme = (services: readonly BusinessService[], which: Extreme): Act => {
  const isPrice = which === 'cheapest' || which === 'dearest';
  return isPrice && services.some(({ priceFrom }) => priceFrom)
    ? { kind: 'prices', services }
    : { kind: 'extreme', which, services: extremesOf(services, which) };
};

/** What some services cost and take together; no total where a price is not shown, or in another currency. */
export const sum = (services: readonly BusinessService[]): Act => ({
  kind: 'sum',
  services,
  total: totalPrice(services),
  minutes: services.reduce((minutes, { durationMin }) => minutes + durationMin, 0),
});

/** Those who perform a service: everybody where nobody in particular does. */
export const performersOf = ({ people }: Business, service: BusinessService) =>
  people.filter(({ id }) => service.people?.includes(id) ?? true);

const whether = (business: Business, personId: string, service: BusinessService): readonly Act[] => {
  const person = business.people.find(({ id }) => id === personId);
  const people = performersOf(business, service);
  if (!person) return [];
  return people.includes(person)
    ? [{ kind: 'performs', person, services: [service] }]
    : [{ kind: 'does_not_perform', person, service, people }];
};

/** Who performs what: some services, what some people do, or whether they do it. */
export const performance = (
  business: Business,
  services: readonly BusinessService[],
  persons: readonly string[],
): readonly Act[] => {
  if (persons.length > 0 && services.length > 0)
    return persons.flatMap((id) => services.flatMap((service) => whether(business, id, service)));
  if (services.length > 0 && business.people.length > 0)
    return services.map((service) => ({
      kind: 'performers',
      service,
      people: performersOf(business, service),
    }));
  return business.people
    .filter(({ id }) => persons.includes(id))
    .map((person) => ({
      kind: 'performs',
      person,
      services: business.services.filter((service) => performersOf(business, service).includes(person)),
    }));
};
