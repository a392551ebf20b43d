import { pattern } from '../../patterns.ts';
import type { Marked } from '../marked.ts';
import type { Text } from '../text.ts';

/** What somebody has as a rule: "I usually see Sophie for my highlights", « c'était une coupe femme avec Julie ». */
const HABIT = pattern`
  \b(?:usual(?:ly)?|normally|always|habituelle?|habituellement|d'habitude|dhabitude|toujours|regulierement)
  (?![a-z])
  |\b(?:c'?etait|it was|i had|j'avais) (?:une?|a|an|le|la|the) (?!rendez|rdv|appointment|appt|booking|question)`;

/** Whether a text tells what its writer has as a rule, or had last. */
export const tellsHabit = ({ folded }: Text): boolean => HABIT.test(folded);

const OF_HABIT = ['service', 'person'] as const;

/** The service and the person of a habit are wished where no other is; its time is not. */
export const asUsual = (marked: readonly Marked[], text: Text): readonly Marked[] => {
  if (!tellsHabit(text)) return marked;
  const has = (kind: Marked['mention']['kind'], how: Marked['polarity']): boolean =>
    marked.some(({ mention, polarity }) => mention.kind === kind && polarity === how);
  const isOther = has('service', 'retracted') && has('service', 'wanted');
  const open = OF_HABIT.filter((kind) => !isOther && !has(kind, 'wanted'));
  return marked.map((item): Marked => {
    const isOpen = open.some((kind) => kind === item.mention.kind);
    return isOpen && item.polarity === 'retracted' ? { ...item, polarity: 'wanted' } : item;
  });
};
