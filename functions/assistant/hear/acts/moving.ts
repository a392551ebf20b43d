export { givesUpForOther } from './given-up.ts';
export { MOVE, MOVES_TOLD } from './move-words.ts';
