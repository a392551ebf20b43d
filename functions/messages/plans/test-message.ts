import { findTestMessage } from '../../records/messages/test-message.ts';
import type { MessagePlan } from './plan.ts';

/** The test that was asked for, to whoever asked, due as they did: by that its outcome is found again. */
export const planTest: MessagePlan = async ({ table }, { tenantId, subjectId, at }) => {
  const test = await findTestMessage(table, tenantId, subjectId);
  return test ? [{ message: test.kind, recipient: test.memberId, dueAt: Date.parse(at) }] : [];
};
