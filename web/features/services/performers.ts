import { MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import type { Calendar } from '../../../shared/schemas/calendar.ts';
import type { Service } from '../../../shared/schemas/service.ts';

/** Who performs a service, as the form's fields hold it. */
export interface PerformerValues {
  readonly everyone: boolean;
  /** By calendar; ignored when everyone performs the service. */
  readonly performs: Readonly<Record<string, boolean>>;
}

type Performed = Pick<Service, 'calendarIds'>;

/** The members listed, by name: those who take bookings, and those the service already names. */
export const candidatesFor = (
  calendars: readonly Calendar[],
  service: Performed | undefined,
): readonly Calendar[] =>
  calendars
    .filter(
      ({ calendarId, active }) =>
        calendarId !== MAIN_CALENDAR && (active || service?.calendarIds.includes(calendarId)),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** The fields' initial values: everyone when the service names no member. */
export const performerValues = (
  candidates: readonly Calendar[],
  { calendarIds }: Performed = { calendarIds: [] },
): PerformerValues => {
  const everyone = calendarIds.length === 0;
  return {
    everyone,
    performs: Object.fromEntries(
      candidates.map(({ calendarId }) => [calendarId, everyone || calendarIds.includes(calendarId)]),
    ),
  };
};

const chosen = ({ performs }: PerformerValues): readonly string[] =>
  Object.keys(performs).filter((calendarId) => performs[calendarId]);

/** Whether the fields differ from the service. Members who have left are not compared. */
const isChanged = (values: PerformerValues, { calendarIds }: Performed): boolean => {
  if (values.everyone || calendarIds.length === 0) return values.everyone !== (calendarIds.length === 0);
  return Object.entries(values.performs).some(([id, performs]) => performs !== calendarIds.includes(id));
};

/**
 * The part of the body that names a service's performers; an empty list means everybody. Left out when unchanged, so
 * that members who have left stay named and the service is not offered by everybody instead.
 */
export const performersBody = (
  values: PerformerValues,
  service: Performed = { calendarIds: [] },
): { calendarIds?: string[] } => {
  if (!isChanged(values, service)) return {};
  return { calendarIds: values.everyone ? [] : [...chosen(values)] };
};

/** Whether no member is ticked: an empty list would mean everybody. */
export const isNobodyChosen = (values: PerformerValues, service: Performed = { calendarIds: [] }): boolean =>
  !values.everyone && chosen(values).length === 0 && isChanged(values, service);
