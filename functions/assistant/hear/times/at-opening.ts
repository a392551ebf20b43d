import type { When } from '../../frame.ts';
import { globalPattern } from '../../patterns.ts';
import type { Mention } from '../mention.ts';

const AT_OPENING = globalPattern`
  \b(?:
    (?:a|des|juste apres|pas loin de) l'ouverture|en ouvrant|(?:quand|des que) vous ouvrez
    |(?:right |just )?(?:when|as soon as|once|after) (?:you|u)(?: guys)? open|at opening(?: time)?
    |(?:the |le |la )?(?:first|premier|premiere) (?:
      appointment|appt|slot|spot|rendez-vous|rdv|rv|place|plage|client
    )(?: of the (?:day|morning)| de la (?:journee|matinee)| du matin| le matin)
  )(?:,? (?:or|ou) (?:right|just|juste|soon|close|pas)? ?(?:after|apres|loin|to it))?(?![a-z])`;

const NOON = 12 * 60;
const MORNING: When = { dates: [], weekdays: [], times: [{ from: 0, to: NOON, of: 'first_hours' }] };

/** "Right when you open", « à l'ouverture »: the first moment of the morning, whenever that is. */
export const atOpening = (folded: string): readonly Mention[] =>
  [...folded.matchAll(AT_OPENING)].flatMap(({ index: start, 0: words }): readonly Mention[] => {
    const span = { start, end: start + words.length };
    return [
      { kind: 'when', when: MORNING, ...span },
      { kind: 'prefers', prefers: 'soonest', ...span },
    ];
  });
