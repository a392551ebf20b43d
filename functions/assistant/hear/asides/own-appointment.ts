import { globalPattern, pattern } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import type { Segment } from '../segments.ts';
import { matchesOf } from '../text.ts';

const APPOINTMENT = '(?:rendez[- ]?vous|rdv|rv|appointment|appt|booking|reservation)';
const OWN = '(?:mon|ma|notre|my|our)';
/** "Is tomorrow good for my appointment?" asks whether it may be then. */
const NO_WISH =
  '(?!(?:too|trop|good|ok|okay|fine|free|possible|bon|bonne|correct|parfait|libre|dispo|for|pour)\\b)';

/** "I have an appointment", « c'est demain mon rendez-vous », « mon rendez-vous est à 9 h »: one that was made before. */
const TELLS = globalPattern`
  (?<![a-z'])(?:
    (?<!\b(?:can|could|may|might|should|to|do|did|will|would) )
    (?:(?:i|we)(?:'ve| have|'ve got| have got| got)|j'? ?ai|jai|on a|nous avons)
    (?: (?:deja|already|bien|just))?
    (?: (?:une?|1|an?|mon|notre|my|our))? ?${APPOINTMENT}(?! (?:a (?!\d)[a-z]+(?:er|re)|to (?:make|book|schedule))\b)
    |${OWN} ${APPOINTMENT} (?:is|was|est|c'?est|etait|c'?etait)(?! (?:too|trop|pas|not|annul|cancel))
    |is ${OWN} ${APPOINTMENT}(?! (?:ok|okay|fine|possible|free|too|a|an|cancel))
    |(?:c'?est|c'?etait|it's|isn't|is|was) (?:${NO_WISH}(?:[a-z0-9:]+|·+) ){1,5}?(?:que j'ai )?${OWN} ${APPOINTMENT}
  )(?![a-z])`;

/** Where what is told of it ends: a pause before no more of its time, or where another thought begins. */
const ENDS = pattern`
  [;.!?]|,(?! ?(?:a|at|vers|around|le|on|avec|with|pour|for) )
  |(?<= )(?:
    so|but|and|because|cause|can|could|would|do|is|please|donc|alors|faque|mais|et|pis|parce|pcq|que je|que j'
    |voudrais|veux|peux|pouvez|est-ce|svp|je|i|that i|need|want
  )(?![a-z])`;

const endOf = (folded: string, from: number): number =>
  from + (ENDS.exec(folded.slice(from))?.index ?? folded.length - from);

/** The words with which a message tells of an appointment that was made before: they ask for none. */
export const appointmentsTold = (segments: readonly Segment[]): readonly Span[] =>
  segments.flatMap(({ folded, start }) =>
    matchesOf(folded, TELLS).map(({ index, 0: { length } }) => ({
      start: start + index,
      end: start + index + length,
    })),
  );

/** All that is told of it, with its time and with whom it is. */
export const toldWithThem = (folded: string, told: readonly Span[]): readonly Span[] =>
  told.map(({ start, end }) => ({ start, end: endOf(folded, end) }));
