import { api } from '../session/session.ts';

export interface Reassigned {
  readonly given: number;
  /** Left where they were: nobody was free, or nobody performs the service. */
  readonly left: number;
}

/**
 * Gives every booking ahead in one calendar to another, or to whoever is free, a few at a time. Stopped half-way, it has
 * given some, as `onGiven` was told each time; asked again, it goes on.
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
