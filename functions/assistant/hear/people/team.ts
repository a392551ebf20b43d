/** What reads who is asked for, for businesses where there is a choice. */
export { personsIn } from './people.ts';
export { whoBefore } from './pronouns.ts';
export { strangersIn } from './strangers.ts';
