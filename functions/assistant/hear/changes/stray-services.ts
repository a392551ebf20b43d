import { pattern, source } from '../../patterns.ts';
import type { ReadSoFar } from '../arranged-before.ts';
import { isFunctionWord } from '../function-words.ts';
import { type Mention, type MentionOf, type Span, within } from '../mention.ts';
import { NUMBER, numberOf } from '../numbers.ts';
import { GAP, type Text, wordsOf } from '../text.ts';
import { ADDS } from '../wishes/more-services.ts';

/** Asks for what stands behind it: "I need", « je prendrais », "do you have", "instead". */
const WISHES = source`
  (?:
    want(?:ed|s)?|wanna|need(?:s|ed)?|(?:'d|would|id) (?:like|love|prefer)|prefer|${ADDS}|book|reserve|schedule|include
    |(?:switch|change) (?:it |that |this )?(?:to|for|into)|make (?:it|that)|i mean[t]?|i said|talking about
    |^[ ,]*(?:et|and|pis|puis|plus|then|ensuite|also|aussi|oh)|looking for|interested in
    |(?:com(?:e|ing)|in|here) for|how about|what about|go(?:ing)? (?:with|for)|try(?: out)?
    |(?:can|could|may|might|will|would|'ll|'d|let's|please|you|like to|love to|want to|hoping to|got to) (?:
      (?:i|we|you|me|us) )?(?:also |just |please |instead )?(?:have|do|get|take|offer|make|give|use)
    |(?:should(?:n't)?|must|would|could|can|devrait|doit|peut|sera(?:it)?)[^.!?,]{0,20}? (?:be|etre)
    |(?:it's|its|it is|that's|it was|c'est|c'etait|ce serait)(?= (?:the|an?|une?|l[ae]) |$)
    |veu[xt]|voul\w+|voudr\w+|aimer\w+|souhait\w+|prefer\w+|prendr\w+|prend[sz]?|prenez|besoin|faudrait|fau[td]
    |(?:reserve|booke|change|mets|mettre|mettez|mettons)\w*|avoir|faire|faites|offrez|avez
    |auriez|plutot(?: pour)?|(?:je|que je|moi je) (?:parl|voul)\w+(?: (?:bien|dire))*|j'ai dit
    |interesse\w*|essayer|y aller (?:avec|pour)|just|only|juste|seulement|simplement
  )`;

/** May stand between the wish and what is wished. */
const BETWEEN = source`
  (?:
    ${NUMBER}|the|an?|my|our|his|her|their|your|some|any|me|us|it|to|of|for|un|une|l[ae]s?|des?|du|mon|ma
    |mes|notre|nos|son|sa|ses|vos|votre|just|only|simply|also|too|instead|rather|actually|really|please|maybe
    |first|full|quick|regular|basic|normal|new|small|other|another|more|have|get|do|book|be|and|et|pis|puis
    |juste|seulement|aussi|plutot|bien|encore|autre|petite?s?|simple|nouvelle?|grande?|complete?|svp|avoir|faire
    |pour|reserver|prendre|que|moi|nous|lui|both|en|him|her|them|'s
  )`;
const WISHED = new RegExp(
  `(?<![a-z])${WISHES}(?:[ ,:&+'${GAP}]|(?<![a-z])(?:[dl]|qu)'|(?<![a-z])${BETWEEN}(?![a-z]))*$`,
);

/** "… instead", « … à la place », "… as well please": wishes what stands before it. */
const WISHED_BEHIND = pattern`
  ^[^.!?]{0,20}?\b(?:
    instead|rather|plutot|a la place|finalement|actually|as well|also|aussi|please|svp|s'il vous plait
  ) *(?:$|[.,!?])`;

/** "The baby is sick", "my colouring faded": what something is told of. */
const TOLD_OF = pattern`
  ^ (?:
    (?!need|want|prefer|request|indeed|includ)[a-z]{2,}ed|is|are|was|were|isn't|has|had|does|doesn't
    |(?:can|could|will|may|might|should) (?:come|be|stay|join|sit|wait)|com(?:es|ing)|(?:peut|va|pourra|viendra) (?:
      venir|etre|rester)|vient|sera|est|sont|etait|a(?! (?:·|l[ae]\b|cet?\b|quel|cote))|ont|va|fait|dort|pleure
  )(?![a-z])
  (?! (?:fine|ok|okay|good|perfect|great|free|available|possible|libre|correct|parfait|bon|bien|disponible)\b)`;

