import { readPhone } from '../../shared/domain/phone-number.ts';
import type { Handler } from '../listener.ts';
import { readBytes } from '../read-bytes.ts';
import type { SmsNetwork } from './sms-network.ts';

const MOST_BYTES = 4096;

/**
 * Answers the mailbox's form, and tests: `from` (a number) and `text` of an SMS that somebody sends back. Leads back to
 * what that number has received; 400 when there is no such number, or no text.
 */
export const answerReplies =
  (reply: SmsNetwork['reply']): Handler =>
  async (request, response) => {
    const form = new URLSearchParams(String((await readBytes(request, MOST_BYTES)) ?? ''));
    const phone = readPhone(form.get('from') ?? '');
    const text = form.get('text')?.trim() ?? '';
    if (request.method !== 'POST' || !phone || text === '') {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'Post from=<number> and text=<answer>.' }));
      return;
    }
    await reply(phone, text);
    response.writeHead(303, { location: `/__local/mailbox?to=${encodeURIComponent(phone)}` }).end();
  };
