import { globalPattern, pattern } from '../../patterns.ts';
import { FIRST_NAMES } from '../contact/first-names.ts';
import type { Sharing } from '../context.ts';
import type { Mention, Span } from '../mention.ts';
import { eraseSpans, fold, matchesOf, type Text } from '../text.ts';
import { BEFORE_TIME, TIME_AHEAD } from '../times/time-ahead.ts';
import { serviceFor } from './alike.ts';
import { areBehindHours, onesIn } from './behind-hours.ts';
import { THEIRS } from './who-gets.ts';

const VISIT = '(?:one|cut|haircut|appointment|appt|coupe|rendez-vous|rdv)';
/** Little ones, as they are called at home. */
const LITTLE = '(?:le|la|the|mon|ma|my|notre|our) (?:bb|bebe|baby|puce|p?tite?|petite?|little one|big one)';
const WHO = globalPattern`
  (?<![a-z'-])(?:(?:for|pour) )?(?:
    ${LITTLE}|mine|la mienne|le mien|hers|his|theirs|la sienne|le sien|(?:my|mon|ma) (?:own )?${VISIT}
    |(?:cel(?:le|ui) de )?(?:${THEIRS})(?:'s?)?(?: ${VISIT})?|me|moi|elles?|lui|him|her|them|eux
  )(?![a-z'-])`;
