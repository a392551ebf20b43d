import { MONTH } from './calendar-words.ts';
import type { Span } from './mention.ts';
import type { Segment } from './segments.ts';
import { matchesOf } from './text.ts';

/** Facts about the visitor that say when they cannot come. */
const OCCUPIED =
  /\b(?:(?:je|on|nous|i|we|my husband|mon mari|ma femme|my wife) (?:travaill(?:e|ons)|work(?! on)|bosse)|j'ai (?:des cours|mes cours|de l'ecole)|i have (?:class(?:es)?|school)|mes heures (?:de travail )?sont|mon horaire (?:de travail )?(?:est|c'est)|my (?:work )?(?:hours|schedule|shift)(?: is| are|'s)|i'm at work|je suis (?:au travail|a l'ecole|au bureau))(?![a-z])/;

/** Facts that are no wish at all: what happened before, or who they are. */
const STORY =
  /\b(?:(?:je suis|i'm|i am) (?:un |une |a )?(?:nouve(?:au|lle)|new)(?: (?:client\w*|customer|patient\w*|here))?|(?:c'est|it's|this is) (?:ma|my) (?:premiere|first) (?:fois|visite|time|visit)|(?:la derniere fois|last time|l'an passe|last (?:year|month|week)|la semaine (?:passee|derniere)|le mois (?:passe|dernier))(?:,? (?:j'ai|j'avais|je|i|it|c'etait|you|vous|on))|(?:i(?:'ve)? )?had (?:my|an?) (?:\w+ ){1,4}?(?:in|last|on|yesterday|ago|back)|j'ai (?:deja )?(?:fait|eu|fait faire) (?:ma|mon|mes)|je suis (?:deja )?venue?s?|i came|m'a faite?s?|(?:ma|mon|my|mes) (?:soeur|frere|mere|pere|amie?|chum|blonde|mari|femme|fille|fils|voisine?|cousine?|collegue|sister|brother|mom|mother|dad|father|friend|husband|wife|neighbou?r|cousin|coworker) (?:va|vont|voit|prend|always|usually|often|goes|sees|toujours|loves?|adore|aime)|je (?:demenage|viens de demenager)|i (?:just )?moved|(?:the )?clocks? (?:go(?:es)?|went|change[sd]?|fall|spring|turn(?:ed)?)|(?:on )?(?:change|changeait|recule|avance) (?:l'heure|d'heure)|l'heure (?:change|recule|avance))(?![a-z])/;

export type BackgroundKind = 'occupied' | 'story';

export interface Background {
  readonly segment: Segment;
  readonly kind: BackgroundKind;
}

/** What tells when something else is, and ends with its phrase: "the wedding is at one", « samedi j'ai aidé mon chum ». */
const ELSEWHERE = [
  /\b(?:le|la|l'|mon|ma|notre|the|my|our) ?(?:mariage|ceremonie|fete|party|wedding|ceremony|funerals?|funerailles|bapteme|bal|prom|souper|diner|concert|spectacle|show|match|game|entrevue|interview|vol|flight|reception|graduation|grad) (?:est|is|commence|starts?|begins?|debute)(?: (?:le|on))?(?: ·)? (?:a|at)/,
  /\b(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier)(?: (?:passe|dernier|soir|matin))? (?:j'ai|on a) (?!besoin|un |une |le |la |les |l'|des |du |de |mon |ma |mes |pas |rien |conge|cours)[a-z]+(?:e|i|u|is|it|ert)|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday)(?: (?:night|morning))?,? i (?:helped|hurt|fell|lifted|moved|played|worked|slipped|pulled|twisted|carried|went|did|was|had))(?![a-z])/,
];

const PAST_WORD =
  '(?:changed|had|hurt|broke|fell|bought|got|started|moved|quit|lost|began|injured|missed|was|went|did|[a-z]{3,}ed)';
const WEEKDAY_IN_ENGLISH = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const WEEKDAY_IN_FRENCH = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';