/** "He has a brace", "wearing a brace": what somebody has already. */
const HAD = pattern`
  (?<!\b(?:can|could|may|to|would|will|do|should|shall) )\b(?:
    (?:i|we|he|she|they|who) (?:(?:still|already|also|only|just) )?(?:have|has|had|'ve|got)
    |(?:il|elle|on|qui|ils|elles) (?:a|ont|avait|porte)|j'? ?(?:ai|avais)(?: (?:juste|seulement))?|nous avons
    |wear(?:s|ing)?(?: (?:an?|the|his|her|my|une?) [a-z]+)?
  )(?: (?:already|deja|eu|got|the|an?|une?|l[ae]s?|my|mon|ma|mes|des|du|old|vieux|vieille))* ?$`;

/** "Do you do highlights?", « vous vendez des montures ? », "are his nails included?": asked of a thing, not for it. */
const ASKED_OF = pattern`
  ^[^a-z]*(?:(?:et|and|pis|puis|but|mais|also|aussi|oh|ah|so) )*(?:
    (?:do|does|did) (?:you|u|ya|they|yous)(?! (?:think|mind|know)\b)
    |(?:est-ce que )?(?:vous|tu)(?! (?:pouvez|pourriez|peux|pourrais|auriez|me|m'))
    |(?:faites|vendez|avez|offrez|tenez|gardez|prenez)(?:[- ](?:vous|tu))
    |(?:est-ce que|is|are|was|were)(?: (?:the|an?|his|her|my|our|their|its|l[ae]s?|l'|son|sa|ses|mes|mon|ma|des|du))? *$
  )`;

/** "Can my mom get a facial?": wished for somebody. */
const FOR_OTHERS = pattern`
  \b(?:can|could|may|would|will|might) (?:my|our|the|she|he|they|somebody|someone)(?: [a-z]+){0,2}? (?:
    get|have|do|also|take|join|give
  )(?![a-z])`;

/** Nothing of its thought stands before it. */
const FIRST = new RegExp(`^[\\s,.:;&+'${GAP}]*(?:${BETWEEN}(?![a-z])[\\s,'${GAP}]*)*$`);

/** Whoever it is for says nothing of what is to be done: « le bébé », "the kids". */
const ONLY_WHOM = pattern`
  ^(?:bebes?|bab(?:y|ies)|enfants?|kids?|child(?:ren)?|boys?|girls?|gars|filles?|fils|sons?|daughters?
  |hommes?|femmes?|m[ea]n|wom[ea]n)$`;

/** Who or what comes along: "can I bring the dog?" */
const BROUGHT =
  /\b(?:bring(?:ing)?|with|amener|emmener|apporter|avec)(?: (?:the|my|our|mon|ma|mes|notre|nos|l[ae]s?))* ?$/;

/** What people say beside a wish. */
const COURTESY = pattern`
  ^(?:
    yes|no|oui|non|ok|okay|ouais|yep|sorry|desolee?|pardon|wait|attend(?:s|ez)?|please|svp|merci|thanks?|neither
    |hmm|euh|oh|ah|well|then|alors|donc|bon|ben|just|juste|only|seulement|finalement|actually|rather|instead
    |plutot|like|said|dit|one|ones|both|same|also|too|aussi|s|t
  )$`;

type ServiceMention = MentionOf<'service'>;

const isService = (mention: Mention): mention is ServiceMention => mention.kind === 'service';

interface Place {
  /** Of its thought what stands before it, and behind it, without what was read. */
  readonly before: string;
  readonly behind: string;
}

type Surroundings = Pick<ReadSoFar, 'segments' | 'plain' | 'isAnswer'>;

