import { globalPattern, pattern, source } from '../../patterns.ts';
import type { Mention } from '../mention.ts';
import { agesIn } from '../services/ages.ts';
import { isAnimal } from '../services/animals.ts';
import { audiencesIn } from '../services/audience.ts';
import { matchesOf, wordsOf } from '../text.ts';

const CAN = "(?:pourrait|pourra|peut|serait|sera|ferait|fera|aurait|could|can|would|will|might|'d|'ll)";
const DOING = source`
  (?:aussi |also |be |est |etre |le |la |me |nous |vous )*(?:
    do|take|handle|fit|squeeze|see|look|install|fix|stay|free|available|faire|prendre|voir|installer|reparer
    |regarder|rester|libre|disponible|passer|come
  )`;

const WORD = /\b(?:him|her|he|she|lui|elle|il)\b/;

/** « Avec elle », "could she do it too?": who was spoken of before. */
const THEY = globalPattern`
  \b(?:
    (?:with|avec) (?:him|her|lui|elle)(?!-)|(?:elle|il|she|he) ?${CAN} ${DOING}
    |(?:could|can|would|will|might) (?:she|he) ${DOING}
    |(?:pourrait|pourra|peut|ferait|fera)[- ](?:elle|il) ${DOING}
  )(?![a-z])`;
/** "My mother", « mon gars »: then the word is theirs. */
const KIN = pattern`
  \b(?:my|our|mon|ma|notre|his|her|sa|the|le|la) (?:[a-z]+ )?(?:
    mother|father|mom|mum|dad|brother|sister|son|daughter|boss|friend|kid|child|baby|mere|pere|maman|papa
    |frere|soeur|fils|fille|gars|ami|amie|coloc|bebe|petite?|patron(?:ne)?|grand-?m\w+|grand-?p\w+|tante|oncle
    |aunt|uncle|cousine?|nephew|niece|neveu
  )\b`;

/** Who was spoken of before, where a message means them by a word for anyone: none where somebody of the visitor's is told of. */
export const whoBefore = (folded: string, person: string | undefined): readonly Mention[] => {
  if (person === undefined || KIN.test(folded)) return [];
  if (audiencesIn(folded, agesIn(folded)).length > 0 || wordsOf(folded).some(isAnimal)) return [];
  return matchesOf(folded, THEY)
    .slice(0, 1)
    .flatMap(({ index, 0: words }): readonly Mention[] => {
      const word = WORD.exec(words);
      if (!word) return [];
      const start = index + word.index;
      return [{ kind: 'person', persons: [person], start, end: start + word[0].length }];
    });
};
