import { HOUR_SECONDS, MINUTE_SECONDS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { Kernel, SignedTable } from '../../kernel/http/kernel.ts';
import { countUse, type Limit } from '../../kernel/http/rate-limit.ts';

/** Somebody who acts without an account, and their request. */
export interface Visitor {
  /** The network address that they come from. */
  readonly viewer: string;
  readonly language: Language;
  readonly now: number;
  readonly mint: (kind: string) => string;
}

const aMinute = (most: number) => [{ most, perSeconds: MINUTE_SECONDS }] as const;

/** How often one address may do each thing with one business. */
const MOST = {
  search: aMinute(30),
  book: aMinute(20),
  move: aMinute(20),
  cancel: aMinute(20),
  join_waitlist: aMinute(20),
  leave_waitlist: aMinute(20),
  accept_offer: aMinute(20),
  decline_offer: aMinute(20),
  chat: [...aMinute(30), { most: 300, perSeconds: HOUR_SECONDS }],
} as const satisfies Readonly<Record<string, readonly Omit<Limit, 'scope'>[]>>;

export type VisitorAction = keyof typeof MOST;

/** What a visitor does, and with which business: another slug of it is the same business. */
interface VisitorUse {
  readonly action: VisitorAction;
  readonly tenantId: TenantId;
  readonly viewer: string;
}

/** The limits of an action, counted under a scope. */
export const usesOf = (action: VisitorAction, scope: string): readonly Limit[] =>
  MOST[action].map((limit) => ({ scope, ...limit }));

/** The limits that hold for a visitor's use. */
export const visitorLimits = (
  { signer }: Pick<Kernel, 'signer'>,
  { action, tenantId, viewer }: VisitorUse,
): readonly Limit[] => usesOf(action, `${action}:${tenantId}:${signer.hash('viewer', viewer)}`);

/** Counts one use. Throws 403 `rate_limited`. */
export const countVisitorUse = (ports: SignedTable, use: VisitorUse, now: number): Promise<void> =>
  countUse(ports.table, now, visitorLimits(ports, use));
