import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { SNSEvent } from 'aws-lambda';
import { ulid } from 'ulid';
import type { Clock } from '../../functions/kernel/clock.ts';
import type { Logger } from '../../functions/kernel/observe/logger.ts';
import { handlerOf } from '../listener.ts';
import type { OutgoingMessage } from '../mailbox/message.ts';
import { readBytes } from '../read-bytes.ts';
import type { SentMail } from './mail-reports.ts';
import { openSes, SEND_EMAIL } from './ses-api.ts';
import {
  type AwsAnswer,
  openSmsNetwork,
  SEND_TEXT_MESSAGE,
  SMS_NUMBER,
  type SmsNetwork,
} from './sms-network.ts';

/** SES takes 40 MB; nothing that the product sends comes near this. */
const MOST_BYTES = 1024 * 1024;

/** Any will do: this machine's own senders have no accounts. */
const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' };

export interface MessagingParts {
  /** Puts a message into the mailbox. */
  readonly deliver: (message: OutgoingMessage) => Promise<void>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
  /** Hears of each e-mail that was taken, whose reports follow from it. @default nobody is told */
  readonly sent?: (mail: SentMail) => void;
  /** The function that hears of received SMS. @default nobody hears of them */
  readonly hear?: (event: SNSEvent) => Promise<void>;
  /** Comes between a call and its answer, to be slow, full or down. @default each call is answered at once */
  readonly between?: (answer: () => Promise<AwsAnswer>, to: string) => Promise<AwsAnswer>;
}

export interface Messaging {
  /** What the senders of e-mail are pointed at. */
  readonly mail: {
    readonly from: string;
    readonly configurationSet: string;
    readonly endpoint: string;
    readonly credentials: typeof CREDENTIALS;
  };
  /** What the senders of SMS are pointed at. */
  readonly sms: {
    readonly origin: string;
    readonly endpoint: string;
    readonly credentials: typeof CREDENTIALS;
  };
  /** Somebody answers an SMS from their phone. */
  readonly reply: SmsNetwork['reply'];
  stop(): Promise<void>;
}

const addressed = (body: unknown): string => {
  const { Destination, DestinationPhoneNumber = '' } = Object(body);
  const { ToAddresses: to } = Object(Destination);
  return Array.isArray(to) ? String(to[0]) : String(DestinationPhoneNumber);
};

const respond = (response: ServerResponse, { status, json }: AwsAnswer): void => {
  const { __type: type } = json;
  response
    .writeHead(status, {
      'content-type': 'application/json',
      ...(typeof type === 'string' ? { 'x-amzn-errortype': type } : {}),
    })
    .end(JSON.stringify(json));
};

/** Stands in for AWS's senders of messages: their own clients speak to it, and what they send is in the mailbox. */
export const openMessaging = async ({
  deliver,
  clock,
  logger,
  sent = () => undefined,
  hear = async () => undefined,
  between = (answer) => answer(),
}: MessagingParts): Promise<Messaging> => {
  const mint = () => ulid().toLowerCase();
  const ses = openSes({ deliver, clock, sent, mint });
  const network = openSmsNetwork({
    show: ({ phone, text, isReply }) =>
      deliver(isReply ? { from: phone, to: SMS_NUMBER, text } : { to: phone, text }),
    hear,
    clock,
    mint,
  });
  const answer = async (request: IncomingMessage): Promise<AwsAnswer> => {
    const bytes = await readBytes(request, MOST_BYTES);
    if (!bytes) return { status: 413, json: { message: 'Too long' } };
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isSms = request.headers['x-amz-target'] === SEND_TEXT_MESSAGE;
    if (request.method !== 'POST' || !(isSms || pathname === SEND_EMAIL))
      return { status: 404, json: { __type: 'NotFoundException', message: 'Not Found' } };
    const body: unknown = JSON.parse(String(bytes));
    return between(() => (isSms ? network.send(body) : ses(body)), addressed(body));
  };
  const server = createServer(
    handlerOf(
      async (request, response) => {
        respond(response, await answer(request));
        return true;
      },
      (error) => logger.error('messaging failed', error),
    ),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  const peer = { endpoint: `http://127.0.0.1:${port}`, credentials: CREDENTIALS };
  return {
    mail: { from: 'no-reply@comptoir.test', configurationSet: 'comptoir-local', ...peer },
    sms: { origin: SMS_NUMBER, ...peer },
    reply: network.reply,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
