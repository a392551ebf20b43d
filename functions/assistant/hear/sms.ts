import type { Frame } from '../frame.ts';
import type { HearingContext } from './context.ts';
import { segmentsOf } from './segments.ts';
import { erase, type Text } from './text.ts';

const SMS = '(?:sms|textos?|texts?(?: messages?)?|messages? textes?)';
const YES = "(?:oui|ouais|yes|yep|yeah|ok(?:ay)?|d'accord|sure|j'accepte|i (?:agree|accept|consent))";
const LINK =
  '(?:[ ,:]+(?:(?:pour|to|for|with|avec|de|a|aux?|les?|des|vos|the|your|my|mes|recevoir|get(?:ting)?|receiv(?:e|ing)|par|by|also|aussi|please|svp) ){0,4}| )';

/** A yes beside the word itself, on either side of it. */
const ACCEPTED = new RegExp(`\\b(${YES})${LINK}${SMS}\\b|\\b${SMS}[ ,:]+(?:is |are |c'est )?${YES}\\b`);
/** Words that take a yes back, or make it depend on something. */
const UNSURE =
  /\b(?:non|no|not|pas|point|aucune?|jamais|never|ne|n'|sans|without|don'?t|plus de|no more|arret|stop|si|if|unless|sauf|seulement|only|peut-etre|maybe|perhaps|just)\b/;
const REFUSED = new RegExp(
  `\\b(?:non|no|not|pas|aucune?|jamais|never|sans|without|don'?t|ne veux pas|plus|stop|arretez?)\\b[^.;!?·]{0,30}?\\b${SMS}\\b|\\b${SMS}[ ,:]+(?:non|no|nope|pas|not)\\b(?: (?:merci|thanks|thank you))?`,
);

export interface SmsHeard {
  readonly sms?: NonNullable<Frame['sms']>;
  readonly rest: Text;
}

/** The yes of "yes SMS" also answers the question whether to book. */
const startOf = (match: RegExpExecArray, isConfirming: boolean): number =>
  match.index + (isConfirming ? (match[1]?.length ?? 0) : 0);

/**
 * What is said of SMS once their text was shown, taken out of the text. Only a plain yes beside the word accepts them:
 * not a question, no condition, nothing denied in the same thought.
 */
export const hearSms = (text: Text, { isSmsAsked, awaits }: HearingContext): SmsHeard => {
  if (!isSmsAsked) return { rest: text };
  const refused = REFUSED.exec(text.folded);
  if (refused) return { sms: 'refused', rest: erase(text, refused.index, refused.index + refused[0].length) };
  const thought = segmentsOf(text).find(({ folded }) => ACCEPTED.test(folded));
  const match = thought && ACCEPTED.exec(thought.folded);
  if (!match || thought.isQuestion || UNSURE.test(thought.folded)) return { rest: text };
  const at = thought.start + startOf(match, awaits === 'confirm');
  return { sms: 'accepted', rest: erase(text, at, thought.start + match.index + match[0].length) };
};
