import type { Calendar } from '../../../shared/schemas/calendar.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { UnreadLists } from '../session/unread-lists.tsx';
import { useApi } from '../session/use-api.ts';
import type { Emptied } from './situation.ts';
import { placingTexts } from './texts.ts';
import { isUnperformed } from './unperformed.ts';

/** The choices besides a colleague's calendar: nobody yet, or any free member. */
export const LATER = '';
const ANYONE = 'any';

interface PlaceFieldProps {
  readonly emptied: Emptied;
  /** False for a member who may not reassign bookings: they only read what happens to these. */
  readonly canGive?: boolean;
  readonly value: string;
  readonly onChange: (to: string) => void;
}

/** Services that no member performs once this calendar is retired. */
const Unperformed = ({ calendarId, calendars }: { calendarId: string; calendars: readonly Calendar[] }) => {
  const t = useTexts(placingTexts);
  const services = useApi('GET /v1/services').data?.services ?? [];
  const after = calendars.map((one) => (one.calendarId === calendarId ? { ...one, active: false } : one));
  const names = services
    .filter((service) => !isUnperformed(service, calendars) && isUnperformed(service, after))
    .map(({ name }) => name);
  return names.length === 0 ? null : <Alert tone="info">{t.nobodyPerforms(names.join(', '))}</Alert>;
};

/** The number of upcoming bookings of a retired calendar, and the choice of who takes them. */
export const PlaceField = ({ emptied, canGive = true, value, onChange }: PlaceFieldProps) => {
  const t = useTexts(placingTexts);
  const { calendarId, situation, who } = emptied;
  const { data: ahead, error } = useApi('GET /v1/bookings/ahead', { query: { calendarId } });
  const calendars = useApi('GET /v1/calendars').data?.calendars ?? [];
  const others = calendars.filter((one) => one.active && one.calendarId !== calendarId);
  const unless = t.unless[situation](who);
  const named = others.find((one) => one.calendarId === value);
  const rest = value === LATER ? t.unlessHint[situation] : t.hint[situation];
  const hint = named ? `${t.named(named.name)} ${rest}` : rest;
  if (error && !ahead) return <Alert>{errorText(error, t.countFailed)}</Alert>;
  if (!ahead) return <p className="text-muted">{t.counting}</p>;
  const options = [
    { value: LATER, label: unless },
    { value: ANYONE, label: t.anyone },
    ...others.map((one) => ({ value: one.calendarId, label: t.one(one.name) })),
  ];
  return (
    <div className="flex flex-col gap-3">
      <UnreadLists of={['calendars', 'services']} />
      <p className="font-semibold">{ahead.count === 0 ? t.none : t.ahead(ahead.count, ahead.isMore)}</p>
      {ahead.count > 0 && !(canGive && others.length > 0) && <p>{`${unless}. ${t.unlessHint[situation]}`}</p>}
      {ahead.count > 0 && canGive && others.length > 0 && (
        <Field label={t.question} hint={hint}>
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
