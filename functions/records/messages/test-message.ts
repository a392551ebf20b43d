import type { EmailAutomation } from '../../../shared/domain/automations.ts';
import { DAY_SECONDS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { expiryAfter } from '../../kernel/clock.ts';
import { ifAbsent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { eventIdOf, messageIdOf, pendingEvent } from '../pending-event.ts';
import type { MessagePlace } from './message-log.ts';

const KEPT_SECONDS = DAY_SECONDS;

/** A test that a member sends themselves: which message, in which language. Ids only. */
export interface TestMessageItem {
  readonly testId: string;
  readonly kind: EmailAutomation;
  readonly language: Language;
  /** Who asked, and receives it. */
  readonly memberId: string;
  /** ISO instant at which they asked. */
  readonly at: string;
}

const TYPE = 'message.tested';

/** The writes that have a test sent. */
export const testMessageWrites = (tenantId: TenantId, item: TestMessageItem): readonly Write[] => {
  const now = Date.parse(item.at);
  return [
    {
      put: keys.testMessage(tenantId, item.testId),
      item: { ...item, expiresAt: expiryAfter(now, KEPT_SECONDS) },
      when: ifAbsent,
    },
    pendingEvent({ tenantId, type: TYPE, subjectId: item.testId }, now),
  ];
};

export const findTestMessage = (
  table: Table,
  tenantId: TenantId,
  testId: string,
): Promise<TestMessageItem | undefined> => table.get<TestMessageItem>(keys.testMessage(tenantId, testId));

/** Where the log says what became of a test. */
export const placeOfTest = (
  tenantId: TenantId,
  { testId, kind, memberId, at }: TestMessageItem,
): MessagePlace => {
  const eventId = eventIdOf({ tenantId, type: TYPE, subjectId: testId }, Date.parse(at));
  return { subjectId: testId, dueAt: at, messageId: messageIdOf(eventId, kind, memberId) };
};
