import { pattern } from '../../patterns.ts';
import { segmentsOf } from '../segments.ts';
import { readText, type Text } from '../text.ts';

/** "It's not an emergency lol", « c'est pas une urgence », "nobody is hurt"; « une urgence dentaire » names a service. */
const NO_EMERGENCY = pattern`
  \b(?:
    (?:not|isn't|isnt|wasn't|no|hardly|never)(?: (?:really|actually|exactly|even|life or death))* (?:an? |the )?(?:
      emergency|life[- ]threatening
    )
    |pas (?:vraiment |exactement |du tout )?(?:une |d'|l')?urgence|rien d'urgent|sans urgence|aucune urgence
    |(?:nobody|no one|noone)(?: is|'s)? (?:hurt|injured|in danger)|personne n'?est (?:blesse|en danger)
  )(?![a-z])(?! (?!(?:lol|haha\w*|hein|la|though|tho|but|mais|et|and|so|anyway|i|je|juste?|just|yet)(?![a-z]))[a-z])`;

/** A thought with more words tells more than that. */
const LONGEST = 8;

/** A text without the thoughts that only say that nothing is urgent; `undefined` where none does. */
export const withoutReassurance = (text: Text): Text | undefined => {
  if (!NO_EMERGENCY.test(text.folded)) return undefined;
  const told = segmentsOf(text).filter(
    ({ folded }) => !NO_EMERGENCY.test(folded) || folded.split(' ').filter(Boolean).length > LONGEST,
  );
  const rest = told.map(({ start, end }) => text.raw.slice(start, end)).join('');
  return readText(rest.replace(/^[\s,.;:!?]+/, ''));
};
