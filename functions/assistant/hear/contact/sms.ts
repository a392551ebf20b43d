import { pattern, source } from '../../patterns.ts';
import type { KnownBefore, SmsHeard } from '../context.ts';
import { type Segment, segmentsOf } from '../segments.ts';
import { erase, type Text } from '../text.ts';

const SMS = '(?:sms|textos?|texts?(?: messages?)?|messages? textes?)';
const YES = "(?:oui|ouais|yes|yep|yeah|ok(?:ay)?|d'accord|sure|j[' ]?accepte|i (?:agree|accept|consent))";
const LINK = source`
  (?:
    [ ,:]+(?:
      (?:
        pour|to|for|with|avec|de|a|aux?|les?|des|vos|the|your|my|mes|recevoir|get(?:ting)?|receiv(?:e|ing)|par
        |by|also|aussi|please|svp|(?:vous |tu )(?:pouvez|peux)|you can|m'envoyer|m envoyer|envoyez[- ]moi|send
        |me
  ) ){0,4}| )`;

/** A yes beside the word itself, on either side of it. */
const ACCEPTED = new RegExp(`\\b(${YES})${LINK}${SMS}\\b|\\b${SMS}[ ,:]+(?:is |are |c'est )?${YES}\\b`);
/** Words that take a yes back, or make it depend on something. */
const UNSURE = pattern`
  \b(?:
    non|no|not|pas|point|aucune?|jamais|never|ne|n'|sans|without|don'?t|plus de|no more|arret|stop|si|if
    |unless|sauf|seulement|only|peut-etre|maybe|perhaps|just
  )\b`;
const NOT =
  "(?:non|no|not|pas|aucune?|jamais|never|sans|without|don'?t|ne veux pas|plus|stop|arretez?(?: de)?)";
const REFUSED = pattern`
  \b${NOT}\b[^.;!?·]{0,30}?\b${SMS}\b|\b${SMS}[ ,:]+(?:non|no|nope|pas|not)\b(?: (?:merci|thanks|thank you))?
  |\b${NOT} (?:plus |pas )?(?:me )?(?:texter|texting)(?: me)?\b
  |\b(?:me )?text(?:ez|e)[- ]?(?:moi)? (?:pas|plus|pus)\b`;

/** The yes of "yes SMS" also answers the question whether to book. */
const startOf = (match: RegExpExecArray, isConfirming: boolean): number =>
  match.index + (isConfirming ? (match[1]?.length ?? 0) : 0);

/** Whole sentences: "yes you can send me texts" is cut before "you can". */
const sentencesOf = (thoughts: readonly Segment[]): readonly Segment[] =>
  thoughts
    .filter(({ sentence }, index) => thoughts[index - 1]?.sentence !== sentence)
    .map((first) => {
      const own = thoughts.filter(({ sentence }) => sentence === first.sentence);
      const end = own.at(-1)?.end ?? first.end;
      return { ...first, end, folded: own.map(({ folded }) => folded).join('') };
    });

/**
 * What is said of SMS once their text was shown, taken out of the text. Only a plain yes beside the word accepts them:
 * not a question, no condition, nothing denied in the same thought.
 */
export const hearSms = (
  text: Text,
  { isSmsAsked, awaits }: Pick<KnownBefore, 'isSmsAsked' | 'awaits'>,
): SmsHeard => {
  if (!isSmsAsked) return { rest: text };
  const refused = REFUSED.exec(text.folded);
  if (refused) return { sms: 'refused', rest: erase(text, refused.index, refused.index + refused[0].length) };
  const thoughts = segmentsOf(text);
  const thought = [...thoughts, ...sentencesOf(thoughts)].find(({ folded }) => ACCEPTED.test(folded));
  const match = thought && ACCEPTED.exec(thought.folded);
  if (!match || thought.isQuestion || UNSURE.test(thought.folded)) return { rest: text };
  const at = thought.start + startOf(match, awaits === 'confirm');
  return { sms: 'accepted', rest: erase(text, at, thought.start + match.index + match[0].length) };
};
