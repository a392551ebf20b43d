import { api } from '../session/session.ts';

export interface Reassigned {
  readonly given: number;
  /** Not moved: no member was free, or none performs the service. */
  readonly left: number;
}

/**
 * Moves every upcoming booking of one calendar to another, or to any free member, a few at a time. `onGiven` is called
 * after each request. After an interruption, calling it again continues.
 */
export const reassignAll = async (
  from: string,
  to: string,
  onGiven: (count: number) => void = () => undefined,
): Promise<Reassigned> => {
  let [given, left] = [0, 0];
  let resume: string | undefined;
  do {
    const body = { from, to, ...(resume === undefined ? {} : { resume }) };
    const done = await api('POST /v1/bookings/reassign', { body });
    given += done.given;
    onGiven(done.given);
    left += done.notFree + done.notPerformed;
    resume = done.resume;
  } while (resume !== undefined);
  return { given, left };
};
