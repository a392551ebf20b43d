import { globalPattern } from '../../patterns.ts';

/** "As I said": nothing new is told with a name. */
export const AS_SAID = globalPattern`
  \b(?:(?:ben|bin|mais|but|et|and|voyons|heille|lol|la) )*(?:
    (?:je|j|jte|j'te|jt)(?: ?(?:te|vous|v|l|t))?[ ']{0,2}l?[ ']?(?:ai|viens(?: juste)? d[e' ]? ?(?:(?:te|vous|v|le?|l') ?){0,2})
    (?: (?:deja|juste|bien))? ?(?:dit|dire|donnee?|ecrit|donner|ecrire)(?: (?:mon nom|plus haut|avant|deja|tantot))?
    |comme (?:je (?:vous |te )?)?(?:l'|l)?(?:j'?ai|ai|disais)(?: deja)?(?: (?:dit|ecrit|donne))?
    |deja (?:dit|donnee?|ecrit)
    |i(?:'ve|ve)? (?:already |just |did |literally )*(?:told|said|say|gave|given|wrote)(?: (?:you|u|ya|guys|it|that|so|my name))*
    (?: (?:already|before|above|earlier))?
    |already (?:told you|said|gave it)
    |(?:as|like) i (?:already |just )?(?:said|told (?:you|u|ya)|wrote|mentioned)(?: (?:before|already|above|earlier))?
  )(?![a-z])`;
