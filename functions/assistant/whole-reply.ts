import type { Driver, WholeDriver } from './contract.ts';

/** Makes a streaming driver of one that has its reply only at the end: one delta, once all is done. */
export const wholeReply =
  (driver: WholeDriver): Driver =>
  async (turn, conversation, business, ports, tell) => {
    const given = await driver(turn, conversation, business, ports);
    tell(given.reply);
    return given;
  };
