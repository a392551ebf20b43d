import type { Business } from '../../../../functions/assistant/contract.ts';
import { newConversation } from '../../../../functions/assistant/conversation.ts';
import { type Known, knownOf } from '../../../../functions/assistant/model/guard/known.ts';
import { openTurn } from '../../../../functions/assistant/model/open-turn.ts';
import { visitorWords } from '../../../../functions/assistant/model/visitor-words.ts';
import { openScene } from '../../../../functions/assistant/rules/open-scene.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import type { PublicSlot } from '../../../../shared/schemas/slot.ts';
import { NOW, openDesk, salon } from '../../../support/assistant-ports.ts';

export const slotAt = (start: number): PublicSlot => ({
  slotId: `slot-${start}`,
  startAt: new Date(start).toISOString(),
  endAt: new Date(start + 3_600_000).toISOString(),
});

/** What a turn knows that has found these times, after a message of the visitor's. */
export const knownAfter = (
  language: Language,
  starts: readonly number[],
  message: string,
  overrides: Partial<Business> = {},
): Known => {
  const turn = { message, history: [], consent: true, now: NOW };
  const scene = openScene(turn, newConversation(language), salon(overrides), openDesk([]).ports);
  return knownOf({ ...openTurn(scene), times: starts.map(slotAt) }, visitorWords([message]));
};
