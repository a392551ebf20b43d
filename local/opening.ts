import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Language, languageOf } from '../shared/domain/language.ts';
import type { Listener } from './listener.ts';

/** Seconds after which a browser asks again: the demo is made in a few of them. */
const RETRY_SEC = 2;

const HEADER = 'x-comptoir-opening';

const SENTENCE: Readonly<Record<Language, string>> = {
  fr: 'L’entreprise de démonstration se prépare : cette page s’ouvre d’elle-même dans quelques secondes.',
  en: 'The demo business is being made: this page opens by itself in a few seconds.',
};

const notYet = ({ headers }: IncomingMessage, response: ServerResponse): true => {
  const language = languageOf(headers['accept-language']);
  const sentence = SENTENCE[language];
  const isPage = headers.accept?.includes('text/html') ?? false;
  response
    .writeHead(503, {
      'retry-after': String(RETRY_SEC),
      'cache-control': 'no-store',
      'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    })
    .end(
      isPage
        ? `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_SEC}"><title>Comptoir</title><p>${sentence}</p></html>`
        : JSON.stringify({ message: sentence }),
    );
  return true;
};

/** When the product answers: while its demo is made, the clock is moved, and its pages would offer days that are past. */
export interface Opening {
  /** The headers by which whoever makes the demo is answered before everybody else. */
  readonly pass: Readonly<Record<string, string>>;
  /** A listener that has others wait until it is known whether the demo is to be made, and answers 503 while it is. */
  readonly guarded: (listener: Listener) => Listener;
  /** The demo is being made from now on. */
  closeMeanwhile(): void;
  /** Everybody is answered from now on. */
  open(): void;
}

export const createOpening = (): Opening => {
  const secret = randomUUID();
  const known = Promise.withResolvers<void>();
  let isOpen = false;
  return {
    pass: { [HEADER]: secret },
    guarded: (listener) => async (request, response) => {
      if (request.headers[HEADER] !== secret) {
        await known.promise;
        if (!isOpen) return notYet(request, response);
      }
      return listener(request, response);
    },
    closeMeanwhile: known.resolve,
    open: () => {
      isOpen = true;
      known.resolve();
    },
  };
};
