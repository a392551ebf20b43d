import { pattern, source } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import type { Segment } from '../segments.ts';

/** To call, to write or to leave word. */
const CALLS = source`
  (?:
    (?:(?:call|phon|telephon|ring|text|messag|e-?mail|contact|reach|voice-?mail)(?:e|es|s|ing)?(?: back)?
    |(?:leave|drop|send)(?: (?:me|us|him|her|them))? (?:a |an |any )?(?:msg|message|word|text|note|voice-?mail)
    |give (?:me|us|him|her) (?:a |an )?(?:call|ring|shout|heads-?up|text|buzz)|let (?:me|us) know|be phoned
    |(?<!\bje m'|\bje ne m')r?appel(?:le|les|ez|er|lez|ler)?|telephon\w*|text(?:e|es|ez|er)|(?:envo[iy]\w*|laiss\w*|ecri\w*)
    (?:[- ](?:moi|nous|lui|leur|un|une|sur|pas|de|le|la)){0,3} (?:msg|message|texto|mot|courriel|boite vocale)
    |(?:e?cri(?:s|vez|re)|avis(?:e|es|ez|er)|previen\w*|preven\w*|faites?)[- ](?:moi|nous|signe)
    |(?:coup de (?:fil|telephone)|texto|sms|message vocal|boite vocale))(?![a-z])
  )`;

/** What must come first, behind which nobody only asks to be called soon. */
const AT_WORST = source`
  (?![^.;!?]{0,40}\b(?:open|avail|dispo|liber|libre|spot|place|cancel|annul|ouvr|free))
  (?!
    (?: (?:you|u|vous|tu|they|someone|somebody|quelqu'un|kekun))?
    (?: (?:can|could|pouvez|pourrez|peux|get (?:a|the)|have (?:a|time|any)|avez|are (?:free|able|open)|is (?:free|able)|possible
    |convenient|want|like|voulez|est libre))
    |,? ?(?:possible|ever|not|vous (?:pouvez|pourrez|voulez)|tu (?:peux|veux))
  )(?![a-z-])`;
const CONDITION = source`
  (?:
    (?:when|once|if|as soon as|whenever|in case|while)${AT_WORST} [a-z']
    |before (?:you|u|they|he|she|coming|com|arriving|showing|heading)|on (?:the|your|his|her) way|ahead of time
    |(?:quand|lorsque|des que|une fois|aussitot que|au cas ou|si)${AT_WORST} [a-z']|s'(?:il|ils|y)
    |avant (?:de |d'|que |qu')|en (?:chemin|route)|en arrivant|rendu
  )`;

/** Which way is liked, and who is meant: "text only", "call my daughter rather than me". */
const WAY = source`
  (?:
    rather than|instead of|better|best|easiest|not the (?:house|land|home)|please no|rather not|prefer not
    |plutot que|au lieu de|mieux|surtout pas|de preference|idealement
  )`;

/** What denies a call a few words on, and right before it. */
const NOT = "(?:don'?t|do not|never|(?<![a-z])ne |(?<![a-z])n'|evitez?|avoid)";
const NOT_HERE = "(?:not|no|without|stop|sans|aucun|pas|pas d[e']|pas de message)";

/** "Tell him to buzz apt 3", « dites-lui de sonner », "tell Rose I'm pregnant". */
const TELLS = source`
  (?:tell|remind|warn|ask|let|have|di(?:tes|s)|demande[rz]?|avise[rz]?|rappele[rz]?|previene[rz]?|previens)[ -]
  (?:him|her|them|lui|leur|les|(?:the|your|le|la|les|aux?|a la|a l') ?[a-z]+|(?!me\b|us\b|you\b|moi\b|nous\b)[a-z·]+)
  (?: |[ ,]*)(?:to |that |not |know |de |d'|qu|i |i'm |im |my |the |there |jai |j'|je |pas )`;

const PATTERNS = {
  denied: pattern`
    (?<![a-z])${NOT} ?(?:[a-z]+ ){0,3}?(?:me |m'|us |moi )?${CALLS}
    |\b${NOT_HERE} ?(?:more |any )?${CALLS}
    |\b${CALLS}(?:[- ](?:moi|nous|me|us))? (?:pas|pus|jamais)(?![a-z])
    |(?:rather|prefer) not (?:to )?(?:be |get )?(?:phoned|called|texted|contacted)
    |\b(?:(?:re)?joignable|reachable)`,
  bound: pattern`\b${CALLS}[^.;!?]{0,60}?\b${CONDITION}|\b${CONDITION}[^.;!?]{0,60}?\b${CALLS}`,
  way: pattern`
    \b${CALLS}[^.;!?]{0,40}?\b(?:${WAY}|only|seulement)
    |\b${WAY} (?:to |de |d')?(?:me |m')?\b${CALLS}`,
  told: pattern`
    \b${TELLS}
    |\b(?:tell|remind|warn|dites|avise[rz]?|previene[rz]?)[ -](?!me\b|us\b|moi\b|nous\b)(?:(?:the|le|la|au) )?[a-z·]+ ?$`,
};

/** "Could he call me before he comes?" asks for it, and for no answer. */
const REQUESTS = pattern`
  \b(?:
    (?:can|could|would|will) (?:you|u|he|she|they|someone|somebody|the|your)
    |(?:peu[tx]|pouvez|pourri?ez|pourrait)[- ](?:tu|vous|il|elle|on)
    |(?:gars|technicien|quelqu'un|kekun) (?:peut|pourrait)
  )(?![a-z])`;

/** Whether words tell how, when or whom to call. */
export const tellsCall = (folded: string): boolean => {
  const { denied, bound, way } = PATTERNS;
  return denied.test(folded) || bound.test(folded) || way.test(folded);
};

/** Where a message says of an appointment how, when or whom to call or tell: for the team to read, and no wish. */
export const callsIn = (thoughts: readonly Segment[], isArranging: boolean): readonly Span[] =>
  thoughts.filter(({ folded, isQuestion }) =>
    isQuestion
      ? REQUESTS.test(folded) && PATTERNS.bound.test(folded)
      : tellsCall(folded) || (isArranging && PATTERNS.told.test(folded)),
  );
