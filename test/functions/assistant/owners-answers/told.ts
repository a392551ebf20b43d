import type { Business } from '../../../../functions/assistant/contract.ts';
import { conversationWith, plain } from '../conversation-with.ts';
import type { AskedOfOwner } from './asked-of-owners.ts';

/** The entries whose answers a reply told: as the answer, or under their own questions because they may help. */
export interface ToldOfOwner {
  readonly answers: readonly string[];
  readonly near: readonly string[];
}

const inEveryLanguage = ({ faq }: Business) =>
  faq.flatMap(({ id, question, answer, translations = {} }) =>
    [{ question, answer }, ...Object.values(translations)].map((texts) => ({
      id,
      question: plain(texts?.question ?? question),
      answer: plain(texts?.answer ?? answer),
    })),
  );

/** What a visitor of a business is told when they ask that. */
export const toldBy = async (business: Business, { asked, after }: AskedOfOwner): Promise<ToldOfOwner> => {
  const { say } = conversationWith(business);
  if (after !== undefined) await say(after);
  const reply = plain((await say(asked)).reply);
  const told = inEveryLanguage(business).filter(({ answer }) => reply.includes(answer));
  const idsOf = (isNear: boolean): readonly string[] =>
    told.filter(({ question }) => reply.includes(question) === isNear).map(({ id }) => id);
  return { answers: idsOf(false), near: idsOf(true) };
};
