import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

const PRELUDE_TYPE = 'application/vnd.awslambda.http-integration-response';
const DELIMITER = '\0'.repeat(8);

/** Lambda's own stream of an answer, as its Node runtime makes it: what comes before the first write goes with it. */
export class ResponseStream extends Writable {
  contentType = 'application/octet-stream';
  readonly chunks: string[] = [];
  beforeFirstWrite: ((write: (text: string) => void) => void) | undefined;

  constructor() {
    super({
      decodeStrings: false,
      write: (chunk, _encoding, done) => {
        this.chunks.push(String(chunk));
        done();
      },
    });
  }

  readonly setContentType = (type: string): void => {
    this.contentType = type;
  };

  override write(chunk: unknown): boolean {
    const before = this.beforeFirstWrite;
    this.beforeFirstWrite = undefined;
    before?.((text) => super.write(text));
    return super.write(chunk);
  }

  /** Takes no last chunk: the runtime's own passes its prelude by. */
  override end(): this {
    return super.end();
  }
}

export interface Sent {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** What Lambda makes of the stream: the prelude up to eight zeros, then the body. */
export const sentBy = async (stream: ResponseStream): Promise<Sent> => {
  const { contentType, chunks } = stream;
  if (contentType !== PRELUDE_TYPE) throw new Error(`No prelude: ${contentType}`);
  if (!stream.writableEnded) throw new Error('The response stream was not ended.');
  await finished(stream);
  const [prelude = '', ...rest] = chunks.join('').split(DELIMITER);
  return { ...JSON.parse(prelude), text: rest.join(DELIMITER) };
};

/** What the runtime puts under `awslambda` before it loads a function. */
export const runtime = {
  streamifyResponse: <Handler>(handler: Handler): Handler => handler,
  HttpResponseStream: {
    from: (stream: ResponseStream, prelude: object): ResponseStream => {
      stream.setContentType(PRELUDE_TYPE);
      stream.beforeFirstWrite = (write) => {
        write(JSON.stringify(prelude));
        write(DELIMITER);
      };
      return stream;
    },
  },
};
