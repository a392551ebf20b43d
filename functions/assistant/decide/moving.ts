export { move, nextMove } from './move.ts';
export { goOnApart, moveTogether } from './move-together.ts';
