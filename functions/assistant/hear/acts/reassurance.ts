import { pattern } from '../../patterns.ts';
import { readText, type Text } from '../text.ts';

/** "It's not an emergency lol", « c'est pas une urgence », "nobody is hurt"; « une urgence dentaire » names a service. */
const NO_EMERGENCY = pattern`
  (?:\b(?:c'?est|ce n'?est|it'?s|it is|this is|that'?s) )?\b(?:
    (?:not|isn't|isnt|wasn't|no|hardly|never)(?: (?:really|actually|exactly|even|life or death))* (?:an? |the )?(?:
      emergency|life[- ]threatening
    )
    |pas (?:vraiment |exactement |du tout )?(?:une |d'|l')?urgence|rien d'urgent|sans urgence|aucune urgence
    |(?:nobody|no one|noone)(?: is|'s)? (?:hurt|injured|in danger)|personne n'?est (?:blesse|en danger)
  )(?![a-z])(?: (?:lol|haha\w*|hein|though|tho)(?![a-z]))?
  (?! (?!(?:la|but|mais|et|and|so|anyway|i|je|juste?|just|yet)(?![a-z]))[a-z])`;

/** A text without the words that only say that nothing is urgent; `undefined` where none do. */
export const withoutReassurance = (text: Text): Text | undefined => {
  const told = NO_EMERGENCY.exec(text.folded);
  if (!told) return undefined;
  const rest = text.raw.slice(0, told.index) + text.raw.slice(told.index + told[0].length);
  return readText(rest.replace(/^[\s,.;:!?]+/, ''));
};
