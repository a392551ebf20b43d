import type { Clock } from '../../functions/kernel/clock.ts';
import type { Message, Queue } from '../../functions/kernel/queue/queue.ts';

export interface QueueTerms {
  /** Messages that a worker is given at once, at most. */
  readonly batchSize: number;
  /** Times that a message is received before it lies among the dead letters. */
  readonly maxReceives: number;
  /** Milliseconds for which a received message is nobody else's; then it comes again, unless it was removed. */
  readonly visibilityMs: number;
}

/** A message as the queue keeps it; times are epoch milliseconds. */
export interface Kept {
  readonly messageId: string;
  readonly body: string;
  readonly lane: string | undefined;
  readonly sentAt: number;
  readonly receives: number;
  readonly visibleAt: number;
}

/** Which of the visible messages come next: the first of what it answers. `loadOf` counts a lane's messages in flight. */
export type Order = (
  visible: readonly Kept[],
  loadOf: (lane: string | undefined) => number,
) => readonly Kept[];

/** As a fair queue of SQS does: who has much under way lets the others go first, and else the oldest comes first. */
export const byLane: Order = (visible, loadOf) => {
  const loads = new Map<string | undefined, number>();
  const ranked = visible.map((message) => {
    const rank = loads.get(message.lane) ?? loadOf(message.lane);
    loads.set(message.lane, rank + 1);
    return { message, rank };
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ message }) => message);
};

export interface MessageQueue extends Queue {
  /** A batch of what is visible, hidden from now on for its time; empty when nothing is. */
  receive(): readonly Kept[];
  /** Takes out what was done. */
  remove(messageIds: readonly string[]): void;
  /** Whether a message waits that may be received now. */
  hasVisible(): boolean;
  /** When the next message that is hidden or delayed becomes visible; undefined when there is none. */
  nextVisibleAt(): number | undefined;
  /** Bodies of what was received too often. */
  dead(): readonly unknown[];
}

interface QueueParts {
  readonly terms: QueueTerms;
  readonly clock: Clock;
  /** @default by lane */
  readonly order?: Order;
  /** Hears of a message that lies among the dead letters from now on. */
  readonly onDead?: (message: Kept) => void;
}

type Store = ReadonlyMap<string, Kept>;

const visibleIn = (store: Store, now: number): readonly Kept[] =>
  [...store.values()].filter(({ visibleAt }) => visibleAt <= now);

/** Counts a lane's messages that were received and are hidden still. */
const loadsIn = (store: Store, now: number) => {
  const hidden = [...store.values()].filter(({ receives, visibleAt }) => receives > 0 && visibleAt > now);
  const lanes = Map.groupBy(hidden, ({ lane }) => lane);
  return (lane: string | undefined): number => lanes.get(lane)?.length ?? 0;
};

const sentAs = (messageId: string, { body, delaySec = 0, lane }: Message, now: number): Kept => ({
  messageId,
  body: JSON.stringify(body),
  lane,
  sentAt: now,
  receives: 0,
  visibleAt: now + delaySec * 1000,
});

/**
 * A standard queue of SQS, in this process's memory: at least once, batches, a visibility timeout, delays, dead letters.
 * It does not outlive its process: whoever fills it must find again what was in it.
 */
export const openMessageQueue = ({
  terms: { batchSize, maxReceives, visibilityMs },
  clock,
  order = byLane,
  onDead = () => undefined,
}: QueueParts): MessageQueue => {
  const kept = new Map<string, Kept>();
  const dead: Kept[] = [];
  let sent = 0;

  const bury = (message: Kept): void => {
    kept.delete(message.messageId);
    dead.push(message);
    onDead(message);
  };

  const take = (message: Kept, now: number): Kept => {
    const taken = { ...message, receives: message.receives + 1, visibleAt: now + visibilityMs };
    kept.set(message.messageId, taken);
    return taken;
  };

  const receive = (): readonly Kept[] => {
    const now = clock();
    const waiting = visibleIn(kept, now);
    for (const message of waiting) if (message.receives >= maxReceives) bury(message);
    const alive = waiting.filter(({ receives }) => receives < maxReceives);
    return order(alive, loadsIn(kept, now))
      .slice(0, batchSize)
      .map((message) => take(message, now));
  };

  return {
    send: async <M extends Message>(messages: readonly M[]): Promise<readonly M[]> => {
      for (const message of messages) {
        sent += 1;
        const one = sentAs(`message-${sent}`, message, clock());
        kept.set(one.messageId, one);
      }
      return [];
    },
    receive,
    remove: (messageIds) => {
      for (const messageId of messageIds) kept.delete(messageId);
    },
    hasVisible: () => visibleIn(kept, clock()).length > 0,
    nextVisibleAt: () => {
      const times = [...kept.values()].map(({ visibleAt }) => visibleAt);
      return times.length > 0 ? times.reduce((one, other) => Math.min(one, other)) : undefined;
    },
    dead: () => dead.map(({ body }) => JSON.parse(body)),
  };
};