const NAMED = /(?<![\p{L}'-])(?:(?:for|pour|For|Pour) )?\p{Lu}\p{Ll}+(?:'s)?(?![\p{L}'-])/gu;

const SPOKEN =
  '(?<=\\bat )(?:half past |quarter (?:past|to) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b';
const TIMED = new RegExp(`^,? ?(?:${BEFORE_TIME}){0,3}(${TIME_AHEAD}|${SPOKEN})`);
const AFTER_BEHIND = pattern`
  ^,? ?(?:(?:is|goes|comes|would be|can be|could be|peut etre|serait|passe) )?(?:
    (?:right|just|straight|immediately|directly) (?:after(?:wards?)?|behind)|after(?:wards?)?|next
    |(?:juste|tout de suite|direct(?:ement)?) apres|apres|ensuite|a la suite
  )(?: (?:that|him|her|me|them|lui|elle|moi|ca))?(?= *(?:$|[.,;!?]|please|svp|on|le|$))`;
const THEN_BEFORE = /\b(?:then|puis|ensuite|apres|followed by|suivie? de) $/;

/** Somebody who may be one of several. */
interface Candidate extends Span {
  readonly isNamed: boolean;
}

/** One of several who are told with a time each: "mine at ten", « celle de ma fille à 11 h », "Max right after". */
interface Member extends Candidate {
  /** Absent where they are told by no more than "one". */
  readonly forWhom: string | undefined;
  /** Told by a day alone: beside others with hours it is the day of all. */
  readonly isOfDay: boolean;
  /** At no hour of their own: right after the one before. */
  readonly isNext: boolean;
}

const candidatesIn = ({ raw, folded }: Text): readonly Candidate[] => {
  const names = matchesOf(raw, NAMED).filter(({ 0: words }) =>
    FIRST_NAMES.has(fold(words.replace(/^(?:for|pour) |'s$/giu, ''))),
  );
  const who = matchesOf(folded, WHO);
  return [...who, ...names]
    .map((match) => ({
      ...{ start: match.index, end: match.index + match[0].length },
      isNamed: names.includes(match),
    }))
    .sort((a, b) => a.start - b.start);
};

const A_VISIT = new RegExp(`(?:'s?)?(?: ${VISIT})?$`, 'i');

/** As the team reads it: "for" somebody of theirs or themselves, else as written. */
const whomIn = ({ raw }: Text, { start, end }: Span): string => {
  const written = raw.slice(start, end);
  const words = written.replace(/^cel(?:le|ui) de /i, 'pour ').replace(A_VISIT, '');
  if (/^(?:mine|my|me)$/i.test(words)) return 'for me';
  if (/^(?:la mienne|le mien|mon|ma|moi)$/i.test(words)) return 'pour moi';
  if (/^(?:mon|ma|mes|notre|nos|les|elles?|lui|eux)(?![\p{L}])/iu.test(words)) return `pour ${words}`;
  return /^(?:my|our|the|her|his|him|them)(?![\p{L}])/iu.test(words) ? `for ${words}` : words;
};

const isHour = (time: string | undefined): boolean =>
  /^(?:\d|noon|midi|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/.test(
    time ?? '',
  );

/** Those who are told with a time behind them, or as the next. */
const timedIn = (text: Text, candidates: readonly Candidate[]): readonly Member[] =>
  candidates.flatMap((one): readonly Member[] => {
    const [before, behind] = [text.folded.slice(0, one.start), text.folded.slice(one.end)];
    const forWhom = whomIn(text, one);
    const time = TIMED.exec(behind)?.[1];
    if (time !== undefined) return [{ ...one, forWhom, isOfDay: !isHour(time), isNext: false }];
    const after = AFTER_BEHIND.exec(behind);
    if (after) return [{ ...one, end: one.end + after[0].length, forWhom, isOfDay: false, isNext: true }];
    return THEN_BEFORE.test(before) ? [{ ...one, forWhom, isOfDay: false, isNext: true }] : [];
  });

/** Of those with a time, whoever has an hour where two have; one of them told twice is meant by the last. */
const apart = (members: readonly Member[]): readonly Member[] => {
  const hourly = members.filter(({ isOfDay }) => !isOfDay);
  const told = hourly.length > 1 ? hourly : members;
  return told.filter(
    ({ forWhom }, at) =>
      forWhom === undefined || !told.some((other, index) => index > at && other.forWhom === forWhom),
  );
};

const AT_AN_HOUR = { isOfDay: false, isNext: false };

/** Those who are told behind an hour each, or before their times; else each "one" of them. */
const membersOf = (text: Text, candidates: readonly Candidate[]): readonly Member[] => {
  if (areBehindHours(text, candidates))
    return candidates.map((one) => ({ ...one, forWhom: whomIn(text, one), ...AT_AN_HOUR }));
  const timed = apart(timedIn(text, candidates));
  if (timed.length > 1 || candidates.length > 1) return timed;
  return onesIn(text).map((one) => ({ ...one, forWhom: undefined, isNamed: false, ...AT_AN_HOUR }));
};

/**
 * Several who are told with a time each, where no more than one service is named: each has an appointment of their own.
 * `serviceOf` tells what is named in a text, or known from before.
 */
export const membersIn: Sharing['membersIn'] = (text, serviceOf, known) => {
  const candidates = candidatesIn(text);
  const members = membersOf(text, candidates);
  const [first, second] = members;
  if (!first || !second || first.isNext) return undefined;
  const services = members.flatMap(({ start, end, forWhom, isNamed }) => {
    // "Haircuts for my boys, Leo at three": who is named is one of those who were told of before.
    const others = (isNamed ? members : candidates).filter((other) => other.start !== start);
    const service = serviceOf(forWhom === undefined ? text : eraseSpans(text, others));
    if (!service) return [];
    if (forWhom === undefined) return [{ ...service, start, end }];
    return [{ ...service, services: serviceFor(forWhom, service.services, known), start, end, forWhom }];
  });
  if (services.length < members.length) return undefined;
  const isBehind = areBehindHours(text, candidates);
  const opens = members.slice(1).map(({ start }, at): Mention => {
    const from = isBehind ? (members[at]?.end ?? start - 1) : start - 1;
    return { kind: 'cue', cue: 'open', reach: 'after', start: from, end: from + 1 };
  });
  return { services, opens, nexts: members.filter(({ isNext }) => isNext) };
};
