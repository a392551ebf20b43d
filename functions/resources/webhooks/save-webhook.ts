import { isDeepStrictEqual } from 'node:util';
import type { AuditAction } from '../../../shared/schemas/audit.ts';
import type { WebhookCreate, WebhookPatch } from '../../../shared/schemas/webhook.ts';
import { found, invalidField } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { limitReached } from '../../kernel/limit-reached.ts';
import { reachOf, targetOf } from '../../kernel/outbound/target.ts';
import { tryWrites } from '../../kernel/table/commit.ts';
import { allOf, ifAbsent, ifFieldAsRead, ifFieldIs, ifPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Write } from '../../kernel/table/write.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import {
  findWebhook,
  getWebhook,
  listWebhooks,
  MAX_WEBHOOKS,
  type WebhookItem,
} from '../../records/webhooks/webhook-store.ts';

type Ports = Pick<Kernel, 'table' | 'ids' | 'settings'>;

interface By {
  readonly caller: Pick<CallingMember, 'tenantId' | 'memberId'>;
  readonly now: number;
}

const checkUrl = ({ settings }: Ports, url: string | undefined): void => {
  if (url !== undefined && !targetOf(url, reachOf(settings))) throw invalidField('url', 'public_url');
};

const auditWrite = (
  { ids }: Ports,
  { caller, now }: By,
  action: AuditAction & `webhook_${string}`,
  subjectId: string,
): Write => auditEntry(caller.tenantId, { actorId: caller.memberId, action, subjectId }, { ids, now });

const newWebhook = (webhookId: string, body: WebhookCreate, { caller, now }: By): WebhookItem => ({
  webhookId,
  url: body.url,
  events: [...new Set(body.events)],
  description: body.description || null,
  status: 'active',
  disabledReason: null,
  setBy: caller.memberId,
  givenUp: 0,
  createdAt: toInstant(now),
  updatedAt: toInstant(now),
});

/** The number of webhooks that a business ever made, so that two made at once cannot pass the limit together. */
interface Counted {
  readonly webhooksMade?: number;
}

/**
 * A new webhook; the same `id` again returns the existing one. Throws 400 for a URL that may not be called, 409
 * `limit_reached` at ten, 404 `not_found` when the business is gone, 503 `busy`.
 */
export const createWebhook = async (
  ports: Ports,
  by: By,
  id: string,
  body: WebhookCreate,
): Promise<WebhookItem> => {
  const { tenantId } = by.caller;
  checkUrl(ports, body.url);
  return settledOrBusy(async () => {
    // The counter is read before the rows, so that one added in between changes it and the write is refused.
    const { webhooksMade } = found(await ports.table.get<Counted>(keys.tenant(tenantId)));
    const existing = await listWebhooks(ports.table, tenantId);
    const made = existing.find(({ webhookId }) => webhookId === id);
    if (made) return made;
    if (existing.length >= MAX_WEBHOOKS) throw limitReached('webhooks', MAX_WEBHOOKS);
    const item = newWebhook(id, body, by);
    const asCounted = ifFieldAsRead('webhooksMade', webhooksMade);
    const outcome = await ports.table.attempt([
      { put: keys.webhook(tenantId, id), item: { ...item }, when: ifAbsent },
      { update: keys.tenant(tenantId), add: { webhooksMade: 1 }, when: allOf(ifPresent, asCounted) },
      auditWrite(ports, by, 'webhook_created', id),
    ]);
    return outcome.kind === 'committed' ? item : undefined;
  });
};

/** The fields that a patch changes. Activating a webhook resets why it was disabled and its failures. */
const fieldsOf = (patch: WebhookPatch): Partial<WebhookItem> => ({
  ...(patch.url === undefined ? {} : { url: patch.url }),
  ...(patch.events === undefined ? {} : { events: [...new Set(patch.events)] }),
  ...(patch.description === undefined ? {} : { description: patch.description || null }),
  ...(patch.status === undefined ? {} : { status: patch.status, disabledReason: null }),
  ...(patch.status === 'active' ? { givenUp: 0 } : {}),
});

/**
 * A webhook after a patch. Changing the address makes the caller its responsible admin, since it decides who receives
 * data.
 */
const changesOf = (item: WebhookItem, patch: WebhookPatch, memberId: string): Partial<WebhookItem> => {
  const isOtherAddress = patch.url !== undefined && patch.url !== item.url;
  return { ...fieldsOf(patch), ...(isOtherAddress || patch.reviewed ? { setBy: memberId } : {}) };
};

/** Whether a webhook is already what a change would make it. */
const isAlready = (item: WebhookItem, changes: Partial<WebhookItem>): boolean =>
  isDeepStrictEqual({ ...item, ...changes }, item);

/**
 * Saves the fields of a patch; equal values change nothing. Throws 404 `not_found`, 400 for a URL that may not be
 * called, 503 `busy`.
 */
export const updateWebhook = async (
  ports: Ports,
  by: By,
  id: string,
  patch: WebhookPatch,
): Promise<WebhookItem> => {
  const { tenantId } = by.caller;
  checkUrl(ports, patch.url);
  return settledOrBusy(async () => {
    const item = await getWebhook(ports.table, tenantId, id);
    const changes = changesOf(item, patch, by.caller.memberId);
    if (isAlready(item, changes)) return item;
    const set = { ...changes, updatedAt: toInstant(by.now) };
    const outcome = await ports.table.attempt([
      // Refused when the address changed since it was read: a member confirms only the address that they saw.
      { update: keys.webhook(tenantId, id), set, when: ifFieldIs('url', item.url) },
      ...(isAlready(item, fieldsOf(patch)) ? [] : [auditWrite(ports, by, 'webhook_changed', id)]),
      ...(patch.reviewed ? [auditWrite(ports, by, 'webhook_reviewed', id)] : []),
    ]);
    return outcome.kind === 'committed' ? getWebhook(ports.table, tenantId, id) : undefined;
  });
};

/** Removes a webhook; its pending messages are not sent. Throws 404 `not_found`, 503 `busy`. */
export const deleteWebhook = async (ports: Ports, by: By, id: string): Promise<void> => {
  const { tenantId } = by.caller;
  await getWebhook(ports.table, tenantId, id);
  await settledOrBusy(async () => {
    if (!(await findWebhook(ports.table, tenantId, id))) return true;
    return tryWrites(ports.table, [
      { remove: keys.webhook(tenantId, id), when: ifPresent },
      auditWrite(ports, by, 'webhook_deleted', id),
    ]);
  });
};
