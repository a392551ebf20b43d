import type { Act } from '../acts.ts';
import { nextAppointments } from './next.ts';
import { nothingAsked, type Scene, step, type TurnStep } from './scene.ts';
import { afterBooking } from './sms.ts';

/** Tells what was booked and goes on to what is next; what was kept for the team went along with it. */
export const bookedStep = (scene: Scene, act: Act): TurnStep => {
  const next = nextAppointments(scene.state, scene);
  return step(scene, [act], {
    ...nothingAsked,
    ...next,
    ...afterBooking(scene.state.sms, next.current !== undefined),
    remarks: undefined,
    said: [],
  });
};
