import { globalPattern, pattern, source } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { NUMBER } from '../numbers.ts';
import { matchesOf, type Text } from '../text.ts';
import { KIN, MY_KIN } from './kin-words.ts';
import { endWithDenied, isLikeName, type NameAt, nameAt, nameBefore } from './name-at.ts';

/** Somebody else for whom it is, and where that is told. */
export interface GuestHeard {
  readonly name: string;
  readonly span: Span;
  readonly nameSpan: Span;
  /** Only named beside whoever is asked for their own name: "Sophie Gendron, pour Émile". */
  readonly isAside: boolean;
}

interface Telling {
  readonly words: RegExp;
  /** Where the name stands. */
  readonly side: 'behind' | 'before';
  /** What shows that it is a name: the words alone, its capital or its end, its capital, its capitals. */
  readonly needs: 'words' | 'likeness' | 'capital' | 'capitals';
  readonly isAside?: boolean;
  /** Nothing is told of them: "my brother Luc Roy is coming" tells of an appointment of his. */
  readonly isAlone?: boolean;
}

const IS = "(?:c'?est|est|is|are|c|it's|'s)";
const CALLED = "(?:is called|is named|named|called|s'?appell?e|se nomme|nommee?|appelee?)";
const HERS = "(?:her|his|their|the (?:patient|client|child|student)'?s|son|sa|leur)";
const SHE = '(?:il|elle|he|she)';
const COMING = source`
  (?:c'?est|c|ce sera|ca va etre|it's|it is|it'll be|it will be|its) (?:elle|lui|her|him|she|he)
  (?: (?:qui|who|that|who's|that's)[^,.:;·]{0,30}| coming)?[,:] ?`;
/** « Le rendez-vous est », "it's": nothing but for whom is told behind it. */
const IT_IS = source`
  (?:
    (?:c'?est|c|it's|it is|its|this is|that's|that is)
    |(?:(?:le|la|ce|the|this|that|my|mon) )?(?:
      rendez-vous|rdv|rv|reservation|place|appointment|appt|booking|lesson|visit|seance|cours|consultation|spot
    ) (?:is|est|c'?est)(?: (?:actually|really|en fait|plutot))?
  )`;

/** What tells for whom it is, wherever it is said. */
const OF_KIN: readonly Telling[] = [
  {
    words: globalPattern`\b(?<!(?:au|a|sous le|under the|in the) )(?:nom|name) (?:de |d'|of )${MY_KIN},? ?${IS}? ?:? ?`,
    side: 'behind',
    needs: 'words',
  },
  {
    words: globalPattern`\b(?:${MY_KIN}|the (?:patient|client|child|student))'?s? (?:full )?name ?(?:is|'s|:)? `,
    side: 'behind',
    needs: 'words',
  },
  { words: globalPattern`\b${MY_KIN},? (?:${SHE} )?${CALLED} `, side: 'behind', needs: 'words' },
  { words: globalPattern`\b${MY_KIN},? ${IS} `, side: 'behind', needs: 'capitals' },
  {
    words: globalPattern`(?<=(?:^|[.,;:!?·(]) ?)(?:dad|daddy|mom|mum|mommy|papa|maman|grandma|grandpa),? ${IS} `,
    side: 'behind',
    needs: 'capitals',
  },
  {
    // « Pour ma fille de six ans » names nobody.
    words: globalPattern`
      \b(?:pour|for) ${MY_KIN},? (?!(?:d[e'] ?|agee? de |aged? |of )?(?:${NUMBER})(?![a-z]))`,
    side: 'behind',
    needs: 'likeness',
  },
  { words: globalPattern`\b${MY_KIN},? `, side: 'behind', needs: 'capitals', isAlone: true },
  {
    words: globalPattern` ?,? ?\b(?:is|est|c'?est|c) ${MY_KIN}(?![a-z'-])`,
    side: 'before',
    needs: 'likeness',
  },
  { words: globalPattern`, ${MY_KIN}(?= ?[,.;·]| ?$)`, side: 'before', needs: 'capital' },
  {
    words: globalPattern`\b(?:je suis|i'?m|i am|this is) (?:(?:la|le|the|l') ?)?${KIN} (?:d[e'] ?|of |to )`,
    side: 'behind',
    needs: 'capital',
  },
];