const placeOf = (
  { start, end }: Span,
  { segments, plain }: Omit<Surroundings, 'isAnswer'>,
): Place | undefined => {
  const segment = segments.find((one) => within({ start, end }, one));
  if (!segment) return undefined;
  const behind = plain.slice(end, segment.end).replace(/^[a-z'-]+/, '');
  return { before: plain.slice(segment.start, start), behind };
};

/** Nothing else is said in the thought: it answers, or asks for it plainly. */
const isBare = ({ before, behind }: Place): boolean =>
  wordsOf(`${before} ${behind}`).every(
    (word) => isFunctionWord(word) || COURTESY.test(word) || numberOf(word) !== undefined,
  );

const REFUSES = /^\W*(?:(?:ah|oh|ben|bah|mais|but|finalement|actually) )*(?:no|non|nan|nope|nah)\b/;

/** Its own phrase alone: up to the commas around it. */
const phraseOf = ({ before, behind }: Place): Place => ({
  before: before.replace(/^.*,/, ''),
  behind: behind.replace(/,.*$/, ''),
});

/** "No. The $24 cut, I had it last month": who refuses what is arranged names what is meant. */
const isInstead = (place: Place, { folded }: Text): boolean =>
  REFUSES.test(folded) && isBare(phraseOf(place));

/** Asked for in so many words. */
const isAskedFor = ({ before, behind }: Place): boolean => WISHED.test(before) || WISHED_BEHIND.test(behind);

/** Beside a time that is chosen, or who somebody is, a service is wished for only where it is plainly asked for. */
const isBesideAnswer = (place: Place): boolean =>
  !ASKED_OF.test(place.before) &&
  (isBare(place) || isAskedFor(place) || FOR_OTHERS.test(place.before) || FIRST.test(place.before));

const isWished = (
  mention: ServiceMention,
  text: Text,
  surroundings: Surroundings,
  { isArranged, isBeside }: { readonly isArranged: boolean; readonly isBeside: boolean },
): boolean => {
  const place = placeOf(mention, surroundings);
  if (!place) return true;
  const { before, behind } = place;
  if (TOLD_OF.test(behind) || HAD.test(before)) return false;
  if (isInstead(place, text)) return true;
  if (isBeside && !isBesideAnswer(place)) return false;
  const isOfWhom = ONLY_WHOM.test(text.folded.slice(mention.start, mention.end));
  if (!isOfWhom && !isArranged && mention.services.some(({ sure }) => sure === 'certain')) return true;
  if (isBare(place)) return !isOfWhom || !/\b(?:with|avec|for|pour|because|cause)\b/.test(before);
  return !isOfWhom && isAskedFor(place);
};

/** Whether a time is chosen or told in another thought than that of a service, or it is told who somebody is. */
const answering =
  (mentions: readonly Mention[], { segments, isAnswer }: Surroundings) =>
  ({ start, end }: Span): boolean => {
    const own = segments.find((one) => within({ start, end }, one));
    return isAnswer || mentions.some((one) => one.kind === 'when' && own !== undefined && !within(one, own));
  };

/**
 * The services that a message names without wishing for them, while others stand in what is being arranged: in a reason,
 * a question about something else, by the way. What stands there itself is told of, where another thought wishes for
 * something else.
 */
export const strayServices = (
  text: Text,
  mentions: readonly Mention[],
  surroundings: Surroundings,
  arranged: readonly string[],
): readonly Mention[] => {
  const counts = mentions.filter(({ kind }) => kind === 'people');
  const isCounted = ({ start, end }: Span): boolean =>
    counts.some((one) => one.start <= start && end <= one.end);
  const isOfArranged = ({ services }: ServiceMention): boolean =>
    services.some(({ id }) => arranged.includes(id));
  const named = mentions.filter(isService);
  const answersBeside = answering(mentions, surroundings);
  const isStray = (one: ServiceMention): boolean => {
    const how = { isArranged: isOfArranged(one), isBeside: answersBeside(one) };
    return !one.isIndirect && (isCounted(one) || !isWished(one, text, surroundings, how));
  };
  const strays = named.filter(isStray);
  const wished = named.filter((one) => !strays.includes(one) && !isOfArranged(one));
  const isInThought = (one: Span): boolean =>
    surroundings.segments.some(
      (segment) =>
        [one, ...wished].filter((each) => within(each, segment)).length > 1 && within(one, segment),
    );
  return strays.filter(
    (one) => !isOfArranged(one) || answersBeside(one) || (wished.length > 0 && !isInThought(one)),
  );
};

/** What is told of somebody, and wished for nobody: "the kids are sick". */
const IS_TOLD = pattern`
  ^ ?(?:'s|'re|is|are|was|were|has|have got|got|both|won't|can't|cannot|est|sont|etait|a|ont|fait|font|peu(?:t|vent))\b`;

/**
 * Of the services that a message names once something is booked, those whose words only tell who or what comes along, or
 * how somebody is.
 */
export const broughtAlong = (
  text: Text,
  mentions: readonly Mention[],
  surroundings: Omit<Surroundings, 'isAnswer'>,
): readonly Mention[] =>
  mentions.filter((one) => {
    if (!isService(one)) return false;
    const { before = '', behind = '' } = placeOf(one, surroundings) ?? {};
    return (
      BROUGHT.test(before) || (ONLY_WHOM.test(text.folded.slice(one.start, one.end)) && IS_TOLD.test(behind))
    );
  });
