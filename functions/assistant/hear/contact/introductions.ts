import { globalPattern, pattern, source } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { fold, matchesOf, type Text } from '../text.ts';
import { FIRST_NAMES } from './first-names.ts';
import { KIN, MY_KIN, THE_KIN } from './kin-words.ts';
import { isKnownName } from './known-names.ts';
import { endWithDenied, nameAt, nameBefore } from './name-at.ts';
import { isWrittenAsName } from './name-words.ts';

/** A name with the words that introduce it. */
export interface Introduced {
  readonly name: string;
  readonly span: Span;
  /** It is that of the visitor's "mother", and so not their own. */
  readonly isOfKin: boolean;
  /** Told in place of another: "not Karen". */
  readonly isInstead: boolean;
}

/** Who the visitor is. */
const OWN: readonly RegExp[] = [
  globalPattern`
    \b(?:
      (?:je |j'? ?|(?<=(?:^|[.,;:!?·]) ?))m'?ap+el+e|je me nomme|mon nom(?: complet)? ?(?:est|c'?est|c|:)
    )\s*:?\s*`,
  globalPattern`
    \b(?:
      my (?:full )?name is(?: spell?e(?:d|t))?|my name'?s|my name *:|(?<=(?:^|[.,;:!?·]) ?)names?(?:'?s| is)?(?= )
      |(?<!\b(?:can you|could you|would you|will you|please|to|and|or|have (?:them|him|her|someone)) )call me
      (?! back| at| on| when| tomorrow| an? )
    )\s*:?\s*`,
  /(?<=(?:^|[.,;!·]) ?)(?:nom|name) *: */g,
];

