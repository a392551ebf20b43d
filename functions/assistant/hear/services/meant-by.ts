import type { Mention } from '../mention.ts';
import type { Text } from '../text.ts';
import { byPrice, type PriceSaid, pricesIn } from './by-price.ts';
import { byWeakWord } from './by-weak-word.ts';
import { byVisit, visitAnswered } from './first-visits.ts';
import type { NamedService } from './service-matching.ts';
import type { ServicesHeard } from './services.ts';
import { servicesFor, servicesInstead } from './services-for.ts';

/** What is known of services before a message. */
export interface ServicesKnown {
  readonly services: readonly NamedService[];
  /** The one that is being arranged. */
  readonly service?: string | undefined;
  readonly awaits?: string | undefined;
  /** What is being arranged: each appointment with the services that it may be. */
  readonly arranged?: readonly (readonly string[])[] | undefined;
}

/** What was asked which one of: those that may be meant, else all. */
const askedOf = ({ services, arranged = [] }: ServicesKnown): readonly NamedService[] => {
  const listed = arranged.flat();
  return services.filter(({ id }) => listed.length === 0 || listed.includes(id));
};

/** Whom it is for, or whether it is the first visit, may tell which service where none is named. */
const unnamed = (
  text: Text,
  { audiences }: ServicesHeard,
  counts: readonly Mention[],
  known: ServicesKnown,
): readonly Mention[] => {
  const { awaits, services, service } = known;
  if (awaits === 'service') {
    const asked = askedOf(known);
    const answered = [visitAnswered(text, asked), byWeakWord(text, asked)].find(({ length }) => length > 0);
    return answered ?? servicesFor(audiences, services);
  }
  return service === undefined || counts.length > 0
    ? []
    : servicesInstead(text, audiences, services, service);
};

/** The services that are meant: by their names, prices and whether it is the first visit, else by whom it is for; with the prices that were told. */
export const meantBy = (
  text: Text,
  told: ServicesHeard,
  counts: readonly Mention[],
  known: ServicesKnown,
): { readonly meant: readonly Mention[]; readonly prices: readonly PriceSaid[] } => {
  const prices = pricesIn(text.folded, known.services);
  const named = byVisit(byPrice(told.mentions, prices), text.folded, known.services);
  return { prices, meant: named.length > 0 ? named : unnamed(text, told, counts, known) };
};
