import { erase, fold, type Text, wordsOf } from './text.ts';

/** Somebody whom a visitor may ask for. */
export interface NamedPerson {
  readonly id: string;
  readonly name: string;
}

export interface PersonHeard {
  readonly personId?: string;
  /** Whoever is free will do. */
  readonly anyone: boolean;
  readonly rest: Text;
}

const ANYONE =
  /\b(?:n'importe qui|(?:avec )?(?:peu )?importe (?:qui|lequel|laquelle|la personne)|qui que ce soit|anyone|anybody|whoever|no preference|(?:any|either) of (?:them|you))\b/;

/** What stands before somebody's name when they are asked for: their own is told in other words. */
const ASKING = '(?:avec|chez|par|with|by|voir|see)';

const spelled = (words: readonly string[]): string => words.join('[^a-z0-9]+');

/** The words by which somebody is called: the whole name, or the first one where nobody else has it. */
const callsOf = ({ name }: NamedPerson, people: readonly NamedPerson[]): readonly string[] => {
  const words = wordsOf(fold(name));
  const [first] = words;
  const isOnly = people.filter((other) => wordsOf(fold(other.name))[0] === first).length === 1;
  return [words, ...(first && isOnly ? [[first]] : [])].filter((call) => call.length > 0).map(spelled);
};

/** Who is asked for ("avec Marie", "with Marie Roy"), taken out of the text; a first name that two share is nobody's. */
export const hearPerson = (text: Text, people: readonly NamedPerson[]): PersonHeard => {
  if (people.length === 0) return { anyone: false, rest: text };
  for (const person of people)
    for (const call of callsOf(person, people)) {
      const match = new RegExp(`\\b${ASKING} ${call}(?![a-z0-9])`).exec(text.folded);
      if (match)
        return {
          personId: person.id,
          anyone: false,
          rest: erase(text, match.index, match.index + match[0].length),
        };
    }
  const match = ANYONE.exec(text.folded);
  if (!match) return { anyone: false, rest: text };
  return { anyone: true, rest: erase(text, match.index, match.index + match[0].length) };
};
