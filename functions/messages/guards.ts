import { type MessageStop, messageTerms } from '../../shared/domain/messages.ts';
import type { Table } from '../kernel/table/table.ts';
import { planOf } from '../records/plan-of.ts';
import type { Asked, Ready } from './gather/gather.ts';

/** What keeps a message from being sent now: for good, or until a moment in epoch milliseconds. */
export type Hold = { readonly stop: MessageStop } | { readonly until: number };

/** Asked of each message before it is sent; undefined when it may be. */
export type Guard = (
  ports: { readonly table: Table },
  asked: Asked,
  ready: Ready,
) => Promise<Hold | undefined>;

const byPlan: Guard = async (_ports, { tenant, entry, now }) =>
  messageTerms(entry.message).plan === 'pro' && planOf(tenant, now) !== 'pro' ? { stop: 'plan' } : undefined;

/** In this order: the first that holds a message back decides. */
const GUARDS: readonly Guard[] = [byPlan];

/** What holds a message back, if anything does. */
export const holdOn: Guard = async (ports, asked, ready) => {
  for (const guard of GUARDS) {
    const hold = await guard(ports, asked, ready);
    if (hold) return hold;
  }
  return undefined;
};
