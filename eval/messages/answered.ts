import { answer } from '../../functions/assistant/answer.ts';
import { businessIn } from '../../functions/assistant/business-in.ts';
import type { Answer } from '../../functions/assistant/contract.ts';
import { type Conversation, newConversation } from '../../functions/assistant/conversation.ts';
import { hearingContext } from '../../functions/assistant/decide/hearing.ts';
import type { Frame } from '../../functions/assistant/frame.ts';
import { beyondWords, hearWords } from '../../functions/assistant/hear-message.ts';
import type { Language } from '../../shared/domain/language.ts';
import { openDesk } from '../../test/support/assistant-ports.ts';
import type { BusinessSpec } from '../businesses/business-spec.ts';
import { BUSINESSES } from '../businesses/businesses.ts';
import { instantOf } from '../businesses/local-time.ts';
import { knownBusiness } from './known-business.ts';

const MONDAY = '2026-11-23T08:00';
const HALF_HOUR_MS = 1_800_000;
const DAYS = 45;

interface Written {
  readonly business: string;
  readonly language: Language;
  readonly at?: string | undefined;
  readonly say: string;
}

const turnOf = ({ say, language, at = MONDAY }: Written, zone: string) => ({
  message: say,
  history: [],
  consent: true,
  now: instantOf(at, zone),
  language,
});

/** The business to which a message is written; throws where there is none of that name. */
export const specOf = ({ business }: Pick<Written, 'business'>): BusinessSpec => {
  const found: BusinessSpec | undefined = Object.entries(BUSINESSES).find(([key]) => key === business)?.[1];
  if (!found) throw new Error(`There is no business "${business}".`);
  return found;
};

/** What is heard in the first message of a conversation. */
export const heard = async (written: Written, spec = specOf(written)): Promise<Frame> => {
  const business = businessIn(knownBusiness(spec), written.language);
  const turn = turnOf(written, business.timezone);
  const { state } = newConversation(written.language);
  const known = hearingContext(state, business, turn, written.language);
  return beyondWords(await hearWords(written.say, known), known);
};

/** How the first message of a conversation is answered where every half hour is free, and how the conversation then stands. */
export const answered = async (
  written: Written,
): Promise<{
  readonly reply: string;
  readonly state: Conversation['state'];
  readonly unanswered: Answer['unanswered'];
}> => {
  const business = knownBusiness(specOf(written));
  const turn = turnOf(written, business.timezone);
  const free = Array.from({ length: DAYS * 48 }, (_, n) => turn.now + (n + 2) * HALF_HOUR_MS);
  const { ports } = openDesk(free, business.timezone, business.people);
  const { given } = await answer(turn, undefined, business, ports);
  const { reply, conversation, unanswered } = given;
  return { reply, state: conversation.state, unanswered };
};
