import type { ToldOfBooked } from './booked/after-booked.ts';
import type { HearingContext } from './context.ts';
import type { Mention, MentionOf, Span } from './mention.ts';
import { countsOfOwn, peopleIn, severalMentions, tellsNumber } from './services/counts.ts';
import { sharedAmong } from './services/recipients.ts';
import { hearServices } from './services/services.ts';
import { eraseSpans, type Text } from './text.ts';

const isService = (mention: Mention): mention is MentionOf<'service'> => mention.kind === 'service';

/** The only service that a text names, or that is arranged before it. */
const onlyServiceIn = (text: Text, { services, service, arranged = [] }: HearingContext) => {
  const [first, ...others] = hearServices(text, services, false).mentions.filter(isService);
  if (first) return others.length === 0 ? first : undefined;
  const [known, ...further] = new Set(arranged.flat());
  const id = service ?? (further.length === 0 ? known : undefined);
  return id === undefined
    ? undefined
    : { kind: 'service' as const, services: [{ id, sure: 'certain' as const }], start: 0, end: 0 };
};

/** The services of a text without those that only tell of what is booked, and how many each is for. */
const servicesIn = (text: Text, others: readonly Span[], context: HearingContext, isNameAwaited: boolean) => {
  const { counts: spoken, bystanders } = peopleIn(text.folded);
  const heard = hearServices(
    eraseSpans(text, [...others, ...bystanders]),
    context.services,
    isNameAwaited,
    spoken.filter((one) => !bystanders.includes(one)),
    context.aging?.agesIn(text.folded),
  );
  const ofBooked = context.besideBooked?.toldOfBooked(heard.mentions, text, context.booked ?? []) ?? [];
  const isWished = (mention: Mention): boolean => ofBooked.every(({ service }) => service !== mention);
  const told = { ...heard, mentions: heard.mentions.filter(isWished) };
  // "A couple's massage" is one service.
  const isName = (one: Span): boolean =>
    told.mentions.some(({ start, end }) => one.start < end && start < one.end) &&
    !tellsNumber(one, text.folded);
  const own = countsOfOwn(
    text.folded,
    spoken.filter((one) => !isName(one)),
    told.mentions,
  );
  const isOfPlaces = (context.changing?.placesIn(text, context) ?? []).length > 0;
  const each = isOfPlaces
    ? undefined
    : context.sharing?.membersIn(text, (alone) => onlyServiceIn(alone, context), context.services);
  if (!each) {
    const { sharing, services, service } = context;
    const shared = sharedAmong(own, told.mentions, services, { service, folded: text.folded });
    const apart = sharing?.apartByAge(text, told.mentions, shared.counts, told.audiences, services);
    if (!apart) return { told, ofBooked, ...shared, isApart: false };
    const asides = [...told.asides, ...shared.counts];
    return {
      told: { ...told, mentions: apart.services, asides },
      ofBooked,
      ...shared,
      counts: apart.counts,
      isApart: true,
    };
  }
  const asides = [...told.asides, ...told.mentions, ...own];
  return {
    told: { ...told, mentions: each.services, asides },
    ofBooked,
    counts: [],
    parties: [],
    each,
    isApart: true,
  };
};

/** The services that a message is about, how many of each, and for whom. */
export interface ServicesMeant {
  readonly services: readonly Mention[];
  /** Those that are named by words of their own. */
  readonly named: readonly Mention[];
  /** For how many people, and how many of a service. */
  readonly counts: readonly MentionOf<'people'>[];
  readonly several: readonly Mention[];
  readonly parties: readonly Span[];
  /** Where another begins, and who is right after the one before. */
  readonly opens: readonly Mention[];
  readonly nexts: readonly Span[] | undefined;
  /** Words that told for whom it is, how long, for how much, and of what nothing is wished. */
  readonly audiences: readonly Span[];
  readonly lengths: readonly Span[];
  readonly prices: readonly Span[];
  readonly asides: readonly Span[];
  readonly unknown: readonly Span[];
  readonly ofBooked: readonly ToldOfBooked[];
}

/** The services that are meant: by their names, by whom they are for, by what is arranged already. */
export const servicesMeant = (
  text: Text,
  others: readonly Span[],
  context: HearingContext,
  isNameAwaited: boolean,
): ServicesMeant => {
  const { told, ofBooked, counts, parties, each, isApart } = servicesIn(text, others, context, isNameAwaited);
  const { sharing, changing, meaning } = context;
  const { prices, meant } = meaning?.meantBy(text, told, counts, context) ?? {
    prices: [],
    meant: told.mentions,
  };
  const further = isApart ? [] : (sharing?.furtherIn(text, told.mentions, context) ?? []);
  const named = further.some(isService) ? further.filter(isService) : meant;
  const shared = isApart ? named : (sharing?.withRecipients(text, named) ?? named);
  const services = [...shared, ...(changing?.placesIn(text, context) ?? [])];
  const { audiences, lengths, asides, unknown } = told;
  return {
    ...{
      services,
      named: told.mentions,
      counts,
      parties,
      prices,
      audiences,
      lengths,
      asides,
      unknown,
      ofBooked,
    },
    several: isApart ? [] : severalMentions(text.folded, services, context.services),
    opens: [...(each?.opens ?? []), ...further.filter((one) => !isService(one))],
    nexts: each?.nexts,
  };
};
