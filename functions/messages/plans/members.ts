import type { MessageKind } from '../../../shared/domain/messages.ts';
import type { MessagePlan } from './plan.ts';

/** One message to the member whom the event is about, due as it happened: by that its outcome is found again. */
export const toSubject =
  (message: MessageKind): MessagePlan =>
  async (_ports, { subjectId, at }) => [{ message, recipient: subjectId, dueAt: Date.parse(at) }];