/** « Moi c zack », and not « moi c'est mieux »: said of what somebody likes too. */
const MY_SELF =
  /(?<!(?:\b(?:pour|avec|chez|a|de|que|qu')|[a-z]{3}(?:e[sz]?|re)[ -]?) ?)\bmoi,? c(?:'?est)? +/g;

/** A name that is told with nothing but its own word: "pls name is jo 819 …", « nom Oumar Diallo tel ». */
const NAMED = globalPattern`
  (?<!\b(?:au|a|du|le|un|ton|votre|quel|ce|cet|the|your|what|which|by|of|his|her|their|son|sa|leur|user|company|street|business) )
  (?<!(?:'s|s'|\b${KIN}s?|\b(?:dog|cat|pet|puppy|owner)s?) )\b(?:nom|name)(?: (?:is|est|c'?est|c)(?![a-z']))? ?:? ?`;

/** "I am her son Paulo", « je suis sa mère, Karine »: written as a name. */
const OWN_AS_KIN = globalPattern`
  \b(?:je suis|chu|i'?m|i am|this is|ici|moi c'?est) ${THE_KIN}(?![a-z'-]),? `;

/** Said of many things besides oneself: taken only before words written as names are. */
const OWN_SOFTLY: readonly RegExp[] = [
  /\b(?:c'?est|c|ici|je suis|chu|jsuis)\s+/g,
  /\b(?:i'?m|i am|this is|it'?s)\s+/g,
  // "Nom Oumar Diallo tel 819 …": only told so, and not « un nom », "what name".
  globalPattern`
    (?<!\b(?:mon|ton|son|votre|notre|un|le|au|du|quel|ce|my|your|the|his|her|a|what|which|last|first|their|that|de) )
    \b(?:nom|name)(?: complet)?\s*:?\s+`,
];

const PUT_FR = source`
  (?:
    (?:(?:pouvez[- ]vous|peux[- ]tu|svp|faudrait|il faut) )?
    (?:mett?(?:ez|s|re)?|inscri(?:vez|s|re)|laissez?|gardez?|passez?)(?:[- ](?:la|le|les|ca|moi))?
    (?: (?:(?:la|ma|le|mon|ce|cette) )?(?:reservation|rendez-vous|rdv|rv|place|seance|lecon))?(?: (?:plutot|juste))? )?`;
const PUT_EN = source`
  (?:
    (?:(?:please|can you|could you|just) ){0,2}(?:put|keep|leave|have|make|switch|change)
    (?: (?:it|me|that|this|(?:the|my) (?:booking|appointment|appt|reservation|lesson|visit)))?(?: down)?(?: to be)? )?`;

/** Under whose name it is to be. */
const UNDER: readonly RegExp[] = [
  globalPattern`
    \b(?:
      ${PUT_FR}(?:au|sous (?:le|mon|un)) nom(?![a-z])(?: d[eu']| complet)?
      |(?:le|un) nom (?:c'?est|est|serait|sera|:)(?: (?:juste|just|seulement|plutot|bien))?
      |(?:change[rz]?|corrige[rz]?|modifie[rz]?|remplace[rz]?) (?:le|mon) nom (?:pour|a|en|par)
    )\s*:?\s*`,
  globalPattern`
    \b(?:
      ${PUT_EN}(?:under|in) (?:the|my) name(?: of)?|the name (?:is|should be|should read|would be)(?: (?:just|only|actually))?
      |(?:change|correct|switch) (?:the|my) name to|${PUT_EN}(?:under|in) ${MY_KIN}(?:'s|s)? name,?
    )\s*:?\s*`,
];
const UNDER_SOFTLY = globalPattern`
  \b(?:
    (?:
      it's|it is|put (?:it|me)(?: down)?|book (?:it|me)|c'est|mets(?:[- ](?:le|ca))?
      |mettez(?:[- ](?:le|ca))?
  ) )?(?:under|sous)\s+`;

/** "Denise Fortin pour moi", "for me, Ana Roy": whoever writes comes too. */
const FOR_ME_BEHIND = /,? (?:pour|for) (?:moi|me|myself)(?![a-z'-])/g;
const FOR_ME_BEFORE = /\b(?:pour|for) (?:moi|me|myself),? /g;

/** "Under my husband's name." */
const OF_MINE = new RegExp(`\\b${MY_KIN}`);

/** "C'est Karim qui me coupe", "it's Karim or nobody": said of somebody else. */
const WHO = /^ (?:qui|que|who|that|avec|pour|for|with|ou (?:rien|personne)|or no(?:thing|body| ?one))\b/;

/** « Mon chat c'est Ti-Gris », "the kids, it's Léo": said of whatever is named before it. */
const OF_ANOTHER = pattern`
  (?<!\b(?:mon|le|my|the) (?:nom|name)(?: complet)?,? ?)
  \b(?:mon|ma|mes|le|la|les|l'|notre|nos|my|our|the|son|sa|ses|his|her|their) ?[a-z'-]{2,20},? ?$`;

/** "My name is April, like the month." */
const LIKE_THE_MONTH = pattern`
  ^,? ?(?:(?:oui|yes|yeah),? )?(?:[a-z]+ )?(?:like|comme|as in) (?:the |le )?(?:month|mois|spring|printemps)
  (?![a-z])`;

const NOT_BEFORE = /\b(?:pas|not|n'est|isn't)\s$/;

const introducedBy = (text: Text, words: RegExp, isSoft: boolean): Introduced | undefined =>
  matchesOf(text.folded, words)
    .flatMap(({ index, 0: lead }): readonly Introduced[] => {
      const found = nameAt(text, index + lead.length);
      if (!found || NOT_BEFORE.test(text.folded.slice(0, index))) return [];
      const behind = text.folded.slice(found.end);
      const isOfAnother = OF_ANOTHER.test(text.folded.slice(0, index));
      if (isSoft && (!found.isWritten || isOfAnother || WHO.test(behind))) return [];
      const month = LIKE_THE_MONTH.exec(behind)?.[0].length ?? 0;
      const end = endWithDenied(text, found.end + month);
      const span = { start: index, end };
      return [
        {
          name: found.name,
          span,
          isOfKin: found.isOfKin || OF_MINE.test(lead),
          isInstead: end > found.end + month,
        },
      ];
    })
    .at(-1);

const firstOf = (text: Text, all: readonly RegExp[], isSoft: boolean): Introduced | undefined =>
  all.map((words) => introducedBy(text, words, isSoft)).find(Boolean);

const before = (text: Text, words: RegExp): Introduced | undefined =>
  matchesOf(text.folded, words)
    .flatMap(({ index, 0: { length } }): readonly Introduced[] => {
      const found = nameBefore(text, index);
      return found
        ? [
            {
              name: found.name,
              span: { start: found.start, end: index + length },
              isOfKin: false,
              isInstead: false,
            },
          ]
        : [];
    })
    .at(0);

/** "Ana Roy is my name", « luc roy c mon nom ». */
const OWN_BEHIND = /,? (?:c'?est|c|is|that's|est) (?:mon nom|my name|moi|me)(?![a-z'-])/g;

/** "Paulo, her son." */
const KIN_BEHIND = globalPattern`, (?:his|her|their|sa|son|leur) (?:own )?${KIN}(?![a-z'-])`;

/** "Samuel and Rosalie Dubé, their father Martin". */
const KIN_BEFORE = globalPattern`, (?:his|her|their|sa|son|leur) (?:own )?${KIN} (?=[a-z])`;

/** A name with what shows that it is one: capitals, a known first name, or a contact behind it. */
const isSurely = (text: Text, { name, span }: Introduced): boolean =>
  FIRST_NAMES.has(fold(name).split(' ')[0] ?? '') ||
  isWrittenAsName(text.raw.slice(span.start, span.end).trim().split(' ').at(-1) ?? '') ||
  isKnownName(name) ||
  /^[ ,]*(?:(?:tel|cell?|phone|num\w*)[ :.]*)?·/.test(text.folded.slice(span.end));

const surely = (text: Text, words: RegExp): Introduced | undefined => {
  const found = introducedBy(text, words, false);
  return found && isSurely(text, found) ? found : undefined;
};

/** The name that the visitor says is theirs. */
export const ownIn = (text: Text): Introduced | undefined =>
  firstOf(text, OWN, false) ?? surely(text, MY_SELF) ?? surely(text, NAMED) ?? before(text, OWN_BEHIND);

/** The name that they say is theirs, with whose son or mother they are. */
export const ownAsKin = (text: Text): Introduced | undefined =>
  introducedBy(text, OWN_AS_KIN, true) ?? introducedBy(text, KIN_BEFORE, true) ?? before(text, KIN_BEHIND);

/** "Im john reyes": what is said of oneself in small letters too, before a first name. */
const SELF = /\b(?:i'?m|i am|je suis|chu|jsuis)\s+/g;

/** Theirs, as many other things are told too: "it's Ana". */
export const ownSoftly = (text: Text, isLookedFor: boolean): Introduced | undefined => {
  const written = firstOf(text, OWN_SOFTLY, true);
  if (written || !isLookedFor) return written;
  const found = introducedBy(text, SELF, false);
  return found && FIRST_NAMES.has(fold(found.name).split(' ')[0] ?? '') ? found : undefined;
};

/** Under whose name they ask to be put. */
export const underIn = (text: Text): Introduced | undefined => firstOf(text, UNDER, false);
export const underSoftly = (text: Text): Introduced | undefined => introducedBy(text, UNDER_SOFTLY, true);

/** The name of whoever writes and comes too. */
export const forMeIn = (text: Text): Introduced | undefined =>
  before(text, FOR_ME_BEHIND) ?? introducedBy(text, FOR_ME_BEFORE, true);
