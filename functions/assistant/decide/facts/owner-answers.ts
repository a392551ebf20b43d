import type { Act } from '../../acts.ts';
import type { Business } from '../../contract.ts';
import type { Ask, Frame } from '../../frame.ts';
import type { Topic } from '../../topics.ts';

type Entry = Business['faq'][number];
type NearAnswer = Extract<Act, { readonly kind: 'near_answer' }>;

const nearAnswer = ({ question, answer }: Entry, topic?: Topic): NearAnswer => ({
  kind: 'near_answer',
  question,
  text: answer,
  ...(topic === undefined ? {} : { topic }),
});

/** The owner's own answer to a question, by its topic or as it was heard, if they gave one. */
export const ownerAnswerTo = ({ faq }: Business, ask: Ask): Act | undefined => {
  const entry = faq.find(({ topic }) => topic === ask.topic) ?? faq.find(({ id }) => id === ask.entry);
  if (!entry) return undefined;
  return entry.id === ask.near ? nearAnswer(entry) : { kind: 'answer', text: entry.answer };
};

const unknown = ({ topic, thing, words }: Ask): Act => {
  if (topic === 'woman_or_man') return { kind: 'unknown', topic, ...(words === undefined ? {} : { words }) };
  if (words !== undefined) return { kind: 'unknown', topic: 'other', words };
  return { kind: 'unknown', topic, ...(thing === undefined ? {} : { thing }) };
};

/** The owner's own answer to a question, else one that may help with it, or that the records do not tell. */
export const ownerAnswer = (business: Business, ask: Ask): Act => {
  const near = business.faq.find(({ id }) => id === ask.near);
  return ownerAnswerTo(business, ask) ?? (near ? nearAnswer(near, ask.topic) : unknown(ask));
};

/** The owner's answer that the message as a whole was heard to ask for. */
export const ownerAnswerToWhole = ({ faq }: Business, { entry }: Frame): readonly Act[] =>
  faq.filter(({ id }) => id === entry).map(({ answer }) => ({ kind: 'answer', text: answer }));

/** Answers that may help with what was said, each with the question that it is an answer to. */
export const nearAnswers = ({ faq }: Business, { near = [] }: Frame): readonly NearAnswer[] =>
  faq.filter(({ id }) => near.includes(id)).map((entry) => nearAnswer(entry));
