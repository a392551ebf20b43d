import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import { MAIN_CALENDAR } from '../../../../shared/domain/ids.ts';
import type { Availability } from '../../../../shared/schemas/availability.ts';
import { formatInstant, formatWallTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { dayKey } from '../../../lib/day-key.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { StrandedDialog } from '../stranded/stranded-dialog.tsx';
import { useStrandedGuard, WentBack } from '../stranded/use-stranded-guard.ts';
import { availabilityTexts } from '../texts.ts';
import type { AvailabilityResource } from '../use-availability.ts';
import { usePeopleCalendars } from '../use-people-calendars.ts';
import { type DatedHours, datedHours } from './dated-hours.ts';
import { DatedHoursDialog } from './dated-hours-dialog.tsx';
import { datedTexts } from './dated-texts.ts';

interface DatedHoursCardProps {
  readonly availability: Availability;
  readonly resource: AvailabilityResource;
}

type Opened =
  | { readonly kind: 'edit'; readonly of: DatedHours | null }
  | { readonly kind: 'remove'; readonly of: DatedHours };

const useDatedName = () => {
  const t = useTexts(datedTexts);
  const language = useLanguage();
  const { nameOf } = usePeopleCalendars();
  return ({ calendarId, date }: DatedHours) => {
    const day = formatInstant(`${date}T12:00:00Z`, 'longDate', language, 'UTC');
    const person = nameOf(calendarId);
    return person === null ? day : t.whose(day, person);
  };
};

const DatedRow = ({ of, open }: { of: DatedHours; open: (opened: Opened) => void }) => {
  const t = useTexts(datedTexts);
  const texts = useTexts(availabilityTexts);
  const language = useLanguage();
  const name = useDatedName()(of);
  const ends = (time: string) => (time === '24:00' ? texts.midnight : formatWallTime(time, language));
  const spans = of.windows.map(({ startTime, endTime }) =>
    texts.span(formatWallTime(startTime, language), ends(endTime)),
  );
  return (
    <li className="flex items-center gap-2 border-t border-line py-2 pr-2 pl-5">
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-4">
        <p className="font-medium first-letter:uppercase">{name}</p>
        <p className="text-muted tabular">{spans.join(' · ')}</p>
      </div>
      <IconButton
        label={t.edit(name)}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => open({ kind: 'edit', of })}
      />
      <IconButton
        label={t.remove(name)}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => open({ kind: 'remove', of })}
      />
    </li>
  );
};

const RemoveDated = ({
  of,
  resource,
  onClose,
}: {
  of: DatedHours;
  resource: AvailabilityResource;
  onClose: () => void;
}) => {
  const t = useTexts(datedTexts);
  const { held, guard } = useStrandedGuard();
  const name = useDatedName()(of);
  const { calendarId, date, windows } = of;
  const seen = windows.map(({ availabilityId, version }) => ({ availabilityId, version }));
  const hours = [{ calendarId, date, seen, windows: [] }];
  return (
    <ConfirmDialog
      title={t.removeTitle}
      onConfirm={() => guard([{ hours }], () => resource.saveHours(hours))}
      question={held && <StrandedDialog held={held} />}
      doneText={t.removed}
      onClose={onClose}
      errorText={(error) => (error instanceof WentBack ? null : errorText(error, t.removeFailed))}
    >
      {t.removeText(name)}
    </ConfirmDialog>
  );
};

/** Hours of single dates, in place of the week's. */
export const DatedHoursCard = ({ availability, resource }: DatedHoursCardProps) => {
  const t = useTexts(datedTexts);
  const { people } = usePeopleCalendars();
  const { opened, open, close } = useOpened<Opened>();
  const dates = datedHours(availability, dayKey(Date.now(), availability.timezone));
  return (
    <Card title={t.title} flush>
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-4 px-5 pb-5">
        <p className="max-w-prose text-muted">{t.intro}</p>
        <Button onClick={() => open({ kind: 'edit', of: null })}>
          <CalendarPlus aria-hidden="true" className="size-4" />
          {t.add}
        </Button>
      </div>
      {dates.length > 0 && (
        <ul aria-label={t.list}>
          {dates.map((of) => (
            <DatedRow key={`${of.date}-${of.calendarId}`} of={of} open={open} />
          ))}
        </ul>
      )}
      {opened?.kind === 'edit' && (
        <DatedHoursDialog
          of={opened.of}
          firstCalendar={people[0]?.calendarId ?? MAIN_CALENDAR}
          availability={availability}
          resource={resource}
          onClose={close}
        />
      )}
      {opened?.kind === 'remove' && <RemoveDated of={opened.of} resource={resource} onClose={close} />}
    </Card>
  );
};
