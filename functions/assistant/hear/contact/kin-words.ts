import { source } from '../../patterns.ts';

/** Whom people make appointments for, and who make them for others. No animal is one: whoever brings it books. */
export const KIN = source`
  (?:
    (?:(?:step|grand|god|half)-?)?(?:mother|mom|mum|mommy|father|dad|daddy|son|daughter|brother|sister|kid|child)
    |grand(?:ma|pa|son)|granny|boy|girl|baby|toddler|teen(?:ager)?|husband|hubby|wife|partner|spouse|fiancee?
    |(?:boy|girl)?friend|niece|nephew|aunt|uncle|cousine?|room-?mate|neighbou?r|boss|colleague|coworker|employee
    |client|patient|tenant|(?:mother|father|brother|sister|son|daughter)-in-law|roommate|caregiver|parent
    |(?:(?:beau|belle|grand|petite?|demi)-?)?(?:mere|pere|fils|fille|frere|soeur)|maman|papa|grand-?maman
    |grand-?papa|mamie|papi|gars|garcon|enfant|bebe|ado|mari|femme|epou(?:x|se)|conjointe?|chum|blonde|copine
    |copain|amie?|niece|neveu|tante|oncle|coloc|voisine?|patronne?|patron|collegue|cliente|patiente|locataire
    |plus (?:jeune|vieux|vieille)|(?:youngest|oldest|eldest)
  )`;

/** « Ma plus vieille fille », "my oldest son". */
export const MY_KIN = source`
  (?:my|our|mon|ma|mes|notre|nos)(?: (?!name|nom|number)[a-z'-]{2,12}){0,2}? ${KIN}s?`;

/** "The mother", « sa fille », "her son": told of oneself, or of whoever a name is. */
export const THE_KIN = source`(?:the|his|her|their|la|le|l'|sa|son|leur|une?|an?) ?(?:own )?${KIN}`;

/** How people are addressed: no part of a first name. */
export const TITLE = '(?:mrs?|miss|ms|mme|mlle|madame|monsieur|mister|dre?|m)[. ]';
