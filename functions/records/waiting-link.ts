import { brandId, type TenantId, type WaitingId } from '../../shared/domain/ids.ts';
import type { Kernel } from '../kernel/http/kernel.ts';

const PURPOSE = 'waiting';

/** The token of the page where a visitor accepts an offer of the waitlist, or leaves it. It needs no account. */
export const waitToken = (
  { signer }: Pick<Kernel, 'signer'>,
  tenantId: TenantId,
  waitingId: WaitingId,
): string => signer.seal(PURPOSE, [tenantId, waitingId]);

/** The request of a link; undefined when the link is not one of ours. */
export const openWaitToken = (
  { signer }: Pick<Kernel, 'signer'>,
  token: string,
): { readonly tenantId: TenantId; readonly waitingId: WaitingId } | undefined => {
  const value = signer.open(PURPOSE, token);
  if (!Array.isArray(value)) return undefined;
  const [tenantId, waitingId] = value;
  return { tenantId: brandId<TenantId>(tenantId), waitingId: brandId<WaitingId>(waitingId) };
};

/** The path under which the page of a request lies; its token follows. */
export const WAITING_PATH = '/attente/';

/** The address of the page of a request. */
export const waitUrl = (
  kernel: { readonly signer: Kernel['signer']; readonly settings: Pick<Kernel['settings'], 'pagesBase'> },
  tenantId: TenantId,
  waitingId: WaitingId,
): string => `${kernel.settings.pagesBase}${WAITING_PATH}${waitToken(kernel, tenantId, waitingId)}`;
