import type { Act } from './acts.ts';
import type { Unanswered } from './contract.ts';
import type { Frame } from './frame.ts';
import type { Topic } from './topics.ts';

/** Of records of the visitor's own, of which no answer for everybody tells anything. */
const PERSONAL: ReadonlySet<Topic> = new Set<Topic>(['my_appointment', 'my_request']);

const SENTENCES = /[^.!?\n]+[.!?]*/g;

const questionsIn = (text: string): string => {
  const asked = (text.match(SENTENCES) ?? []).filter((sentence) => sentence.includes('?'));
  return asked.map((sentence) => sentence.trim()).join(' ') || text;
};

/** The topic of a question to which an act says that nothing is known. */
const topicOf = (act: Act): Topic | undefined => {
  if (act.kind === 'unknown' && !PERSONAL.has(act.topic)) return act.topic;
  // What may help is not certain to answer it.
  if (act.kind === 'near_answer') return act.topic;
  // That no service is called so does not tell whether there is such a thing: "do you have wifi?".
  return act.kind === 'not_offered' && act.thing !== undefined ? 'is_offered' : undefined;
};

/** The question that a turn left without an answer, if it did. */
export const unansweredIn = ({ text }: Pick<Frame, 'text'>, acts: readonly Act[]): Unanswered | undefined => {
  for (const act of acts) {
    const topic = topicOf(act);
    if (topic) return { text: (act.kind === 'unknown' && act.words) || questionsIn(text), topic };
    if (act.kind === 'not_understood' && text.includes('?')) return { text: questionsIn(text) };
  }
  return undefined;
};
