import { localMoment } from '../../time/local-time.ts';
import { currentOf, type Scene, wishOf } from '../scene.ts';

const onlyOf = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

/** The day that is wished for, where it is a single one. */
const wishedDay = (scene: Scene): string | undefined => {
  const date = onlyOf(onlyOf(wishOf(scene).options)?.dates ?? []);
  return date && date.from === date.to ? date.from : undefined;
};

/** The day, yyyy-mm-dd, that the conversation is about: the one wished for, chosen or on offer, else that of the last booking. */
export const standingDay = (scene: Scene): string | undefined => {
  const { state, clock } = scene;
  const dayOf = ({ startAt }: { readonly startAt: string }): string =>
    localMoment(Date.parse(startAt), clock.zone).date.toString();
  const { chosen, offered } = currentOf(state);
  const booked = state.appointments.findLast((one) => one.booked)?.booked;
  return (
    wishedDay(scene) ??
    (chosen && dayOf(chosen)) ??
    onlyOf([...new Set(offered.map(dayOf))]) ??
    (offered.length === 0 && booked ? dayOf(booked) : undefined)
  );
};
