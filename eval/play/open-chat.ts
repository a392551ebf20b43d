import type { Language } from '../../shared/domain/language.ts';
import { MAX_HISTORY } from '../../shared/domain/limits.ts';
import type { BasketOffer } from '../../shared/schemas/basket.ts';
import { chatAnswer } from '../../shared/schemas/chat.ts';
import type { PublicSlot } from '../../shared/schemas/slot.ts';
import type { World } from '../../test/support/world.ts';
import type { OpenBusiness } from '../businesses/open-business.ts';
import type { Exchange } from './transcript.ts';

/** What of a whole offer is pressed, at the time of its first appointment. */
const firstOf = ({ offer, parts: [first] }: BasketOffer): readonly PublicSlot[] =>
  first ? [{ slotId: offer, startAt: first.startAt, endAt: first.endAt }] : [];

/** Minutes that a visitor takes to read and write. */
const PAUSE_MIN = 0.25;

/** Sends one message as a browser does, with the handle of the time whose button was pressed, if one was. */
export type Send = (said: string, slotId?: string) => Promise<Omit<Exchange, 'expect' | 'detours' | 'goal'>>;

/** A conversation with a business's assistant, by the route of the public page. */
export const openChat = (world: World, business: OpenBusiness, page: Language, visitor: number): Send => {
  const history = [{ role: 'assistant', content: business.spec.welcome }];
  let convId: string | undefined;
  return async (said, slotId) => {
    world.advance(PAUSE_MIN);
    const at = world.kernel.clock();
    const { status, json } = await world.call('POST', `/public/sites/${business.slug}/chat`, {
      viewer: `2001:db8:${(visitor >> 16).toString(16)}:${(visitor & 0xffff).toString(16)}::1`,
      body: {
        message: said,
        history: history.slice(-MAX_HISTORY),
        language: page,
        source: 'chat',
        consent: true,
        ...(convId ? { convId } : {}),
        ...(slotId ? { slotId } : {}),
      },
    });
    if (status !== 200) {
      const refused = JSON.stringify(json?.error ?? json);
      return { said, status, reply: refused, slots: [], mode: 'refused', at };
    }
    const answer = chatAnswer.validateSync(json.data, { strict: true });
    convId = answer.convId;
    const { baskets = [] } = answer.suggestions;
    history.push({ role: 'user', content: said }, { role: 'assistant', content: answer.reply });
    return {
      said,
      status,
      reply: answer.reply,
      slots: [...answer.suggestions.slots, ...baskets.flatMap(firstOf)],
      baskets,
      booking: answer.booking,
      leadId: answer.lead?.leadId,
      mode: answer.mode,
      at,
    };
  };
};
