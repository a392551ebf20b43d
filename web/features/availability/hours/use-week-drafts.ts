import { useState } from 'react';
import type { Availability } from '../../../../shared/schemas/availability.ts';
import { isChangedMeanwhile } from '../../../lib/changed-meanwhile.ts';
import { useEdits } from '../../../ui/leaving.ts';
import { useUnsaved } from '../../../ui/unsaved.ts';
import { SavedSome } from '../saved-some.ts';
import type { AvailabilityResource } from '../use-availability.ts';
import { faultsOf, type WeekDraft } from './week-draft.ts';
import { inCalls, isSameWeek, savedWeek, toWeeklyHours } from './week-wire.ts';

type Drafts = ReadonlyMap<string, WeekDraft>;

const without = (drafts: Drafts, ids: readonly string[]): Drafts =>
  new Map([...drafts].filter(([calendarId]) => !ids.includes(calendarId)));

/** The weeks as they are being edited: each calendar's is the saved one until it is changed. */
export const useWeekDrafts = (
  { windows, timezone }: Availability,
  resource: Pick<AvailabilityResource, 'saveHours' | 'reread'>,
) => {
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const saved = (calendarId: string) => savedWeek(windows, calendarId, timezone);
  const weekOf = (calendarId: string) => drafts.get(calendarId) ?? saved(calendarId);
  const changed = [...drafts.keys()].filter((id) => !isSameWeek(weekOf(id), saved(id)));
  useUnsaved(changed.length > 0);
  useEdits(changed.length > 0);
  const change = (next: Drafts) => setDrafts(new Map([...drafts, ...next]));
  /** What was seen is now what a colleague saved: saving again means it. */
  const seeAgain = (present: Availability) =>
    setDrafts(
      (kept) =>
        new Map(
          [...kept].map(([id, draft]) => [
            id,
            { ...draft, seen: savedWeek(present.windows, id, timezone).seen },
          ]),
        ),
    );
  const calls = inCalls(changed.map((calendarId) => toWeeklyHours(calendarId, weekOf(calendarId))));
  return {
    weekOf,
    changed,
    /** The changed weeks, in the calls that save them. */
    calls,
    isFaulty: changed.some((id) => faultsOf(weekOf(id)).size > 0),
    edit: (calendarId: string, week: WeekDraft) => change(new Map([[calendarId, week]])),
    change,
    discard: () => setDrafts(new Map()),
    /** Saves every changed week; those that were not stay as drafts. Throws `SavedSome` where others were. */
    save: async () => {
      const all: string[] = [];
      for (const call of calls) {
        try {
          await resource.saveHours(call);
        } catch (error) {
          const present = isChangedMeanwhile(error) ? await resource.reread() : undefined;
          if (present) seeAgain(present);
          throw all.length > 0 ? new SavedSome(all, error) : error;
        }
        const done = call.map(({ calendarId }) => calendarId);
        all.push(...done);
        setDrafts((kept) => without(kept, done));
      }
    },
  };
};

export type WeekDrafts = ReturnType<typeof useWeekDrafts>;
