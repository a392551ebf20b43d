import { globalPattern } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import type { Segment } from '../segments.ts';
import { phrasesOf } from './past.ts';

/** "My brother Gérald is coming to see you about his will": the appointment of somebody else. */
const COMING = globalPattern`
  \b(?:my|mon|ma|our|notre) [a-z]+(?: [a-z'-]+){0,3}? (?:
    (?:is|'s) coming|comes?|came|has an? (?:appointment|appt)|s'en va|va vous voir|vient|vous voit
    |a (?:un )?(?:rendez-vous|rdv|rv)
  )(?![a-z])`;

/** Where somebody else's coming is told: it is a wish unless their appointment is asked about. */
export const othersComing = (segments: readonly Segment[]): readonly Span[] =>
  segments.flatMap(({ folded, start }) =>
    phrasesOf(folded, COMING).map((span) => ({ start: start + span.start, end: start + span.end })),
  );
