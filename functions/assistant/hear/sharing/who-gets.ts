import { globalPattern, pattern, source } from '../../patterns.ts';
import { FIRST_NAMES } from '../contact/first-names.ts';
import { KIN } from '../contact/kin-words.ts';
import type { Mention, Span } from '../mention.ts';
import { fold, matchesOf, type Text } from '../text.ts';

const AND = '(?:et|and|&|n|pis|puis)';
const ENDS = `(?= *(?:$|[,.;:!?·&()]|(?:${AND}|on|at|in|this|next|to(?:day|morrow)|le|a|please|svp)\\b))`;
/** Somebody of theirs: "my two boys", « mon chum », « les deux gars »; whose wedding it is, is another matter. */
export const THEIRS = source`
  (?:my|our|mon|ma|mes|notre|nos|the|les|le|la|his|her|sa|son|ses|un|une|a)
  (?: (?!name|nom|number)[a-z0-9-]{1,12}){0,2} (?:${KIN}s?|children|twins|jum(?:eaux|elles)|flos?)`;
const SOMEBODY = source`(?:${THEIRS})(?!['a-z-])`;
const ONE = source`
  (?:
    (?:moi|me)(?:-meme)?(?![a-z'-])|myself\b|(?:lui|elles?|eux|him|them|her)${ENDS}|${SOMEBODY}
  )`;

/** "For me", « pour mon chum et mon gars », "for me and one for my mom"; a time that works for somebody is no cut. */
const FOR = globalPattern`
  (?<!\b(?:works?|working|good|best|better|fine|ok|okay|great|easier|possible|hard|marche|va|bon|mieux) )
  \b(?:for|pour|pr) ${ONE}(?:,? ${AND} (?:(?:one|une?|another|une? autre) )?(?:(?:for|pour) )?${ONE})*`;
const FOR_NAMED = /(?<=\b(?:for|pour|For|Pour) )\p{Lu}\p{Ll}+/gu;

const NEEDS = "(?:needs?|wants?|(?:would|'d) (?:like|love|need)|has to (?:get|have)|is due for)";
const BESOIN = source`
  (?:(?:a|ont|aurai(?:t|ent)) besoin|veut|veulent|voudrai(?:t|ent)|prendrai(?:t|ent)|aimerai(?:t|ent))`;
/** "Me and my son need …" is for both. */
const NO_SELF = source`(?<!\b(?:me|moi|i|myself),? ${AND} )`;
/** What whoever is told before it needs: "my husband needs …", « ma blonde aimerait … ». */
const THEY_NEED: readonly (readonly [RegExp, string])[] = [
  [globalPattern`${NO_SELF}\b(${SOMEBODY})(?: (?:also|just|only|really|both))* ?${NEEDS}(?![a-z])`, 'for'],
  [globalPattern`${NO_SELF}\b(${SOMEBODY}),?(?: (?:il|elle|ils|elles|aussi))* ${BESOIN}(?![a-z])`, 'pour'],
];
/** The same of whoever writes: it tells for whom it is only beside somebody else who needs something. */
const I_NEED: readonly (readonly [RegExp, string])[] = [
  [
    globalPattern`
      \bi(?: (?:also|just|only|really))* ?(?:need|want|wanna|(?:would|'d) (?:like|love|need))(?![a-z])`,
    'for me',
  ],
  [
    globalPattern`
      \b(?:moi,? )?(?:je|j') ?(?:ai(?: aussi| juste)? besoin|aurais besoin|veux|voudrais|prendrais|aimerais)
      (?![a-z])`,
    'pour moi',
  ],
];

const MINE: readonly (readonly [RegExp, string])[] = [
  [/\bmine(?![a-z'-])/g, 'for me'],
  [/\b(?:la mienne|le mien)(?![a-z'-])/g, 'pour moi'],
];

interface Recipient extends Span {
  /** "for my mom", « pour moi ». */
  readonly forWhom: string;
  /** Told before what they get: "my husband needs …". */
  readonly isSubject: boolean;
}

const spanOf = ({ index, 0: words }: RegExpExecArray): Span => ({ start: index, end: index + words.length });

const NEXT = pattern`,? ${AND}(?: (?:une?|an?|one))? ?$`;

/** Up to the next service: « pour moi et une coupe enfant » is for one. */
const upToService = (span: Span, services: readonly Span[], folded: string): Span => {
  const next = services.find(({ start }) => start > span.start && start < span.end);
  if (!next) return span;
  const { start } = span;
  return { start, end: start + folded.slice(start, next.start).replace(NEXT, '').trimEnd().length };
};

const recipientsIn = ({ raw, folded }: Text, services: readonly Span[]): readonly Recipient[] => {
  const written = ({ start, end }: Span): string => raw.slice(start, end);
  const told = matchesOf(folded, FOR).map((match) => {
    const span = upToService(spanOf(match), services, folded);
    return { ...span, forWhom: written(span), isSubject: false };
  });
  const named = matchesOf(raw, FOR_NAMED)
    .filter(({ 0: name }) => FIRST_NAMES.has(fold(name)))
    .map((match) => {
      const { start, end } = spanOf(match);
      const span = { start: raw.lastIndexOf(' ', start - 2) + 1, end };
      return { ...span, forWhom: written(span), isSubject: false };
    });
  const they = THEY_NEED.flatMap(([words, lead]) =>
    matchesOf(folded, words).map((match) => {
      const span = spanOf(match);
      const whom = { start: span.start, end: span.start + (match[1]?.length ?? 0) };
      return { ...span, forWhom: `${lead} ${written(whom)}`, isSubject: true };
    }),
  );
  const selves = they.length === 0 ? MINE : [...MINE, ...I_NEED];
  const own = selves.flatMap(([words, forWhom]) =>
    matchesOf(folded, words).map((match) => ({ ...spanOf(match), forWhom, isSubject: true })),
  );
  return [...told, ...named, ...they, ...own].sort((a, b) => a.start - b.start);
};

/**
 * The services of a message with for whom each is, as written: "a brake job for my husband", "my husband needs a brake
 * job". What is told behind a service is of that one; where one begins with whom it is for, of the one behind it.
 */
export const withRecipients = (text: Text, services: readonly Mention[]): readonly Mention[] => {
  const inOrder = services.toSorted((a, b) => a.start - b.start);
  const recipients = recipientsIn(text, inOrder);
  const isLeading = recipients.some((one) => !one.isSubject && one.start < (inOrder[0]?.start ?? 0));
  return services.map((service) => {
    if (service.kind !== 'service' || service.forWhom !== undefined) return service;
    const at = inOrder.indexOf(service);
    const from = inOrder[at - 1]?.end ?? 0;
    const to = inOrder[at + 1]?.start ?? text.folded.length;
    const before = recipients.filter(({ start }) => start >= from && start < service.start);
    const behind = recipients.filter(
      ({ start, isSubject }) => !isSubject && start >= service.end && start < to,
    );
    const own = isLeading ? before : behind.length > 0 ? behind : before.filter((one) => one.isSubject);
    const forWhom = [...new Set(own.map((one) => one.forWhom))].join(', ');
    return forWhom === '' ? service : { ...service, forWhom };
  });
};
