import type { MessageKind } from '../../../shared/domain/messages.ts';
import type { Plan } from './plan.ts';

/** One message to the member whom the event is about. */
export const toSubject =
  (message: MessageKind): Plan =>
  async (_ports, { subjectId }) => [{ message, recipient: subjectId }];
