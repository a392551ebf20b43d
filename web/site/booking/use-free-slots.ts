import { useEffect, useState } from 'react';
import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { publicCall } from '../../lib/public-api/public-call.ts';
import type { ServiceView, SiteView } from '../view/site-view.ts';
import { joinDays, type SlotDay, slotDays } from '../view/slot-days.ts';

export interface FreeSlots {
  readonly days: readonly SlotDay[];
  readonly phase: 'ready' | 'loading' | 'failed';
  /** True when there are no slots after the last day. */
  readonly isAll: boolean;
  /** Which days are shown, as far as the page says it; null for nothing to say. */
  readonly note: string | null;
  readonly reload: () => void;
  readonly loadLater: () => void;
  /** The instant from which they are shown; null for the soonest. */
  readonly start: string | null;
  /** Shows the slots from this instant on; from the soonest for null. */
  readonly startFrom: (instant: string | null) => void;
}

/** What a visitor chooses before a time; without a person, anyone. */
export interface Choice {
  readonly serviceId: string | null;
  readonly personId: string | null;
}

/** The query: another service, person, attempt or start begins again; `after` loads what follows. */
interface Wanted extends Choice {
  readonly attempt: number;
  readonly start: string | null;
  readonly after: string | null;
}

interface Loaded {
  readonly wanted: Wanted | null;
  readonly days: readonly SlotDay[];
  readonly lastStart: string | null;
  readonly failed: boolean;
  readonly isAll: boolean;
  readonly note: string | null;
}

const isSame = (one: Wanted | null, other: Wanted): boolean =>
  one?.serviceId === other.serviceId &&
  one.personId === other.personId &&
  one.attempt === other.attempt &&
  one.start === other.start &&
  one.after === other.after;

/** The person asked for where they can be; null for anyone. */
export const choosable = (service: Pick<ServiceView, 'people'> | undefined, personId: string | null) =>
  service?.people.some(({ id }) => id === personId) ? personId : null;

const servedWith = ({ booking, services }: SiteView): Loaded => ({
  wanted: booking.days && {
    serviceId: booking.serviceId,
    personId: choosable(
      services.find(({ id }) => id === booking.serviceId),
      booking.personId,
    ),
    attempt: 0,
    start: booking.paging.start,
    after: null,
  },
  days: booking.days ?? [],
  lastStart: booking.lastStart,
  failed: false,
  isAll: false,
  note: booking.paging.note,
});

const withAnswer = (
  was: Loaded,
  wanted: Wanted,
  days: readonly SlotDay[],
  lastStart: string | null,
): Loaded => ({
  wanted,
  days: joinDays(wanted.after === null ? [] : was.days, days),
  lastStart: lastStart ?? wanted.after,
  failed: false,
  isAll: days.length === 0,
  note: wanted.after === null ? null : was.note,
});

const withoutAnswer = (was: Loaded, wanted: Wanted): Loaded => ({
  ...was,
  wanted,
  days: wanted.after === null ? [] : was.days,
  failed: true,
});

/** Slots per request. */
const SLOT_LIMIT = 60;

/** Free slots that start later than `after`, soonest first; null when the request failed. */
const fetchSlots = async (
  { apiBase, slug }: { readonly apiBase: string; readonly slug: string },
  { serviceId, personId, start, after }: Wanted,
  language: Language,
  signal: AbortSignal,
) => {
  const from = after === null ? start : new Date(Date.parse(after) + MINUTE_MS).toISOString();
  const outcome = await publicCall('GET /public/sites/{slug}/slots', {
    apiBase,
    params: { slug },
    query: {
      limit: SLOT_LIMIT,
      ...(serviceId === null ? {} : { serviceId }),
      ...(personId === null ? {} : { calendarId: personId }),
      ...(from === null ? {} : { from }),
    },
    language,
    signal,
  });
  return outcome.kind === 'done' ? outcome.data.slots : null;
};

/** Loads the slots of the present query. */
const useLoaded = (
  view: SiteView,
  { serviceId, personId, attempt, start, after }: Wanted,
  language: Language,
): Loaded => {
  const { apiBase } = view.booking;
  const { slug, timezone } = view.chat;
  const [loaded, setLoaded] = useState(() => servedWith(view));
  const isLoaded = isSame(loaded.wanted, { serviceId, personId, attempt, start, after });
  useEffect(() => {
    if (isLoaded) return;
    const leaving = new AbortController();
    const wanted = { serviceId, personId, attempt, start, after };
    void fetchSlots({ apiBase, slug }, wanted, language, leaving.signal).then((slots) => {
      if (leaving.signal.aborted) return;
      if (!slots) return setLoaded((was) => withoutAnswer(was, wanted));
      const days = slotDays(slots, language, timezone);
      setLoaded((was) => withAnswer(was, wanted, days, slots.at(-1)?.startAt ?? null));
    });
    return () => leaving.abort();
  }, [isLoaded, apiBase, slug, serviceId, personId, attempt, start, after, language, timezone]);
  return loaded;
};

/** The free slots of a service and person: first those rendered with the page, then the API's. */
export const useFreeSlots = (
  view: SiteView,
  { serviceId, personId }: Choice,
  language: Language,
): FreeSlots => {
  const choice = { serviceId, personId };
  const [asked, setAsked] = useState<Wanted>({
    ...choice,
    ...{ attempt: 0, start: view.booking.paging.start, after: null },
  });
  const isSameChoice = asked.serviceId === serviceId && asked.personId === personId;
  const wanted = isSameChoice ? asked : { ...choice, attempt: asked.attempt, start: null, after: null };
  // Kept at once: a choice that is made again must not go on from a last time that is no longer shown.
  if (!isSameChoice) setAsked(wanted);
  const { attempt, start } = wanted;
  const loaded = useLoaded(view, wanted, language);
  const isLoaded = isSame(loaded.wanted, wanted);
  return {
    days: isLoaded || wanted.after !== null ? loaded.days : [],
    phase: !isLoaded ? 'loading' : loaded.failed ? 'failed' : 'ready',
    isAll: loaded.isAll,
    note: loaded.note,
    reload: () => setAsked({ ...choice, attempt: attempt + 1, start, after: null }),
    loadLater: () => setAsked({ ...choice, attempt, start, after: loaded.lastStart }),
    start,
    startFrom: (instant) => setAsked({ ...choice, attempt, start: instant, after: null }),
  };
};
