import { pattern, source } from '../../patterns.ts';
import type { Mention } from '../mention.ts';
import type { Segment } from '../segments.ts';

const STILL = source`
  (?:[- ](?:tu|bien|donc|toujours|encore|juste|vraiment|finalement|confirmee?|reservee?|booke|deja|still|really|definitely
  |actually|booked|confirmed|set|down|going to be|gonna be|for sure|for|in))*`;
/** What stands before whoever an appointment is with. */
const IS_WITH = pattern`
  (?:^|[\s,])(?:
    c'est|cest|c|est[- ]ce|est-ce que (?:c'est|ce sera)|(?:ce|ca) sera|sera[- ]ce|ca va etre|ca reste|je suis|chu|on est
    |(?:j'ai|jai|ai-je|on a)(?: (?:mon|le) (?:rdv|rendez-vous))?
    |(?:vous|tu) m'(?:avez|as)(?: bien)? (?:mise?|booke|placee?|donne)
    |(?:le|mon|notre) (?:rdv|rendez-vous) est|it's|its|is it|it is|that's|thats|is (?:that|this)|will (?:it|that) be|it'll be
    |that'll be|am i|i'm|im|are we|we're|(?:you|u|they) (?:put|booked|got|have|gave) (?:me|us)
    |(?:do|did) (?:i|we)(?: still)? (?:have|get)|i (?:have|got)|i've got
    |(?:is|was) (?:my|the|our) (?:[a-z]+ )?(?:appointment|appt|booking|cut|haircut)|(?:did )?(?:you|u) (?:put|book) (?:me|us)
  )${STILL} ?$`;
/** What stands behind whoever is to do it. */
const DOES_IT = pattern`
  ^(?:'s| (?:is|will|va|vas|sera|vont|gonna|going to|still|toujours|bien|be|etre|est))+ ?(?:
    (?:be |etre )?(?:there|la|doing|cutting|the one|qui|mine|me (?:faire|coup|recev)|s'occup|m'attend|faire|taking care)
  )`;
const BEFORE_DOER = /(?:^|[\s,])(?:is|will|est-ce que|so|donc|and|et)? ?$/;
/** It asks for somebody else, or whether that can be. */
const WISHES = pattern`
  \b(?:instead|rather|plutot|a la place|mieux|prefer|prefere|possible|can|could|pourrai[st]|peux|peut|pouvez|libre|free|dispo\w*
  |available|change[rz]?|switch|veux|want|like|aimerais|voudrais(?! (?:juste |seulement )?(?:savoir|etre)))(?![a-z])`;
const ASKS = pattern`
  \b(?:ou (?:non|pas)|or (?:not|no|what)|right|correct|hein|c'est ca|yeah|savoir si|know if|wonder(?:ing)? if|making sure
  |sure|yes or no|oui ou non)\b|^[\s,]*(?:(?:so|and|et|pis|fak|ok|donc|but|mais),? )*(?:is|am|are|will|est-ce|c'est tu|did)\b`;

const isAsked = ({ folded, isQuestion }: Segment): boolean =>
  (isQuestion || ASKS.test(folded)) && !WISHES.test(folded);

/** "With whom, then?", « avec qui finalement ? » */
const WHO = pattern`
  ^[\s,]*(?:(?:so|and|et|pis|fak|ok|donc|but|mais|bon),? )*(?:
    (?:avec|with) (?:qui|who|whom)(?: (?:finalement|donc|deja|la|then|exactly|exactement|again|tho|though))*
    |who(?:'s| is|s)? (?:it|that|this) (?:with|by|gonna be|going to be)|who(?:'s| is|s)? (?:doing|cutting) (?:it|me|mine)
    |c'?(?:est)? ?qui(?: qui)? (?:va|vas|qui)? ?(?:me|le|la|l')? ?(?:faire|coup\w*|recev\w*|fait|attend\w*)
  )[\s?!.]*$`;

/** The thoughts that ask with whom it is that something is booked: nobody else is wished. */
export const withWhomIn = (thoughts: readonly Segment[], mentions: readonly Mention[]): readonly Segment[] =>
  thoughts.filter((segment) => {
    const { folded, start, end } = segment;
    const named = mentions.filter((one) => one.kind === 'person' && one.start >= start && one.end <= end);
    const isWith = named.some((one) => {
      const before = folded.slice(0, one.start - start);
      const behind = folded.slice(one.end - start);
      return IS_WITH.test(before) || (BEFORE_DOER.test(before) && DOES_IT.test(behind));
    });
    return WHO.test(folded) || (isWith && isAsked(segment));
  });
