import { appendFile } from 'node:fs/promises';
import { BrokenDataFile, readIfPresent, writeAtomically } from '../atomic-file.ts';
import { type Message, messageSchema } from './message.ts';

/** How many messages are kept; the oldest go first. */
const KEPT_MESSAGES = 500;

export interface MailboxFile {
  /** Oldest first. */
  readonly messages: readonly Message[];
  append(message: Message): Promise<void>;
}

/**
 * One message a line, appended: a kill in the middle of a line loses that line only, which was never answered.
 * The file is rewritten when it holds twice what is kept.
 * @throws BrokenDataFile when any line but the last cannot be read.
 */
export async function openMailboxFile(path: string): Promise<MailboxFile> {
  const { messages: found, torn } = parseLines(path, (await readIfPresent(path)) ?? '');
  let messages = found.slice(-KEPT_MESSAGES);
  let lines = messages.length;
  if (torn || found.length > messages.length) await rewrite(path, messages);
  let last: Promise<void> = Promise.resolve();

  async function write(message: Message): Promise<void> {
    messages = [...messages, message].slice(-KEPT_MESSAGES);
    lines += 1;
    if (lines < 2 * KEPT_MESSAGES) return appendFile(path, lineOf(message), { mode: 0o600 });
    lines = messages.length;
    return rewrite(path, messages);
  }

  return {
    get messages() {
      return messages;
    },
    append(message) {
      const mine = last.then(() => write(message));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

const lineOf = (message: Message) => `${JSON.stringify(message)}\n`;

const rewrite = (path: string, messages: readonly Message[]) =>
  writeAtomically(path, messages.map(lineOf).join(''));

function parseLines(path: string, text: string): { messages: Message[]; torn: boolean } {
  const lines = text.split('\n');
  const torn = lines.pop() !== '';
  const messages = lines.map((line, index) => {
    try {
      return messageSchema.validateSync(JSON.parse(line), { strict: true });
    } catch {
      throw new BrokenDataFile(path, `is not a mailbox (line ${index + 1} cannot be read)`);
    }
  });
  return { messages, torn };
}
