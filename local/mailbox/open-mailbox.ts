import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { openMailboxFile } from './mailbox-file.ts';
import { answerMailbox } from './mailbox-listener.ts';
import type { Message, OutgoingMessage } from './message.ts';

export interface Mailbox {
  /** Resolves when the message would survive the end of the process. */
  deliver(message: OutgoingMessage): Promise<void>;
  /** Those to an address, and the SMS from a number, newest first; compared without regard to case. */
  list(to?: string): Message[];
  /** Answers `GET /__local/mailbox` (a page) and `GET /__local/mailbox.json`, both with an optional `?to=`. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/**
 * Where a laptop's messages go: `mailbox.ndjson` in the data folder, the newest 500.
 * @throws BrokenDataFile when that file cannot be read.
 */
export async function openMailbox(dataDir: string, now: () => Date): Promise<Mailbox> {
  await mkdir(dataDir, { recursive: true });
  const file = await openMailboxFile(join(dataDir, 'mailbox.ndjson'));

  function list(to?: string): Message[] {
    const wanted = to?.trim().toLowerCase();
    const found = wanted
      ? file.messages.filter(({ to: sentTo, from }) =>
          [sentTo, from].some((one) => one?.toLowerCase() === wanted),
        )
      : [...file.messages];
    return found.reverse();
  }

  return {
    list,
    deliver: ({ to, from, headers, subject = '', text, html = '', attachments = [] }) =>
      file.append({
        to,
        ...(from === undefined ? {} : { from }),
        ...(headers ? { headers: [...headers] } : {}),
        subject,
        text,
        html,
        attachments: [...attachments],
        at: now().toISOString(),
      }),
    handle: async (request, response) => answerMailbox(request, response, list),
  };
}
