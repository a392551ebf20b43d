interface Named {
  readonly name: string;
  readonly knownAs?: readonly string[] | undefined;
}

const WORDS = /euthana|fin de vie|end[- ]of[- ]life/i;

/** Whether an animal is put to sleep by a service: it is guessed of nobody, and offered with sympathy. */
export const isEndOfLife = ({ name, knownAs = [name] }: Named): boolean =>
  knownAs.some((one) => WORDS.test(one));
