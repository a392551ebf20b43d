import type { Act } from '../acts.ts';
import { does } from '../frame.ts';
import { localMoment } from '../time/local-time.ts';
import type { Scene } from './scene.ts';

/** Takes leave until the next appointment that this conversation made, if one lies ahead. */
export const farewell = ({ state, clock, frame }: Scene): Act => {
  const ahead = state.appointments
    .flatMap(({ booked }) => (booked?.status === 'confirmed' ? [Date.parse(booked.startAt)] : []))
    .filter((start) => start > clock.now);
  const isThanked = does(frame, 'thank') ? { isThanked: true } : {};
  if (ahead.length === 0) return { kind: 'bye', ...isThanked };
  const { date } = localMoment(Math.min(...ahead), clock.zone);
  const inDays = localMoment(clock.now, clock.zone).date.until(date).days;
  return { kind: 'bye', ...isThanked, until: { date: date.toString(), inDays } };
};
