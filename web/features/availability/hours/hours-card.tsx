import { Users } from 'lucide-react';
import { useState } from 'react';
import { MAIN_CALENDAR } from '../../../../shared/domain/ids.ts';
import { isInGrid } from '../../../../shared/domain/weekly-grid.ts';
import { dayNumber, weekOfRotation } from '../../../../shared/domain/window-dates.ts';
import type { Availability } from '../../../../shared/schemas/availability.ts';
import { formatWeekday } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { dayKey } from '../../../lib/day-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { AvailabilityResource } from '../use-availability.ts';
import { usePeopleCalendars } from '../use-people-calendars.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { DayRow } from './day-row.tsx';
import { hoursTexts } from './hours-texts.ts';
import { PersonChoice } from './person-choice.tsx';
import { SaveHours } from './save-hours.tsx';
import { useWeekDrafts, type WeekDrafts } from './use-week-drafts.ts';
import { copyDay, copyWeek, faultsOf, GRID_DAYS, inRotation, minutesOpen } from './week-draft.ts';
import { WeeksChoice } from './weeks-choice.tsx';

interface HoursCardProps {
  readonly availability: Availability;
  readonly resource: AvailabilityResource;
}

interface WeekProps {
  readonly calendarId: string;
  readonly drafts: WeekDrafts;
}

const WORKING_DAYS: readonly number[] = [1, 2, 3, 4, 5];

/** The seven rows of one person's week, and the copying of a day to others. */
const Week = ({ calendarId, drafts, week }: WeekProps & { readonly week: number }) => {
  const t = useTexts(hoursTexts);
  const language = useLanguage();
  const [copied, setCopied] = useState<number | null>(null);
  const draft = drafts.weekOf(calendarId);
  const faults = faultsOf(draft);
  const nameOf = (day: number) => formatWeekday(day, language);
  return (
    <>
      <ul>
        {GRID_DAYS.map((dayOfWeek) => (
          <DayRow
            key={dayOfWeek}
            draft={draft}
            row={{ week, dayOfWeek }}
            faults={faults}
            onEdit={(next) => drafts.edit(calendarId, next)}
            onCopy={() => setCopied(dayOfWeek)}
          />
        ))}
      </ul>
      {copied !== null && (
        <CopyDialog
          title={t.copyDayTitle(nameOf(copied))}
          text={t.copyDayText}
          targets={GRID_DAYS.filter((day) => day !== copied).map((day) => ({
            ...{ id: String(day), name: nameOf(day), isProposed: WORKING_DAYS.includes(day) },
          }))}
          onCopy={(ids) =>
            drafts.edit(calendarId, copyDay(draft, { week, dayOfWeek: copied }, ids.map(Number)))
          }
          onClose={() => setCopied(null)}
        />
      )}
    </>
  );
};

/** Gives other people the week that is shown. */
const CopyWeek = ({ calendarId, drafts }: WeekProps) => {
  const t = useTexts(hoursTexts);
  const { people } = usePeopleCalendars();
  const [isOpen, setOpen] = useState(false);
  const others = people.filter((one) => one.calendarId !== calendarId);
  const name = people.find((one) => one.calendarId === calendarId)?.name ?? '';
  if (others.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Users aria-hidden="true" className="size-4" />
        {t.copyWeek}
      </Button>
      {isOpen && (
        <CopyDialog
          title={t.copyWeekTitle(name)}
          text={t.copyWeekText}
          targets={others.map((one) => ({ id: one.calendarId, name: one.name, isProposed: true }))}
          onCopy={(ids) =>
            drafts.change(
              new Map(ids.map((id) => [id, copyWeek(drafts.weekOf(calendarId), drafts.weekOf(id))])),
            )
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

/** The hours of a week, person by person: a grid over the weekly windows. */
export const HoursCard = ({ availability, resource }: HoursCardProps) => {
  const t = useTexts(hoursTexts);
  const { people } = usePeopleCalendars();
  const drafts = useWeekDrafts(availability, resource);
  const [chosen, setChosen] = useState<string | null>(null);
  const known = people.some((one) => one.calendarId === chosen) ? chosen : null;
  const shown = known ?? people[0]?.calendarId ?? MAIN_CALENDAR;
  const draft = drafts.weekOf(shown);
  const [asked, setAsked] = useState<number | null>(null);
  const thisWeek = weekOfRotation(dayNumber(dayKey(Date.now(), availability.timezone)), draft.weeks);
  const week = asked !== null && asked < draft.weeks ? asked : thisWeek;
  const minutes = faultsOf(draft).size === 0 ? minutesOpen(draft, week) : null;
  const others = availability.windows.filter(
    (window) =>
      window.calendarId === shown && window.date === undefined && !isInGrid(window, availability.timezone),
  ).length;
  return (
    <Card
      title={t.title}
      flush
      aside={minutes !== null && t.perWeek(t.hours(Math.floor(minutes / 60), minutes % 60))}
    >
      <p className="-mt-2 max-w-prose px-5 pb-4 text-muted">{t.intro}</p>
      {people.length > 1 && (
        <PersonChoice people={people} shown={shown} changed={drafts.changed} onShow={setChosen} />
      )}
      <WeeksChoice
        weeks={draft.weeks}
        shown={week}
        thisWeek={thisWeek}
        today={dayKey(Date.now(), availability.timezone)}
        onShow={setAsked}
        onWeeks={(weeks) => drafts.edit(shown, inRotation(draft, weeks))}
      />
      <Week key={`${shown}-${week}`} calendarId={shown} drafts={drafts} week={week} />
      {others > 0 && <p className="border-t border-line px-5 py-3 text-muted">{t.others(others)}</p>}
      <SaveHours drafts={drafts}>
        <CopyWeek calendarId={shown} drafts={drafts} />
      </SaveHours>
    </Card>
  );
};
