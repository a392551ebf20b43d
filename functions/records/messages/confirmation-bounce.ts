import type { TenantId } from '../../../shared/domain/ids.ts';
import {
  allOf,
  anyOf,
  type Condition,
  ifFieldAbsent,
  ifFieldAtMost,
  ifFieldIs,
  ifPresent,
} from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Conditional } from '../../kernel/table/write.ts';
import type { MessageItem } from './message-log.ts';

/** The kinds that tell a visitor that, and when, they are expected. */
const CONFIRMATIONS: readonly string[] = [
  'booking_confirmed',
  'booking_moved',
  'booking_changed',
  'booking_restored',
] satisfies MessageItem['kind'][];

const FIELD = 'confirmationBouncedAt';

export const isConfirmation = ({ kind }: Pick<MessageItem, 'kind'>): boolean => CONFIRMATIONS.includes(kind);

/** Whether the booking is still that of the client whom the message was for. */
const ifStillTheirs = (holder: number | undefined): Condition =>
  holder ? ifFieldIs('holder', holder) : ifFieldAbsent('holder');

/**
 * The write that marks a booking whose confirmation did not arrive, under the moment at which that was due. It leaves
 * the booking's version as it is: nobody has edited what others may be editing.
 */
export const markBounced = (
  tenantId: TenantId,
  { subjectId, dueAt, holder }: Pick<MessageItem, 'subjectId' | 'dueAt' | 'holder'>,
): Conditional => ({
  update: keys.bookingMark(tenantId, subjectId),
  set: { [FIELD]: dueAt },
  when: allOf(ifPresent, ifStillTheirs(holder), anyOf(ifFieldAbsent(FIELD), ifFieldAtMost(FIELD, dueAt))),
});

/** The write that takes the mark away, once a confirmation that is not older has arrived. */
export const unmarkBounced = (
  tenantId: TenantId,
  { subjectId, dueAt, holder }: Pick<MessageItem, 'subjectId' | 'dueAt' | 'holder'>,
): Conditional => ({
  update: keys.bookingMark(tenantId, subjectId),
  unset: [FIELD],
  when: allOf(ifPresent, ifStillTheirs(holder), ifFieldAtMost(FIELD, dueAt)),
});
