export { givesUpForOther } from './given-up.ts';
export { GIVES_UP } from './gives-up-words.ts';
export { MOVE, MOVES_TOLD } from './move-words.ts';
