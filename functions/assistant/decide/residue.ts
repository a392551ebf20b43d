import type { Scene } from './scene.ts';

/** Words about time that no reader took; a letter alone says nothing. */
export const unreadTimes = ({ frame }: Scene): readonly string[] =>
  frame.residue.filter(({ word, isAboutTime }) => isAboutTime && word.length > 1).map(({ word }) => word);
