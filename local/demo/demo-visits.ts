import type { ChatAnswer, ChatMessage, ChatRequest } from '../../shared/schemas/chat.ts';
import type { Lead } from '../../shared/schemas/lead.ts';
import type { PublicBooking } from '../../shared/schemas/public-booking.ts';
import type { PublicConfig } from '../../shared/schemas/public-site.ts';
import type { PublicSlot } from '../../shared/schemas/slot.ts';
import type { Call } from './demo-calls.ts';
import type { DemoVisit } from './demo-past.ts';

type Visit<Kind extends DemoVisit['kind']> = Extract<DemoVisit, { readonly kind: Kind }>;

/** The records that a visit created. */
export interface Left {
  readonly booking?: PublicBooking;
  readonly leadId?: string;
}

export interface Counter {
  readonly visitor: Call;
  readonly owner: Call;
  /** Moves the local clock by seconds, as a person takes time to type. */
  readonly wait: (seconds: number) => void;
}

const SITE = '/public/sites/demo';
const TYPING_SECONDS = 25;

const fillForm = async (key: string, visit: Visit<'form'>, { visitor }: Counter): Promise<Left> => {
  const { services } = await visitor<PublicConfig>('GET', `${SITE}/config`, '');
  const serviceId = services.find(({ name }) => name === visit.service)?.id ?? '';
  const path = `${SITE}/slots?serviceId=${serviceId}&limit=100`;
  const { slots } = await visitor<{ slots: readonly PublicSlot[] }>('GET', path, '');
  const slotId = slots[visit.nth]?.slotId;
  if (!slotId) return {};
  const { tags: _ours, ...person } = visit.person;
  const body = { ...person, slotId, serviceId, consent: true };
  return { booking: await visitor<PublicBooking>('POST', `${SITE}/bookings`, key, body) };
};

const talk = (key: string, visit: Visit<'chat' | 'question'>, { visitor, wait }: Counter) => {
  const history: ChatMessage[] = [];
  let convId: string | undefined;
  return async (message: string, slotId?: string): Promise<ChatAnswer> => {
    const { language, source = 'chat' } = visit;
    const body: ChatRequest = { message, history: history.slice(-10), language, source, consent: true };
    const answer = await visitor<ChatAnswer>('POST', `${SITE}/chat`, `${key}-${history.length}`, {
      ...body,
      ...(convId ? { convId } : {}),
      ...(slotId ? { slotId } : {}),
    });
    convId = answer.convId;
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.reply });
    wait(TYPING_SECONDS);
    return answer;
  };
};

const contactOf = ({ person: { name, email, phone } }: DemoVisit): string =>
  [name, email, phone].filter(Boolean).join(', ');

const bookInChat = async (key: string, visit: Visit<'chat'>, counter: Counter): Promise<Left> => {
  const say = talk(key, visit, counter);
  let slots: readonly PublicSlot[] = [];
  for (const text of visit.says) slots = (await say(text)).suggestions.slots;
  const slot = slots[Math.min(visit.nth, slots.length - 1)];
  if (!slot) return {};
  await say(visit.language === 'fr' ? 'Celui-ci, s’il vous plaît.' : 'This one, please.', slot.slotId);
  const { booking, lead } = await say(contactOf(visit));
  return { ...(booking ? { booking } : {}), ...(lead ? { leadId: lead.leadId } : {}) };
};

const askInChat = async (key: string, visit: Visit<'question'>, counter: Counter): Promise<Left> => {
  const say = talk(key, visit, counter);
  for (const text of visit.says) await say(text);
  const request = visit.language === 'fr' ? 'Pouvez-vous me rappeler ?' : 'Can somebody call me back?';
  const asked = await say(request);
  const { lead } = asked.lead ? asked : await say(contactOf(visit));
  return lead ? { leadId: lead.leadId } : {};
};

const noteCall = async (key: string, visit: Visit<'call'>, { owner }: Counter): Promise<Left> => {
  const { message, person } = visit;
  return { leadId: (await owner<Lead>('POST', '/v1/leads', key, { ...person, message })).leadId };
};

/** Performs one visit with the calls that a visitor's browser would make. */
export const play = (key: string, visit: DemoVisit, counter: Counter): Promise<Left> => {
  switch (visit.kind) {
    case 'form':
      return fillForm(key, visit, counter);
    case 'chat':
      return bookInChat(key, visit, counter);
    case 'question':
      return askInChat(key, visit, counter);
    case 'call':
      return noteCall(key, visit, counter);
  }
};
