import { MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import type { Calendar } from '../../../shared/schemas/calendar.ts';
import type { Service } from '../../../shared/schemas/service.ts';

/** Who performs a service, as the form's fields hold it. */
export interface PerformerValues {
  readonly everyone: boolean;
  /** By calendar; counts where it is not everyone. */
  readonly performs: Readonly<Record<string, boolean>>;
}

type Performed = Pick<Service, 'calendarIds'>;

/** The members who are asked about, by name: those who take bookings, and those whom the service names already. */
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

/** What the fields start with: everyone, as long as the service names nobody. */
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

/** Whether the fields say something else than the service; somebody who has left is not among them, and changes nothing. */
const isChanged = (values: PerformerValues, { calendarIds }: Performed): boolean => {
  if (values.everyone || calendarIds.length === 0) return values.everyone !== (calendarIds.length === 0);
  return Object.entries(values.performs).some(([id, performs]) => performs !== calendarIds.includes(id));
};

/**
 * The part of the body that says who performs a service: nobody named is everybody. Left out where nothing was chosen,
 * so that people who have left stay named, and the service is not offered by everybody in their place.
 */
export const performersBody = (
  values: PerformerValues,
  service: Performed = { calendarIds: [] },
): { calendarIds?: string[] } => {
  if (!isChanged(values, service)) return {};
  return { calendarIds: values.everyone ? [] : [...chosen(values)] };
};

/** Whether the service would be left to nobody, which would mean everybody. */
export const isNobodyChosen = (values: PerformerValues, service: Performed = { calendarIds: [] }): boolean =>
  !values.everyone && chosen(values).length === 0 && isChanged(values, service);
