import { type EmailAutomation, isEmailAutomation } from '../../../shared/domain/automations.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { TestOutcome } from '../../../shared/schemas/automation.ts';
import { AppError, found } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import { countUse } from '../../kernel/http/rate-limit.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { commitOrSkip } from '../../kernel/table/commit.ts';
import type { Table } from '../../kernel/table/table.ts';
import { findMessage } from '../../records/messages/message-log.ts';
import { findTestMessage, placeOfTest, testMessageWrites } from '../../records/messages/test-message.ts';
import { planOf } from '../../records/tenants/plan-of.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';
import { kindOf } from './save-automation.ts';

const MOST_AN_HOUR = 20;

type Who = Pick<CallingMember, 'tenantId' | 'memberId'>;

interface Asked {
  readonly testId: string;
  readonly kind: EmailAutomation;
  readonly language: Language;
  readonly now: number;
}

/** The message of a path, if it is an e-mail. Throws 404 `not_found`: no account has a number to send an SMS to. */
export const emailKindOf = (name: string): EmailAutomation => {
  const kind = kindOf(name);
  return found(isEmailAutomation(kind) ? kind : undefined);
};

/**
 * Has a message sent to whoever asks, in the words that are saved, by the way that all messages go; the same `testId`
 * again sends nothing more. Throws 403 `plan_required` on Basic, 403 `rate_limited`, 503 `busy`.
 */
export const askForTest = async (
  table: Table,
  { tenantId, memberId }: Who,
  { testId, kind, language, now }: Asked,
): Promise<void> => {
  if (planOf(await getTenant(table, tenantId), now) !== 'pro') throw new AppError('plan_required');
  if (await findTestMessage(table, tenantId, testId)) return;
  const scope = `test-message:${tenantId}:${memberId}`;
  await countUse(table, now, [{ scope, most: MOST_AN_HOUR, perSeconds: 3600 }]);
  const item = { testId, kind, language, memberId, at: toInstant(now) };
  // Refused when the same request is there already.
  await commitOrSkip(table, testMessageWrites(tenantId, item));
};

/** What became of a test. Throws 404 `not_found`. */
export const testOutcome = async (
  table: Table,
  { tenantId }: Pick<Who, 'tenantId'>,
  testId: string,
): Promise<TestOutcome> => {
  const test = found(await findTestMessage(table, tenantId, testId));
  const line = await findMessage(table, tenantId, placeOfTest(tenantId, test));
  return { status: line?.status ?? null, reason: line?.reason ?? null };
};
