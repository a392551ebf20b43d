import { Temporal } from 'temporal-polyfill';
import { type Appointment, MOST_APPOINTMENTS, newAppointment, type State } from '../conversation.ts';
import { localMoment } from '../time/local-time.ts';
import { currentOf, type Scene } from './scene.ts';

/** The same again so many weeks after what is booked; `undefined` for no more. */
const repeated = (done: Appointment, zone: string): Appointment | undefined => {
  const { every, booked, wish } = done;
  if (!every || !booked || every.left < 1) return undefined;
  const { date, minuteOfDay } = localMoment(Date.parse(booked.startAt), zone);
  const day = date.add(Temporal.Duration.from({ weeks: every.weeks })).toString();
  const when = { dates: [{ from: day, to: day }], weekdays: [], times: [], at: { minute: minuteOfDay } };
  return {
    ...newAppointment,
    wish: { ...wish, options: [when], excepts: [], prefers: undefined },
    isPlanned: true,
    every: { ...every, left: every.left - 1 },
    isOneByOne: true,
  };
};

/** The appointments with further ones planned after those there are, as many as are kept in mind. */
export const withPlanned = (state: State, planned: readonly Appointment[]): readonly Appointment[] =>
  [...state.appointments, ...planned.map((one) => ({ ...one, isPlanned: true }))].slice(0, MOST_APPOINTMENTS);

/** What is arranged once the current appointment is booked: its repetition, else the first of those that wait. */
export const nextAppointments = (
  state: State,
  { clock }: Scene,
): Pick<State, 'appointments' | 'current' | 'pending'> => {
  const again = repeated(currentOf(state), clock.zone);
  const appointments = again ? withPlanned(state, [again]) : state.appointments;
  const waiting = appointments.findIndex(({ booked }) => booked === undefined);
  return { appointments, current: waiting < 0 ? undefined : waiting, pending: undefined };
};
