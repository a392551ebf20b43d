import { CHAT_BROWSER_MS } from '../../../shared/domain/time-limits.ts';
import type { ChatAnswer, ChatRequest } from '../../../shared/schemas/chat.ts';
import { isRecord } from '../../lib/shapes.ts';
import { readChatAnswer } from './chat-answer.ts';
import { readEvents } from './read-events.ts';

/** The server refused a message; 0 when no answer could be read. */
export class ChatRefused extends Error {
  override readonly name = 'ChatRefused';
  readonly status: number;
  /** The conversation takes no more messages; another may be begun. */
  readonly isFull: boolean;

  constructor(status: number, isFull = false) {
    super(`Erreur ${status}`);
    this.status = status;
    this.isFull = isFull;
  }
}

/**
 * Sends one message and resolves to its answer; throws ChatRefused or a network error. When the server streams, `tell`
 * receives the reply so far: a preview, which the answer replaces.
 */
export type SendChat = (
  request: ChatRequest,
  idempotencyKey: string,
  tell: (delta: string) => void,
) => Promise<ChatAnswer>;

/** A signal that aborts after this long without data; each chunk restarts the timer. */
const openPatience = () => {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), CHAT_BROWSER_MS);
  };
  const end = () => {
    clearTimeout(timer);
    // Cancels a body that was not read to its end.
    controller.abort();
  };
  renew();
  return { signal: controller.signal, renew, end };
};

const codeOf = (told: unknown): unknown =>
  isRecord(told) && isRecord(told.error) ? told.error.code : undefined;

/** What an error event says, by the status that its response would have had. */
const refusedInStream = (code: unknown): ChatRefused => {
  if (code === 'conversation_full') return new ChatRefused(409, true);
  return new ChatRefused(code === 'rate_limited' ? 403 : 500);
};

/** A whole answer that refuses; only one status has several reasons that matter here. */
const refusedWhole = async (response: Response): Promise<ChatRefused> => {
  const told: unknown = response.status === 409 ? await response.json().catch(() => null) : null;
  return new ChatRefused(response.status, codeOf(told) === 'conversation_full');
};

/** The final event of a stream. An error event carries the status that the response would have had. */
const readStream = async (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  tell: (delta: string) => void,
  onBytes: () => void,
): Promise<unknown> => {
  for await (const { name, data } of readEvents(body, onBytes)) {
    const told: unknown = JSON.parse(data);
    if (name === 'result') return told;
    if (name === 'error') throw refusedInStream(codeOf(told));
    if (isRecord(told) && typeof told.text === 'string') tell(told.text);
  }
  throw new ChatRefused(0);
};

/**
 * A sender to one chat URL. `headers` is asked before each message: the dashboard's demo gives the member's bearer
 * there.
 */
export const createChatSender =
  (url: string, headers: () => Promise<Readonly<Record<string, string>>> = async () => ({})): SendChat =>
  async (request, idempotencyKey, tell) => {
    const given = await headers();
    const { signal, renew, end } = openPatience();
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          Accept: 'text/event-stream, application/json',
          'Accept-Language': request.language ?? 'fr',
          'Content-Type': 'application/json',
          'Idempotency-Key': idempotencyKey,
          ...given,
        },
        body: JSON.stringify(request),
        signal,
      });
      renew();
      if (!response.ok) throw await refusedWhole(response);
      const streams = response.headers.get('Content-Type')?.startsWith('text/event-stream');
      const body = streams && response.body;
      const answer = readChatAnswer(body ? await readStream(body, tell, renew) : await response.json());
      if (!answer) throw new ChatRefused(0);
      return answer;
    } finally {
      end();
    }
  };
