import { globalPattern } from '../../patterns.ts';
import { ENGLISH_WORDS, FRENCH_WORDS } from '../function-words.ts';
import { readText, wordsOf } from '../text.ts';
import { PHRASES } from './meaning-phrases.ts';
import { list, type Meaning, meaningOf } from './meaning-words.ts';
import { LACKS } from './subjects.ts';

/** How questions are put, whatever they are about. */
const OF_ANY_QUESTION = new Set(
  list(`
  accepte acceptez acceptes acceptee acceptees accepter accept accepts accepted accepting allow allows allowed
  permis permise permettez welcome bienvenu bienvenue bienvenus bienvenues friendly admis admise come coming
  amener emmener venir possible possibles correct jpeux utiliser use carry takes prenez donnez too also partir
  recevez receive turning turns question questions put puts mettre mettez mettent correcte special speciale
  speciaux chu chui jai till til theyre youre pis fak faque prend prends temps detre vont vas vais aller pouvoir
  pourrai sera serai seront able gonna going guys folks present presente presents sort sortent affaire affaires
  truc trucs chose choses stuff thing things kind kinds sorte sortes amene amenes amenez emmene emmenes just juste
  bring brings bringing apporter apporte apportes apportez apportent faites faire avoir font fais fait own propre
  propres anyway lol mdr ptdr haha wesh esti pareil still
`),
);

const WITHOUT = /\b(?:sans|without)\b/;

/** "How many photos": what is counted is not what else is told of the same things. */
const COUNTED = globalPattern`
  \b(?:how many |(?:combien|cb) d(?:e |'))(?!(?:temps|minutes|heures|hours|time)\b)(?:les |vos |your |the )?
  ([a-z]+)`;

const DIGITS = /^\d+$/;

/** What a text asks about. */
export const meaningIn = (text: string): Meaning => {
  const told = PHRASES.reduce((rest, [phrase, word]) => rest.replace(phrase, word), readText(text).folded);
  return new Set([
    ...(WITHOUT.test(told) ? [LACKS] : []),
    ...[...told.matchAll(COUNTED)].map(([, counted = '']) => `#${meaningOf(counted)}`),
    ...wordsOf(told)
      .filter((word) => word.length > 2 && !DIGITS.test(word))
      .filter((word) => !FRENCH_WORDS.has(word) && !ENGLISH_WORDS.has(word))
      .filter((word) => !OF_ANY_QUESTION.has(word))
      .map(meaningOf),
  ]);
};
