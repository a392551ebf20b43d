export { notesIn } from './notes.ts';
export { withWhomIn } from './with-whom.ts';
