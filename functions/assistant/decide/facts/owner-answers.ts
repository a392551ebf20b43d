import type { Act } from '../../acts.ts';
import type { Business } from '../../contract.ts';
import type { Ask, Frame } from '../../frame.ts';

type NearAnswer = Extract<Act, { readonly kind: 'near_answer' }>;

const answered = (entry: Business['faq'][number] | undefined): Act | undefined =>
  entry && { kind: 'answer', text: entry.answer };

/** The owner's own answer to a question, by its topic or as it was heard, if they gave one. */
export const ownerAnswerTo = ({ faq }: Business, ask: Ask): Act | undefined =>
  answered(faq.find(({ topic }) => topic === ask.topic) ?? faq.find(({ id }) => id === ask.entry));

const unknown = ({ topic, thing, words }: Ask): Act => {
  if (words !== undefined) return { kind: 'unknown', topic: 'other', words };
  return { kind: 'unknown', topic, ...(thing === undefined ? {} : { thing }) };
};

/** The owner's own answer to a question, or that the records do not tell. */
export const ownerAnswer = (business: Business, ask: Ask): Act =>
  ownerAnswerTo(business, ask) ?? unknown(ask);

/** The owner's answer that the message as a whole was heard to ask for. */
export const ownerAnswerToWhole = ({ faq }: Business, { entry }: Frame): readonly Act[] => {
  const answer = answered(faq.find(({ id }) => id === entry));
  return answer ? [answer] : [];
};

/** Answers that may help with what was said, each with the question that it is an answer to. */
export const nearAnswers = ({ faq }: Business, { near = [] }: Frame): readonly NearAnswer[] =>
  faq
    .filter(({ id }) => near.includes(id))
    .map(({ question, answer }) => ({ kind: 'near_answer', question, text: answer }));
