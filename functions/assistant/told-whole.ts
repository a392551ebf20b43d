import type { Driver, WholeDriver } from './contract.ts';

/** A driver that knows its reply only at the end, as one that is heard: in one delta, once all is done. */
export const toldWhole =
  (driver: WholeDriver): Driver =>
  async (turn, conversation, business, ports, tell) => {
    const given = await driver(turn, conversation, business, ports);
    tell(given.reply);
    return given;
  };
