import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { findConversation } from '../../records/conversations/conversation-store.ts';
import { type Kept, saveTurn, type TurnRecord } from '../../records/conversations/keep-turn.ts';
import { retentionDaysOf } from '../../records/tenants/tenant-store.ts';
import type { PublicBusiness } from '../public-site/find-business.ts';
import { CONSENT_VERSION } from '../public-site/shown-business.ts';
import type { Admitted, ChatCall } from './admit.ts';
import { TakenOver } from './taken-over.ts';

/**
 * How often a turn with an effect is stored over a concurrent one, before its answer is returned without being
 * stored.
 */
const MOST_OVERTAKEN = 3;

/**
 * Stores a turn that booked or filed something, after the turns that were stored meanwhile. Who answers next stays as
 * those turns left it.
 */
const keepEffect = async (table: Kernel['table'], record: TurnRecord): Promise<Kept> => {
  let kept: Kept = 'overtaken';
  for (let tried = 0; kept === 'overtaken' && tried < MOST_OVERTAKEN; tried++) {
    const before = await findConversation(table, record.tenantId, record.id);
    kept = await saveTurn(table, { ...record, before, live: undefined });
  }
  return kept;
};

const isByTeam = async (table: Kernel['table'], { tenantId, id, before }: TurnRecord): Promise<boolean> => {
  const { teamEntry = 0 } = (await findConversation(table, tenantId, id)) ?? {};
  return teamEntry > (before?.teamEntry ?? 0);
};

/**
 * Stores a turn. An answer that booked or filed something is returned even if its turn could not be stored; an answer
 * without effect is not, since the next turn would not know of it; nor is one that a member of the team overtook,
 * unless it booked. Throws `TakenOver`, 403 `rate_limited` when another turn of the same conversation was stored
 * meanwhile, 503 `busy`.
 */
export const keep = async (
  { table, logger }: Kernel,
  { tenant }: PublicBusiness,
  { body, now, mint }: ChatCall,
  { id, before }: Admitted,
  given: Pick<TurnRecord, 'answer' | 'memory' | 'leadId' | 'note' | 'question' | 'isComplaint' | 'live'>,
): Promise<void> => {
  const record = {
    ...given,
    tenantId: tenant.tenantId,
    keptDays: retentionDaysOf(tenant),
    id,
    before,
    turnId: mint('turn'),
    request: body,
    consentVersion: CONSENT_VERSION,
    now,
  };
  const hasBooked = given.answer.booking !== undefined;
  const hasEffect = hasBooked || given.leadId !== undefined;
  const first = await saveTurn(table, record);
  if (first === 'overtaken' && !hasBooked && (await isByTeam(table, record)))
    throw new TakenOver(given.leadId);
  const kept = first === 'overtaken' && hasEffect ? await keepEffect(table, record) : first;
  if (kept === 'kept') return;
  if (hasEffect) return logger.warn('a turn was answered, not stored', { tenantId: tenant.tenantId, kept });
  if (kept === 'overtaken') throw new AppError('rate_limited', { retryAfterSec: 2 });
  throw new AppError('busy', { retryAfterSec: 1 });
};
