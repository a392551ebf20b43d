/** What reads who of several gets what, and when. */
export { apartByAge } from './apart-by-age.ts';
export { furtherIn } from './further.ts';
export { membersIn } from './members.ts';
export { withOwnTimes } from './own-times.ts';
export { withRecipients } from './who-gets.ts';
