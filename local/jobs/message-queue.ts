import type { Clock } from '../../functions/kernel/clock.ts';
import type { Message, Queue } from '../../functions/kernel/queue/queue.ts';

export interface QueueTerms {
  /** Most messages in a batch. */
  readonly batchSize: number;
  /** Receives before a message moves to the dead letters. */
  readonly maxReceives: number;
  /** Visibility timeout in milliseconds: a received message that was not removed becomes visible again. */
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

/** Orders the visible messages for delivery. `loadOf` counts a lane's messages in flight. */
export type Order = (
  visible: readonly Kept[],
  loadOf: (lane: string | undefined) => number,
) => readonly Kept[];

/** As an SQS fair queue: lanes with fewer messages in flight first, then the oldest message. */
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
  /** Receives a batch of visible messages and hides them for the visibility timeout; empty when there are none. */
  receive(): readonly Kept[];
  /** Removes processed messages. */
  remove(messageIds: readonly string[]): void;
  /** Whether a visible message waits. */
  hasVisible(): boolean;
  /** When the next message that is hidden or delayed becomes visible; undefined when there is none. */
  nextVisibleAt(): number | undefined;
  /** Bodies of the dead letters. */
  dead(): readonly unknown[];
}

interface QueueParts {
  readonly terms: QueueTerms;
  readonly clock: Clock;
  /** @default by lane */
  readonly order?: Order;
  /** Called when a message moves to the dead letters. */
  readonly onDead?: (message: Kept) => void;
}

type Store = ReadonlyMap<string, Kept>;

const visibleIn = (store: Store, now: number): readonly Kept[] =>
  [...store.values()].filter(({ visibleAt }) => visibleAt <= now);

/** Counts a lane's messages in flight. */
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
 * A standard queue of SQS, in this process's memory: at least once, batches, a visibility timeout, delays, dead
 * letters. It does not outlive its process: the producer must enqueue its messages again after a restart.
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

  const deadLetter = (message: Kept): void => {
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
    for (const message of waiting) if (message.receives >= maxReceives) deadLetter(message);
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
