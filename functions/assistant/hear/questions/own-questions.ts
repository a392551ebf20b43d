/** What reads a message by the business's own questions, for businesses that have some. */
export { withEntries } from './entries.ts';
export { besideOwners, ownerQuestions } from './owner-questions.ts';
export { markTold } from './telling.ts';
