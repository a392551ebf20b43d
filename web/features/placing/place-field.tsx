import { MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import type { Calendar } from '../../../shared/schemas/calendar.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useApi } from '../session/use-api.ts';
import { placingTexts } from './texts.ts';
import { isUnperformed } from './unperformed.ts';

/** What is chosen besides a colleague's calendar: nobody yet, or whoever is free. */
export const LATER = '';
export const ANYONE = 'any';

interface PlaceFieldProps {
  readonly calendarId: string;
  readonly value: string;
  readonly onChange: (to: string) => void;
  /** Somebody who stays may keep what lies ahead. */
  readonly keptBy?: string;
}

/** Services that nobody performs once this calendar takes no more bookings. */
const Unperformed = ({ calendarId, calendars }: { calendarId: string; calendars: readonly Calendar[] }) => {
  const t = useTexts(placingTexts);
  const services = useApi('GET /v1/services').data?.services ?? [];
  const after = calendars.map((one) => (one.calendarId === calendarId ? { ...one, active: false } : one));
  const names = services
    .filter((service) => !isUnperformed(service, calendars) && isUnperformed(service, after))
    .map(({ name }) => name);
  return names.length === 0 ? null : <Alert tone="info">{t.nobodyPerforms(names.join(', '))}</Alert>;
};

/** What becomes of bookings that are given to nobody. */
const keptAs = (t: (typeof placingTexts)['fr'], calendarId: string, keptBy: string | undefined): string => {
  if (calendarId === MAIN_CALENDAR) return t.everyone;
  return keptBy === undefined ? t.choose : t.keep(keptBy);
};

/** How many bookings lie ahead in a calendar that takes no more of them, and to whom they go. */
export const PlaceField = ({ calendarId, value, onChange, keptBy }: PlaceFieldProps) => {
  const t = useTexts(placingTexts);
  const { data: ahead, error } = useApi('GET /v1/bookings/ahead', { query: { calendarId } });
  const calendars = useApi('GET /v1/calendars').data?.calendars ?? [];
  const stays = calendarId === MAIN_CALENDAR || keptBy !== undefined;
  const others = calendars.filter((one) => one.active && one.calendarId !== calendarId);
  if (error && !ahead) return <Alert>{errorText(error, t.countFailed)}</Alert>;
  if (!ahead) return <p className="text-muted">{t.counting}</p>;
  const options = [
    { value: LATER, label: keptAs(t, calendarId, keptBy) },
    ...(others.length > 0 ? [{ value: ANYONE, label: t.anyone }] : []),
    ...others.map((one) => ({ value: one.calendarId, label: t.one(one.name) })),
  ];
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{ahead.count === 0 ? t.none : t.ahead(ahead.count, ahead.isMore)}</p>
      {ahead.count > 0 && (
        <Field label={t.question} hint={stays ? t.keepHint : t.hint}>
          {({ required: _, ...control }) => (
            <Select
              {...control}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              options={options}
            />
          )}
        </Field>
      )}
      <Unperformed calendarId={calendarId} calendars={calendars} />
    </div>
  );
};
