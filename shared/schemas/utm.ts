import { MAX_UTM } from '../domain/utm.ts';
import { object, text } from './fields.ts';

/** The campaign that brought somebody, from the address with which they came. */
export const utm = object({
  source: text(0, MAX_UTM),
  medium: text(0, MAX_UTM),
  campaign: text(0, MAX_UTM),
  term: text(0, MAX_UTM),
  content: text(0, MAX_UTM),
}).noUnknown();

export const optionalUtm = () => utm.default(undefined).optional();