/** What tells since when or in which month something was, or what one does on a day: that phrase alone is no wish. */
const TOLD_OF_PAST: readonly RegExp[] = [
  /\b(?:mal (?:a|au|aux|dans)|hurts?|aches?|souffre)\b[a-z' ]{0,24}? (?:tous les|toutes les|chaque|every|each) (?:soirs?|matins?|jours?|nuits?|night|morning|evening|day)/g,
  new RegExp(
    `\\b(?:j'? ?ai|on a|nous avons) (?!besoin)[a-z' ]{2,30}? (?:en|au mois de|au mois d') ?(?:${MONTH})(?![a-z])`,
    'g',
  ),
  new RegExp(`\\b(?:i|we) (?:just )?${PAST_WORD}\\b[a-z' ]{0,30}? (?:in|last) (?:${MONTH})(?![a-z])`, 'g'),
  new RegExp(`\\b(?:depuis|since) (?:le mois d[e'] ?|(?:last |early |late )?)(?:${MONTH})(?![a-z])`, 'g'),
  new RegExp(
    `\\b(?:depuis (?:${WEEKDAY_IN_FRENCH}|hier)|since (?:last )?(?:${WEEKDAY_IN_ENGLISH}|yesterday))(?= *(?:$|[,.!;]| (?:et|and|pis|so)\\b| (?:que )?(?:j'|je|mon|ma|i|my)\\b))`,
    'g',
  ),
  new RegExp(
    `\\b${WEEKDAY_IN_ENGLISH} i (?!(?:need|want|work|would|can|could|have|am|prefer)\\b)${PAST_WORD}\\b`,
    'g',
  ),
  new RegExp(
    `\\bque (?:je|j'|on|nous|il|elle) ?(?:vois|voit|rencontre|ai|a|avons|vais|va|consulte)[a-z ]{0,12} (?:le |les |tous les |chaque )${WEEKDAY_IN_FRENCH}s?`,
    'g',
  ),
  new RegExp(
    `\\b(?:who(?:m)?|that|which) (?:i|we|he|she) (?:see|meet|have|go to|visit|sees?|goes to) (?:on |every )?${WEEKDAY_IN_ENGLISH}s?`,
    'g',
  ),
  new RegExp(
    `\\b(?:put me on|scheduled me|on the|mis[e]? (?:sur|de)|me mettre sur|me met sur|sur l[ea']) ?(?:le |la |the )?(?:shift|chiffre|quart|horaire)(?: (?:de|du|d'))? ?(?:${WEEKDAY_IN_FRENCH}|${WEEKDAY_IN_ENGLISH})|\\b(?:put me on|scheduled me (?:for|on)) (?:the )?${WEEKDAY_IN_ENGLISH}(?: shift)?`,
    'g',
  ),
];

const toldOfPast = (segments: readonly Segment[]): readonly Background[] =>
  segments.flatMap((segment) =>
    TOLD_OF_PAST.flatMap((pattern) =>
      [...matchesOf(segment.folded, pattern)].map(({ index, 0: folded }): Background => {
        const start = segment.start + index;
        return { segment: { ...segment, start, end: start + folded.length, folded }, kind: 'story' };
      }),
    ),
  );

/** Where a phrase ends. */
const PHRASE_END = /[,;]|(?<= )(?:donc|so|alors) /;

const elsewhere = (segment: Segment): readonly Background[] =>
  ELSEWHERE.flatMap((pattern) => {
    const at = pattern.exec(segment.folded)?.index;
    if (at === undefined) return [];
    const length = PHRASE_END.exec(segment.folded.slice(at))?.index ?? segment.folded.length - at;
    const start = segment.start + at;
    const folded = segment.folded.slice(at, at + length);
    return [{ segment: { ...segment, start, end: start + length, folded }, kind: 'story' }];
  });

const kindOf = ({ folded }: Segment): BackgroundKind | undefined => {
  if (OCCUPIED.test(folded)) return 'occupied';
  return STORY.test(folded) ? 'story' : undefined;
};

const EVENT =
  "(?:(?:office|christmas|xmas|birthday|staff|work|holiday|family|my|our|the|mon|ma|notre|un|une|le|la|a|an) ?)*(?:party|wedding|funeral|reception|gala|prom|recital|concert|graduation|interview|fete|mariage|funerailles|bal|entrevue|spectacle|5 a 7|souper|diner)(?: (?:de|du|d') ?(?:bureau|noel|famille|la job|fete))?";
const DAY =
  '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day|demain|tomorrow)';
/** "Office party on Friday": when something else is, and no wish for that day beside one for another. */
const EVENT_DAY = new RegExp(`\\b${EVENT} (?:(?:is|est|c'est) )?(?:on |this |next |le |ce )?${DAY}`, 'g');
/** "For the party on Friday": then the day bounds the wish. */
const BOUNDED =
  /\b(?:for|before|pour|avant|until|jusqu'a|d'ici|by|after|apres|before my|veille d[eu]|day before) ?$/;

/** The events of a message, with their days. */
export const eventsIn = (segments: readonly Segment[]): readonly Span[] =>
  segments.flatMap(({ folded, start }) =>
    [...folded.matchAll(EVENT_DAY)]
      .filter(({ index }) => !BOUNDED.test(folded.slice(0, index)))
      .map(({ index, 0: words }) => ({ start: start + index, end: start + index + words.length })),
  );

/** What a message tells about the visitor and does not wish. */
export const hearBackground = (segments: readonly Segment[]): readonly Background[] =>
  segments.flatMap((segment) => {
    const kind = kindOf(segment);
    return kind ? [{ segment, kind }] : [...elsewhere(segment), ...toldOfPast([segment])];
  });
