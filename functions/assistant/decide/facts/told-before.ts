import type { Act } from '../../acts.ts';
import type { Business } from '../../contract.ts';
import { MOST_TOLD, type State } from '../../conversation.ts';
import type { Ask, Frame } from '../../frame.ts';

/** The ids of the owner's questions whose answers the conversation told, the last of them last. */
export const toldWith = (
  { told = [] }: State,
  { faq }: Business,
  acts: readonly Act[],
): readonly string[] => {
  const texts = new Set(
    acts.flatMap((act) => (act.kind === 'answer' || act.kind === 'near_answer' ? [act.text] : [])),
  );
  const now = faq.filter(({ answer }) => texts.has(answer)).map(({ id }) => id);
  return [...told.filter((id) => !now.includes(id)), ...now].slice(-MOST_TOLD);
};

/** "OK, she'll pay by Interac": what takes up an answer that was told asks for it no more. */
const takesUp = (ask: Ask, { faq }: Business, told: readonly string[]): boolean =>
  ask.isTold === true &&
  faq.some(({ id, topic }) => told.includes(id) && (topic === ask.topic || id === ask.entry));

/**
 * A message without what only takes up an answer that was told before. What was told because it may help is not told
 * twice: whoever asks again was not helped.
 */
export const beyondTold = (frame: Frame, business: Business, { told = [] }: State): Frame => {
  if (told.length === 0) return frame;
  const { near = [] } = frame;
  return {
    ...frame,
    asks: frame.asks
      .filter((ask) => !takesUp(ask, business, told))
      .map((ask): Ask => {
        const { near: helping, ...rest } = ask;
        return helping !== undefined && told.includes(helping) ? rest : ask;
      }),
    near: near.filter((id) => !told.includes(id)),
  };
};