/** What tells it of somebody once an appointment is spoken of. */
const OF_THEM: readonly Telling[] = [
  {
    words: globalPattern`\b${HERS} (?:full |nom |complete )?(?:name|nom)(?: complet)? ?(?:${IS}|:)? `,
    side: 'behind',
    needs: 'words',
  },
  { words: globalPattern`\b${SHE}(?:'s)? ${CALLED} `, side: 'behind', needs: 'words' },
  { words: globalPattern`\b${IT_IS} (?:pour|for) `, side: 'behind', needs: 'likeness' },
];

/** What tells it only where a name is looked for. */
const ANSWERS: readonly Telling[] = [
  { words: globalPattern`,? (?:pour|for) ${MY_KIN}(?![a-z'-])`, side: 'before', needs: 'likeness' },
  { words: globalPattern`\b${MY_KIN},? ${IS} `, side: 'behind', needs: 'likeness' },
  { words: globalPattern`\b(?:lui|elle|him|her),? ${IS} `, side: 'behind', needs: 'likeness' },
  { words: globalPattern`\b${COMING}`, side: 'behind', needs: 'likeness' },
  {
    words: /(?<=(?:^|[.,;:!?·(]) ?)(?:(?:et|and|mais|but|pis) )?(?:pour|for) /g,
    side: 'behind',
    needs: 'likeness',
    isAside: true,
  },
];

const TOLD_OF = pattern`
  ^ (?:is|was|has|had|will|can|could|comes?|came|went|goes|wants?|needs?|s'en|va|vient|vienne|est|a|avait|sera|veut)
  (?![a-z])|^'s\b`;

/** Who is there beside, pays or lets in, and is nobody whom an appointment is for. */
const BYSTANDER = pattern`
  \b(?:
    land(?:lord|lady)|proprietaires?|proprio|owner|concierge|super(?:intendent)?|janitor|neighbou?rs?|voisine?s?|boss
    |patron(?:ne)?|tenant'?s?|locataires?|room-?mates?|colocs?|colocataires?|contractor|entrepreneure?|secretary
    |secretaire|notary|notaire|lawyer|avocate?|insurer|assureure?|adjuster|gardienne?|babysitter|nanny
  )(?![a-z])`;
const OF_MY_KIN = new RegExp(`\\b${MY_KIN}(?![a-z])`);

/** "The landlord will be there, his name is Mr. Wu." */
const isOfBystander = (before: string): boolean => BYSTANDER.test(before) && !OF_MY_KIN.test(before);

const NOT_BEFORE = /\b(?:pas|not|isn't|n'est|without|sans|avec|with|au nom de|in the name of|under)\s$/;

const isShown = (text: Text, found: NameAt, { needs }: Telling): boolean => {
  if (needs === 'words') return true;
  if (needs === 'likeness') return isLikeName(text, found);
  return found.isWritten && (needs === 'capital' || found.name.includes(' '));
};

const toldBy = (text: Text, telling: Telling): readonly GuestHeard[] =>
  matchesOf(text.folded, telling.words).flatMap(({ index, 0: words }): readonly GuestHeard[] => {
    const before = text.folded.slice(0, index);
    if (NOT_BEFORE.test(before) || (OF_THEM.includes(telling) && isOfBystander(before))) return [];
    const end = index + words.length;
    const found = telling.side === 'behind' ? nameAt(text, end, true) : nameBefore(text, index);
    if (!found || !isShown(text, found, telling)) return [];
    if (telling.isAlone && TOLD_OF.test(text.folded.slice(found.end))) return [];
    const span =
      telling.side === 'behind'
        ? { start: index, end: endWithDenied(text, found.end) }
        : { start: found.start, end: endWithDenied(text, end) };
    const nameSpan = { start: found.start, end: found.end };
    return [{ name: found.name, span, nameSpan, isAside: telling.isAside === true }];
  });

/** How much may tell a guest: without any sign their kinship must, then "it's for" does, then "him, that's". */
export type Expected = 'nobody' | 'somebody' | 'name';

const TOLD_BY: Readonly<Record<Expected, readonly Telling[]>> = {
  nobody: OF_KIN,
  somebody: [...OF_KIN, ...OF_THEM],
  name: [...OF_KIN, ...OF_THEM, ...ANSWERS],
};

/** Somebody else for whom it is, by name. */
export const guestIn = (text: Text, expected: Expected): GuestHeard | undefined =>
  TOLD_BY[expected].map((telling) => toldBy(text, telling).at(-1)).find(Boolean);
