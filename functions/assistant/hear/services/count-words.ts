import { globalPattern, source } from '../../patterns.ts';
import { NUMBER, numberOf } from '../numbers.ts';
import { ANIMALS } from './animals.ts';

const PEOPLE_WORD = source`
  (?:
    personnes?|people|persons?|pers|adultes?|adults?|enfants?|kids|children|guests?|invite(?:e)?s|filles|gars
    |places|of us|d'entre nous
  )`;
const KIN = source`
  (?:mon|ma|mes|my|un|une|a) (?:\d{1,2}[- ]?(?:years?|yrs?|yo|ans?)[- ]?(?:old )?)?(?:
    mari|femme|chum|blonde|conjointe?|fils|fille|gars|mere|pere|soeur|frere|amie?|copine?|enfant|bebe|ado|wife
    |husband|son|daughter|mom|mum|dad|mother|father|sister|brother|friend|boyfriend|girlfriend|partner|kid
    |child|baby|roommate|coloc|bestie|bff|buddy|cousine?|collegue|colleague|coworker|pote|fiancee?|niece|nephew
    |neveu|grand-?(?:mere|pere|ma|pa|mother|father)|hubby|gf|bf|daugther|puce|bb
  )(?: (?:de |is )?\d{1,2} ?(?:ans?|mois|semaines?|months?(?: old)?|weeks?(?: old)?|years? old|yrs? old|yo))?`;
const SELF = '(?:moi(?:-meme)?|me|myself|i)';
const AND = "(?:et|and|pis|puis|'?n'?|\\+|&)";
/** "One for me and then one for my baby". */
const THEN = '(?:(?:then|ensuite|apres|une? autre|another|also|aussi|one|une?) )*(?:pour |for )?';
const YOUNG = source`
  gars|filles|fils|garcons|enfants|kids|boys|girls|sons|daughters|ados|teens|teenagers|children|flos|bebes
  |babies|jumeaux|jumelles|twins|nieces|nephews|neveux`;
/** What people have several of, and bring. */
const BELONGINGS =
  'chars|autos|voitures|camions|vehicules|cars|trucks|vans|vehicles|velos|bikes|bicycles|bicyclettes';

const LITTLE = '(?:petite?s? |little |young |older? |gros |new |autres |other )?';
/** Several of theirs: "my two boys". */
const THEIRS = source`
  (?:mes|my|nos|our) (${NUMBER}) ${LITTLE}(?:
    (?:${YOUNG}|amis|amies|friends)|fille|garcon|enfant|kid|boy|girl|son|daughter|ado|teen|bebe|baby|flo
    |${ANIMALS}
  )`;
/** "For two puppies", "our 3 cats", "both my boys": whoever, or whatever, each of the appointments is for. */
const SEVERAL_OF = source`
  (?:pour |pr |for )?(?:(?:mes|my|nos|our|les|the|both(?: of)?(?: my| our| the)?|all) )*(?:(${NUMBER}) )?
  ${LITTLE}(?:${YOUNG}|${ANIMALS}|${BELONGINGS}|amie?s|friends)`;
/** "Two cats and a dog": how many animals, of two kinds. */
const PET = `(?:${ANIMALS}|chien|chiot|chat|chatte|chaton|lapin|furet|dog|puppy|cat|kitten|rabbit|ferret)`;
const TWO_KINDS = source`
  (?:(?:mes|my|nos|our|les|the) )?(${NUMBER}|an?) ${LITTLE}${PET} ${AND} (${NUMBER}|an?) ${LITTLE}${PET}`;
const BOTH = /\bboth\b/;
/** Whoever says it, beside those whom they count. */
const SELF_TOO = 1;

const withSelf = (said: string | undefined): number | undefined => {
  const others = numberOf(said);
  return others === undefined ? undefined : others + SELF_TOO;
};

const sumOf = (...said: readonly (string | undefined)[]): number =>
  said.reduce((sum, one) => sum + (numberOf(one) ?? 1), 0);

