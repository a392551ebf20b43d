/** What reads who of several gets what, and when. */
export { membersIn } from './members.ts';
export { withRecipients } from './who-gets.ts';
