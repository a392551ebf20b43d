import type { Temporal } from 'temporal-polyfill';
import { pattern, source } from '../../patterns.ts';
import { isOnlyDay, isOnlyTime, isStretch } from '../marked.ts';
import type { Mention, Span, WhenMention } from '../mention.ts';
import type { Text } from '../text.ts';
import { overlaps, phraseOf } from './given-up.ts';
import { besideOccasions } from './occasions.ts';

/** Of whom something is told: what others do may leave one free. */
const SUBJECT = source`
  (?:
    (?:(?:i|we)(?:'m|'re|'ve|'ll| am| are| have| got| will)?|im|ive|je|jsuis|chu|on|nous|nous (?:on|autres)|moi je)(?![a-z])
    |j'|j(?=ai|suis|'?vais|'?fais)
  )`;
/** Whoever says one of these of a time can come then, wants to, or tells of its hours. */
const AVAILABLE = [
  'free|off|available|open|home|good|fine|better|best|works?|ok|okay|perfect|suits?|can|could|would',
  "i'd|we'd",
  'want|like|love|need|prefer|rather|come|coming|book|take|libres?|dispos?|disponibles?|conge|maison|peux|peut',
  'pourrais?|pourrai|pourrait|veux|voudrais?|aime|aimerais?|prefere|besoin|(?<!\\b(?:ma|la|une|de) )marche|convient',
  'bien|arrange|adonne',
  'viens|vient|venir|prends|prendrais|reserve|passe|passer|passerais|passerai|pass|passing|downtown|in town|town',
  'amene|quartier|bout|neighbou?rhood|payee?s?|paye|paie|paid|payday',
  'en ville|coin|area|around|near|nearby|close|loin|cote|voisin|finis|fini|finit|finish|finishes|termine',
  'sors(?! pas)|done|out|rien|nothing|trou|gap|window|temps|time|minutes?|heures?|hours?|only|just|juste|seulement|teletravail',
  'remote|remotely|conges|vacances|rendez|rdv|appointment|appt|serais?|sera|thinking|pensais|espere|hoping|hope',
  'think|pense|guess|crois|vois|see|wondering|demande|dois|must|commence|start|debute|apporte|bring|laisse|leave',
  'here|there|ici|awake|alert|quiet|calm|slow|easier|easiest|forme|repose|tranquille|chez (?:nous|moi)',
  '(?:suis|est|serai|sera|sommes) (?:(?:toujours|tjs|souvent|tous|plus|moins|pas mal) )*(?:la(?! [a-z])|plus|moins)',
  "do(?= *$)|always (?:do|have)|usually|normalement|habituellement|d'habitude|keep|garde(?= *$)",
].join('|');
/** Who does not work, or has no class, is free. */
const NOT_BUSY = source`
  (?:travaille|bosse|enseigne) (?:pas|jamais)|(?:don't|dont|do not|not|never) (?:have to )?(?:work|teach)(?:ing)?
  |(?:pas|plus|no|not|don't|dont|any) (?:de |d'|have |any |a |la |l')*(?:
    cours|ecole|cegep|classes?|class|school|travail|work|job|pratiques?|practices?|hockey|meetings?|reunions?|exams?|examens?
    |plans?|enfants?|kids|quart|shift
  )`;
const NO_STORY = source`(?!.*(?<![a-z])(?:${AVAILABLE}|${NOT_BUSY})(?![a-z']))`;
/** "Is my bridge day", « c'est pour mes traitements », unless it is the one that is liked best. */
const IS_THEIRS = source`
  (?:'s|is|are|c'?est|c|sont) (?:pour |for )?(?:(?:my|our|his|her|the|mon|ma|mes|notre|nos|le|la|les) |l')
  (?!(?:day|jour|journee|one|time|turn|tour)s?(?= *$))(?!.*(?<![a-z'])(?:
    favou?rite|first|second|choice|chance|seule?s?|preferee?s?|meilleure?s?|mieux|next|prochaine?|last|derniere?
  )(?![a-z']))[a-z]`;
/** "My husband has the car", « mon chum a l'auto ». */
const HAS_CAR = source`
  (?:my|our|mon|ma|notre) [a-z-]+ (?:has|takes|needs|uses|gets|a|prend|part avec) (?:(?:the|my|our|le|la|mon|ma|notre) |l')
  (?:car|truck|van|vehicle|auto|char|voiture|camion|vehicule|truck)`;
/** Something is told of the time right before it, and not that it would do. */
const TELLS_BEHIND = pattern`
  ^[ ·]*(?:${NO_STORY}(?:${SUBJECT}[ ']?[a-z'·-]+(?![a-z'])|${IS_THEIRS})|${HAS_CAR}(?![a-z]))`;
/** It begins a thought. */
const BEGINS = pattern`
  ^ ?(?:(?:mais|but|et|and|pis|puis|car|parce que|pcq|because|cause|cuz|vu que|since|par contre|sauf que|except|le|les|l'|on
  |in the|the|en) ?)*$`;

/** « Les autres jours après 16 h »: the days that are wished are told by those that are not. */
const OTHER_DAYS = pattern`
  (?<![a-z])(?:(?:les |mes )?autres (?:jours|soirs|matins)|(?:the |any |my )?other (?:days?|evenings?|mornings?|nights?)
  |n'importe quel autre jour)(?![a-z])`;

/** Whether days are named that the other one may be part of, or stands apart from. */
const isBeside = (day: WhenMention, { folded }: Text, mentions: readonly Mention[]): boolean =>
  OTHER_DAYS.test(folded.slice(day.end)) ||
  mentions.some((one) => one.kind === 'when' && one.end <= day.start && isStretch(one));

const isPart = (time: WhenMention, { folded }: Text): boolean =>
  isOnlyTime(time) && time.when.times.length > 0 && !/\d/.test(folded.slice(time.start, time.end));

/** Whether something else is said in the thought than what a "not" denies of it: « j'ai pas d'auto ». */
const saysMore = (one: Mention, time: WhenMention, phrase: Span): boolean => {
  const isDenial = one.kind === 'cue' && one.cue === 'refuse' && one.reach === 'after';
  return one !== time && overlaps(one, phrase) && !(isDenial && one.start >= time.end);
};

/** "This week; Thursday I'm hosting", « le matin oui, l'après-midi j'ai pas d'auto »: of the time something else is told. */
const isToldOtherwise = (time: WhenMention, text: Text, mentions: readonly Mention[]): boolean => {
  const isDay = isOnlyDay(time) && !isStretch(time) && isBeside(time, text, mentions);
  if (time.isWished || time.denied || !(isDay || isPart(time, text))) return false;
  const phrase = phraseOf(text, time);
  const tells = !phrase.isAsked && BEGINS.test(phrase.ahead) && TELLS_BEHIND.test(phrase.behind);
  return tells && !mentions.some((one) => saysMore(one, time, phrase));
};

/** Refuses the times of which something else is told, beside the time that is wished. */
const withoutToldOtherwise = (text: Text, mentions: readonly Mention[]): readonly Mention[] =>
  mentions.flatMap((one): readonly Mention[] =>
    one.kind === 'when' && isToldOtherwise(one, text, mentions)
      ? [
          { ...one, isAlone: true },
          { kind: 'cue', cue: 'refuse', reach: 'before', start: one.end, end: one.end },
        ]
      : [one],
  );

/** Times as what is told of them makes them: occasions bound the wish, and what is taken up by something else is refused. */
export const asMeant = (
  text: Text,
  mentions: readonly Mention[],
  today: Temporal.PlainDate,
): readonly Mention[] => withoutToldOtherwise(text, besideOccasions(text, mentions, today));
