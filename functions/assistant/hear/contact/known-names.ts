import { pattern } from '../../patterns.ts';
import { CHATTER_WORDS } from '../asides/chatter-words.ts';
import { REMARK_FILLERS } from '../asides/remark-words.ts';
import { COURTEOUS_WORDS } from '../asides/residue-words.ts';
import { fold } from '../text.ts';
import { FIRST_NAMES } from './first-names.ts';
import { LAST_NAMES } from './last-names.ts';

/** Of what people tell beside a time and a number: what is to be done, what hurts, and how it is. */
const OF_THINGS = pattern`
  (?:^| )(?:
    hair|back|dogs?|cats?|puppy|kids?|cars?|truck|van|suv|bike|tooth|teeth|knee|neck|hip|foot|feet|nails?|beard|skin|pain
    |tires?|brakes?|oil|leak|sink|toilet|drain|taxes|house|condo|visit|works?|cheveux|dos|chiens?|chats?|chiot|autos?
    |chars?|camion|velo|dents?|genoux?|cou|hanche|pieds?|ongles?|barbe|peau|douleur|pneus?|freins?|huile|fuite|evier
    |toilettes?|drain|impots?|maison|condo|visite|vieux|vieille|gros|grosse|petit|petite|long|longs|longue|curly
    |short|sore|big|small|old|new|brand|broken|brise|casse|chronic|chronique|allergi\w+|pregnant|enceinte|diabet\w+
    |only|seulement|asap|urgent|ici|here|speaking|cell|cellulaire|phone
  )(?= |$)`;

const wordsOf = (name: string): readonly string[] => fold(name).split(' ');

/** Two words or three that begin with a first name, or end on a last name. */
export const isKnownName = (name: string): boolean => {
  const words = wordsOf(name);
  const [first = ''] = words;
  if (words.length < 2 || words.length > 3 || OF_THINGS.test(words.join(' '))) return false;
  return FIRST_NAMES.has(first) || LAST_NAMES.has(words.at(-1) ?? '');
};

const isCommon = (word: string): boolean =>
  CHATTER_WORDS.has(word) || COURTEOUS_WORDS.has(word) || REMARK_FILLERS.has(word);

/** Two words that nobody writes of anything else, as far as is known. */
export const isLikelyName = (name: string): boolean => {
  const words = wordsOf(name);
  return (
    words.length === 2 &&
    words.every((word) => word.length > 1 && !isCommon(word)) &&
    !OF_THINGS.test(words.join(' '))
  );
};

/** One word of talk, and no first name: "whoever", « mieux ». */
export const isTalk = (name: string): boolean => {
  const word = fold(name);
  return isCommon(word) && !FIRST_NAMES.has(word);
};
