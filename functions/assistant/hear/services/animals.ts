import { source } from '../../patterns.ts';

/** Animals that people bring, several of each. */
export const ANIMALS = source`
  chiens|chiots|toutous|pitous|chats|chattes|chatons|minous|lapins|furets|dogs|puppies|pups|cats|kittens
  |kitties|rabbits|bunnies|ferrets|pets|animaux`;
const ANIMAL = new Set(ANIMALS.split('|'));

/** An animal, or several. */
export const isAnimal = (word: string): boolean =>
  [word, `${word}s`, word.replace(/y$/, 'ies')].some((one) => ANIMAL.has(one));
