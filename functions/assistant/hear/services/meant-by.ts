import type { Mention } from '../mention.ts';
import type { Text } from '../text.ts';
import { byPrice, type PriceSaid, pricesIn } from './by-price.ts';
import { byVisit } from './first-visits.ts';
import type { NamedService } from './service-matching.ts';
import type { ServicesHeard } from './services.ts';
import { servicesFor, servicesInstead } from './services-for.ts';

/** What is known of services before a message. */
export interface ServicesKnown {
  readonly services: readonly NamedService[];
  /** The one that is being arranged. */
  readonly service?: string | undefined;
  readonly awaits?: string | undefined;
}

/** Whom it is for may tell which service where none is named. */
const byAudience = (
  text: Text,
  { audiences }: ServicesHeard,
  counts: readonly Mention[],
  { awaits, services, service }: ServicesKnown,
): readonly Mention[] => {
  if (awaits === 'service') return servicesFor(audiences, services);
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
  return { prices, meant: named.length > 0 ? named : byAudience(text, told, counts, known) };
};