/** What counts people, and how many are told by its match. */
export const PEOPLE_COUNTS: readonly (readonly [RegExp, (match: RegExpExecArray) => number | undefined])[] = [
  [new RegExp(`\\b(?:pour |for )?${TWO_KINDS}(?![a-z])`, 'g'), ([, first, second]) => sumOf(first, second)],
  [new RegExp(`\\b(?:pour |for )?${SELF} ${AND} ${THEIRS}(?![a-z])`, 'g'), ([, number]) => withSelf(number)],
  [
    globalPattern`
      \b(?:(?:pour|for|we(?:'re| are)|(?:nous )?(?:on est|sommes|serons|sera)|party of|groupe de|group of) )?
      (${NUMBER}) ${PEOPLE_WORD}(?![a-z])`,
    ([, number]) => numberOf(number),
  ],
  [
    globalPattern`
      \b(?:
        on (?:est|sera|serait)|nous (?:sommes|serons)|we(?:'re| are)|we'll be|there(?:'s| are| will be)
        |party of|groupe de|group of
      ) (deux|trois|quatre|cinq|six|two|three|four|five|[2-9])(?= *(?:$|[,.!?;]|et\b|and\b|of us))`,
    ([, number]) => numberOf(number),
  ],
  [
    globalPattern`
      (?<!\b(?:work|job|school|office|bureau|travail|ecole|class|home|there|ready|back|cegep) )\b(?:pour|for) (
        deux|trois|quatre|cinq|two|three|four|five|[2-9]
      )(?= *(?:
          $|[,.!?;]|svp|please|demain|tomorrow|[a-z]+di\b|dimanche|saturday|merci|en meme temps|ensemble|together
          |at the same time
        )
      )`,
    ([, number]) => numberOf(number),
  ],
  // « On a chacun notre char, changement de pneus sur les deux. »
  [
    globalPattern`
      \b(?:sur|pour|on|for|to) (?:les|the|all) (deux|trois|quatre|two|three|four)
      (?= *(?:$|[,.!?;]|svp|please|demain|tomorrow|[a-z]+di\b|[a-z]+day\b|en meme temps|ensemble|together))`,
    ([, number]) => numberOf(number),
  ],
  [
    globalPattern`
      \b(?:${KIN}|(?:wife|husband|girlfriend|boyfriend|partner|femme|chum|blonde|mari)) ${AND} ${SELF} (?:
      (?:on|nous) )?(?:each|both|(?:a|avons) chacune?) (?:have|has|got|need|want|une?|d'une?)(?![a-z])`,
    () => 2,
  ],
  [
    new RegExp(
      `\\b(?:pour |for )?(?:${SELF},? ${AND} ${THEN}${KIN}|${KIN},? ${AND} ${THEN}${SELF})(?![a-z])`,
      'g',
    ),
    () => 2,
  ],
  // Whoever types in a hurry leaves out whose they are: "wife and I".
  [
    globalPattern`
      (?<=^|[.!?,;] ?)(?:
        wife|husband|hubby|girlfriend|boyfriend|partner|gf|bf|chum|blonde|femme|mari|mom|dad|son|daughter
      )(?: (?:and|&|et|pis)) (?:i|me|myself|moi)(?![a-z])`,
    () => 2,
  ],
  [new RegExp(`\\b(?:pour |for )${KIN} (?:et|and) ${KIN}(?![a-z])`, 'g'), () => 2],
  [
    new RegExp(`\\b${SEVERAL_OF}(?![a-z])`, 'g'),
    ([words, number]) => (number === undefined && BOTH.test(words) ? 2 : numberOf(number)),
  ],
  [
    globalPattern`
      \b${AND} (?:
        (?:pour |for )?${KIN} (?:aussi|too|as well|also|itou|pareil)|so (?:do|does|would) ${KIN}
      )(?![a-z])`,
    () => 2,
  ],
  [
    globalPattern`
      \b(?:
        (?:juste|seulement|just|only) (?:pour |for )?(?:moi|me)(?! (?:et|and))
        |(?:pour |for )(?:moi|me) (?:seulement|only|seule?)|une seule personne|just (?:one|1) person
        |only one person|just me
      )(?![a-z])`,
    () => 1,
  ],
  [
    /\b(?:pour nous deux|nous deux|for both of us|both of us|the two of us|en couple|for a couple)(?![a-z])/g,
    () => 2,
  ],
];
