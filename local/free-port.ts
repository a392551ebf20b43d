import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere): one of those may
 * be taken by anything that connects before its server listens.
 */
const PORTS = { from: 20_000, below: 32_000 } as const;
const TRIES = 50;

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** A port on which nothing listens at the time of the call, and which no outgoing connection takes afterwards. */
export const freePort = async (pick: () => number = () => randomInt(PORTS.from, PORTS.below)) => {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = pick();
    if (await canListen(port)) return port;
  }
  throw new Error(`No port from ${PORTS.from} to ${PORTS.below - 1} is free.`);
};
