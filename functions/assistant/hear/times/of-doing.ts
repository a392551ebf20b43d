import { pattern } from '../../patterns.ts';

/** At the start of an hour's words: it is told by what somebody does then, "I finish at four". */
export const OF_DOING = pattern`
  ^(?:
    (?:i|i'm|im|we|he|she|they|je|on|ils?|elles?|(?:my|our|mon|ma|mes|notre) [a-z]+) |j'
    |j(?:fini|sor|termine)
  )`;
