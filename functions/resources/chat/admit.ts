import { brandId, type ConversationId, type LeadId, type UserId } from '../../../shared/domain/ids.ts';
import { AppError } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { countUse } from '../../kernel/http/rate-limit.ts';
import type { Request } from '../../kernel/http/request.ts';
import { requireRole, signedIn } from '../../kernel/identity/caller.ts';
import {
  type Attendant,
  type ConversationItem,
  findConversation,
  openConversationId,
} from '../../records/conversations/conversation-store.ts';
import type { PublicBusiness } from '../public-site/find-business.ts';
import { chatLimits, checkPace, previewLimits } from './chat-limits.ts';

export type ChatCall = Request<'POST /public/sites/{slug}/chat'>;

/** The demo chat is for the business's own members. Throws 403 `forbidden`, never 401. */
const checkPreview = async (
  kernel: Kernel,
  { tenant }: PublicBusiness,
  { headers }: ChatCall,
): Promise<UserId> => {
  const caller = await signedIn(headers.authorization, kernel.verifyToken, kernel.table).catch((cause) => {
    const isRefused = cause instanceof AppError && cause.code === 'unauthenticated';
    throw isRefused ? new AppError('forbidden', { cause }) : cause;
  });
  const member = requireRole(caller, 'viewer');
  if (member.tenantId !== tenant.tenantId) throw new AppError('forbidden');
  return member.userId;
};

/** The conversation that a message continues or starts. */
export interface Admitted {
  readonly id: ConversationId;
  readonly before: ConversationItem | undefined;
  /** Whether it is stored: only for a visitor who has agreed, and never in the demo chat. */
  readonly keeps: boolean;
  /** The lead that an earlier attempt at the message has filed, whose answer a member overtook. */
  readonly filedUnder?: LeadId | undefined;
}

/** A conversation in which a member answers. */
export interface Attended extends Admitted {
  readonly before: ConversationItem & { readonly attendedBy: Attendant };
}

export const isAttended = (admitted: Admitted): admitted is Attended =>
  admitted.before?.attendedBy !== undefined;

/** Admits a message: the limits are counted before anything is answered. Throws 403, 409. */
export const admit = async (kernel: Kernel, business: PublicBusiness, call: ChatCall): Promise<Admitted> => {
  const { body, now, mint, viewer } = call;
  const { tenant } = business;
  const member = body.preview ? await checkPreview(kernel, business, call) : undefined;
  const keeps = body.consent === true && !member;
  const known = body.convId ? openConversationId(kernel.signer, tenant.tenantId, body.convId) : undefined;
  const id = known ?? brandId<ConversationId>(mint('conversation'));
  const { tenantId } = tenant;
  const limits = member ? previewLimits(tenantId, member) : chatLimits(kernel, tenantId, viewer, id);
  const [before] = await Promise.all([
    keeps && known ? findConversation(kernel.table, tenant.tenantId, id) : undefined,
    countUse(kernel.table, now, limits),
  ]);
  checkPace(before, now);
  return { id, before, keeps };
};

/** The same conversation as it is now, after somebody else wrote in it. */
export const admittedAgain = async (
  kernel: Kernel,
  { tenant }: PublicBusiness,
  admitted: Admitted,
): Promise<Admitted> => ({
  ...admitted,
  before: await findConversation(kernel.table, tenant.tenantId, admitted.id),
});

export const visitConversation = ({ id, before }: Pick<Admitted, 'id' | 'before'>, now: number) => ({
  conversationId: id,
  startedAt: before?.startedAt ?? toInstant(now),
  leadId: before?.leadId,
});
