import type { ChatAnswer, ChatRequest } from '../../../shared/schemas/chat.ts';
import { readChatAnswer } from './chat-answer.ts';

/** The server refused a message; 0 when no answer could be read. */
export class ChatRefused extends Error {
  override readonly name = 'ChatRefused';
  readonly status: number;

  constructor(status: number) {
    super(`Erreur ${status}`);
    this.status = status;
  }
}

/** Sends one message and resolves to its answer; throws ChatRefused, or what the network threw. */
export type SendChat = (request: ChatRequest, idempotencyKey: string) => Promise<ChatAnswer>;

/** The server answers within 9.5 s; a mobile network may add to it (settled points, 38). */
const TIMEOUT_MS = 15_000;

/**
 * A sender to one chat URL. `headers` is asked before each message: the dashboard's demo gives the member's bearer there.
 */
export const createChatSender =
  (url: string, headers: () => Promise<Readonly<Record<string, string>>> = async () => ({})): SendChat =>
  async (request, idempotencyKey) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Accept-Language': request.language ?? 'fr',
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
        ...(await headers()),
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new ChatRefused(response.status);
    const answer = readChatAnswer(await response.json());
    if (!answer) throw new ChatRefused(0);
    return answer;
  };
