import { source } from '../../patterns.ts';
import { cuePatterns } from '../cue-words.ts';
import { ABSENT, NOBODY } from './not-then.ts';

/** What people do once they are up. */
const UP = [
  source`
    functions?
    |(?:is|are|gets?|was) (?:up|out of bed|awake|moving|alive|ready|dressed|human|going|home|functional)`,
  'wakes? up|moves|budges|surfaces|rises|stirs|shows up|leaves the house|opens? their eyes',
  source`
    se (?:leve|reveille|pointe)|fonctionne|est (?:debout|reveille|leve|pret|du monde)|bouge|sort du lit
    |ouvre l'oeil`,
].join('|');
const ASLEEP = [
  source`
    useless|(?:fast |still |all )?asleep|dead to the world|comatose|a zombie|zombies|out cold
    |still (?:in bed|sleeping)|not human`,
  'dead(?= (?:after|past|before)|(?: ·|·))',
  source`
    (?:no|not (?:much|any|of (?:much|any))) (?:use|good|help|fun)
    (?: (?:to|for) (?:anyone|anybody|any of you|you|myself|the world|man or beast))?`,
  'worthless|good for nothing|not (?:a person|a morning person|myself|functional|worth much)|brain ?dead',
  '(?:un |des )?zombies?|dans le coma|endormie?s?|encore (?:au lit|couchee?s?)',
  'bon(?:ne)?s? a (?:rien|pas grand[- ]chose)|pas (?:du monde|parlables?|fonctionnel(?:le)?s?)',
].join('|');
const WHO = source`
  (?:
    i'm|im|i am|we're|we are|he's|she's|they're|they are|everyone(?:'s| is)|everybody(?:'s| is)
    |(?:my|the) [a-z]+(?:'s| is| are)|je suis|chu|chui|on est|(?:il|elle) est|ils sont|elles sont
    |tout le monde est|mes [a-z]+ sont
  )`;
const IN_THE_HOUSE = '(?: (?:in|of|at|around|de|dans|chez|ici|here|la)(?: [a-z]+){0,3}?)?';

/** "Nobody functions before 11", « je fonctionne pas avant dix heures »: then it cannot be. */
const notUpYet: readonly string[] = [
  `${NOBODY}${IN_THE_HOUSE} (?:${UP})`,
  `${WHO} (?:all |still |pretty much |completely )?(?:${ASLEEP})`,
  source`
    (?:i |we |they |he |she )?(?:don't|dont|doesn't|never|can't) (?:really )?
    (?:function|get up|wake up|surface|exist)`,
  source`
    (?:je |j'|on |il |elle |ils )?(?:
      fonctionne(?:nt)?|bouge(?:nt)?|me leve|se leve(?:nt)?|suis debout|est debout|existe
    ) (?:pas|jamais)`,
  source`
    (?<!\b(?:quand|que|lorsque|qu'|si) ?)(?:on|je|nous|ils?|elles?|(?:mon|ma|mes|le|la|les|notre|nos) [a-z]+) (?:
    dort|dors|dormons|dorment)(?! (?:jusqu|tard|bien|mal))`,
  ...ABSENT,
];

/** What cannot be done, behind the time for it: « les sortir du lit avant 11 h, c'est impossible ». */
const CANNOT = source`
  (?:c'est |c |ca (?:va etre |serait )?|is |'s |are |would be )(?:juste |just |completely )?(?:
    pas possible|impossible|mission impossible|pas realiste|not (?:possible|happening|realistic)
  )`;
const TO_DO = [
  "(?:(?:les|le|la|l'|nous|me|m') ?)?(?:sortir|lever|reveiller|amener|avoir|faire|etre|arriver|venir)",
  '(?:get(?:ting)?|hav(?:e|ing)|be(?:ing)?|bring(?:ing)?|drag(?:ging)?|wak(?:e|ing)|make|making|come|coming)',
].join('|');
/** Words before a time that say that it will not be then. */
const hardlyBefore: readonly string[] = [
  `(?:${TO_DO})(?: [a-z'·-]+){0,8}?(?= ?· ?,? ?${CANNOT})`,
  "(?:don't even (?:think|try)(?: (?:of|about))?|good luck|bonne chance)(?: [a-z']+){0,8}?(?= ?·)",
];

/** "If nothing Thursday then Friday": either is wished, the first before the second. */
const IF_NOTHING = source`
  (?:if|si|s')(?: |(?<='))(?:
    (?:there(?:'s| is| are)|(?:you|u)(?: guys)?(?:'ve)?(?: have| got)?|(?:il )?y'?a|ya|vous avez|t'as) ?
  )?(?:nothing|none|no (?:room|spots?|openings?|space|time)|rien|(?:pas|plus|pus) de (?:place|trou))
  (?: (?:left|open|free|available|de libre))?(?: (?:on|for|le|pour))?`;

/** Words that refuse what is earlier than the time beside them: read where a time is named. */
export const notYetUp = cuePatterns([
  ['wish', 'after', [IF_NOTHING]],
  ['refuse', 'after', hardlyBefore],
  ['refuse', 'either', notUpYet],
]);
