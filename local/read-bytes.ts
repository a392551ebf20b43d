import type { IncomingMessage } from 'node:http';

/** A request's body; undefined when it is longer than `most` bytes, whose rest is then read and forgotten. */
export const readBytes = async (request: IncomingMessage, most: number): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
  }
  return size <= most ? Buffer.concat(chunks) : undefined;
};
