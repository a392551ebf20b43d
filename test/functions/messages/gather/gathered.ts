import { toInstant } from '../../../../functions/kernel/clock.ts';
import { GATHERS } from '../../../../functions/messages/gather/registry.ts';
import { messagesOf } from '../../../../functions/messages/messages-of-event.ts';
import { compose } from '../../../../functions/messages/templates/compose.ts';
import type { Email, EmailFacts } from '../../../../functions/messages/templates/facts.ts';
import type { MessageEntry, PendingRow } from '../../../../functions/records/messages/outbox-store.ts';
import { findTenant } from '../../../../functions/records/tenants/tenant-store.ts';
import type { InternalEvent } from '../../../../shared/domain/events.ts';
import type { MessageDrop } from '../../../../shared/domain/messages.ts';
import type { World } from '../../../support/world.ts';
import { everythingOwed } from '../world.ts';

/** A message as it would be sent at this moment, or why it would not. */
export interface Gathered {
  readonly kind: string;
  readonly dueAt: string;
  readonly to?: string;
  readonly facts?: EmailFacts;
  readonly email?: Email;
  readonly drop?: MessageDrop;
}

/** A business's events of a type that nobody has fanned out. */
export const eventsOwed = async (
  world: World,
  tenantId: string,
  type: InternalEvent,
): Promise<readonly PendingRow[]> =>
  (await everythingOwed(world)).filter((row) => row.type === type && String(row.tenantId) === tenantId);

const gatheredOf = async (world: World, entry: MessageEntry): Promise<Gathered> => {
  const { table, clock } = world.kernel;
  const named = { kind: entry.message, dueAt: entry.dueAt };
  const tenant = await findTenant(table, entry.tenantId);
  const gather = GATHERS[entry.message];
  if (!tenant || !gather) throw new Error(`Nothing gathers ${entry.message}.`);
  const ready = await gather(world.kernel, { tenant, entry, now: clock() });
  if (ready.kind === 'dropped') return { ...named, drop: ready.reason };
  if (ready.kind !== 'ready') throw new Error(`${entry.message} is not sent now.`);
  const { to, language } = ready;
  if (ready.channel !== 'email') throw new Error('An e-mail was expected.');
  const { facts } = ready;
  const email = compose(facts, language, { now: clock(), to, from: 'no-reply@comptoir.example' });
  return { ...named, to, facts, email };
};

/** All messages that follow from a business's events of a type, as the records are now. */
export const gatheredFrom = async (
  world: World,
  tenantId: string,
  type: InternalEvent,
): Promise<readonly Gathered[]> => {
  const { kernel } = world;
  const found: Gathered[] = [];
  for (const event of await eventsOwed(world, tenantId, type))
    for (const { message, recipient, dueAt = kernel.clock() } of await messagesOf(
      kernel,
      event,
      kernel.clock(),
    )) {
      const ids = {
        kind: 'message' as const,
        message,
        recipient,
        messageId: 'msg_test',
        dueAt: toInstant(dueAt),
        attempts: 0,
      };
      found.push(await gatheredOf(world, { ...event, ...ids }));
    }
  return found;
};
