import { type Effort, othersThan, type Placing } from './placing.ts';

/** A way to place the parts of one date. */
type Way = readonly Placing[];

/** A way for each date, and how many parts are with other people than those who have most. */
type Chosen = { readonly ways: readonly Way[]; readonly elsewhere: number };

/**
 * Chooses one way for each date, so that as many parts as possible are with the same people on all dates. Of equally
 * good choices it takes the people of the earliest date, and there the first way.
 */
export function samePeople(dates: readonly (readonly Way[])[], effort: Effort): Chosen {
  let best: Chosen | undefined;
  for (const wanted of waysOnOtherCalendars(dates)) {
    effort.left -= dates.length;
    const chosen = closestTo(wanted, dates);
    if (!best || chosen.elsewhere < best.elsewhere) best = chosen;
    if (best.elsewhere === 0 || effort.left < 0) break;
  }
  return best ?? { ways: [], elsewhere: 0 };
}

/** The ways of all dates without those on the same calendars as an earlier one: most choices need only the first. */
function* waysOnOtherCalendars(dates: readonly (readonly Way[])[]): Generator<Way> {
  const seen = new Set<string>();
  for (const ways of dates)
    for (const way of ways) {
      const calendars = way.map(({ on }) => on.calendar.calendarId).join();
      if (!seen.has(calendars)) yield way;
      seen.add(calendars);
    }
}

/** For each date, the way that differs least from a given one. */
function closestTo(wanted: Way, dates: readonly (readonly Way[])[]): Chosen {
  let elsewhere = 0;
  const ways = dates.flatMap((ways) => {
    let [closest, least] = [ways[0], Number.POSITIVE_INFINITY];
    for (const way of ways) {
      const others = othersThan(wanted, way);
      if (others < least) [closest, least] = [way, others];
      if (least === 0) break;
    }
    if (!closest) return [];
    elsewhere += least;
    return [closest];
  });
  return { ways, elsewhere };
}
