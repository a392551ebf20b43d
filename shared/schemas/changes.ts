import { CHANGE_TOPICS } from '../domain/changes.ts';
import { array, object, string } from './fields.ts';

/** `since`: the cursor of the answer before; without one, nothing has changed yet. */
export const changesQuery = object({
  since: string().matches(/^\d{1,15}(\.\d{1,15}){3}$/, 'cursor'),
}).noUnknown();

export const changes = object({
  /** To ask with the next time. */
  cursor: string().required(),
  changed: array(string().oneOf(CHANGE_TOPICS).required()).required(),
}).noUnknown();
