import { brandId, type TenantId, type WaitingId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { isText, sealedAs, tupleOf } from '../../kernel/identity/sealed.ts';

const token = sealedAs('waiting', tupleOf(isText, isText));

/** The token of the page where a visitor accepts an offer of the waitlist, or leaves it. It needs no account. */
export const waitToken = (
  { signer }: Pick<Kernel, 'signer'>,
  tenantId: TenantId,
  waitingId: WaitingId,
): string => token.seal(signer, [tenantId, waitingId]);

/** The request of a link; undefined when the link is not one of ours. */
export const openWaitToken = (
  { signer }: Pick<Kernel, 'signer'>,
  text: string,
): { readonly tenantId: TenantId; readonly waitingId: WaitingId } | undefined => {
  const content = token.open(signer, text);
  if (!content) return undefined;
  const [tenantId, waitingId] = content;
  return { tenantId: brandId<TenantId>(tenantId), waitingId: brandId<WaitingId>(waitingId) };
};

/** The path under which the page of a request lies; its token follows. */
export const WAITING_PATH = '/attente/';

/** The path of the page of a request, in the reader's language, which may say what was `done`. */
export const waitingPath = (
  token: string,
  language: Language,
  done?: 'joined' | 'declined' | 'left',
): string => `${WAITING_PATH}${token}?lang=${language}${done ? `&done=${done}` : ''}`;

/** The address of the page of a request. */
export const waitUrl = (
  kernel: { readonly signer: Kernel['signer']; readonly settings: Pick<Kernel['settings'], 'pagesBase'> },
  tenantId: TenantId,
  waitingId: WaitingId,
): string => `${kernel.settings.pagesBase}${WAITING_PATH}${waitToken(kernel, tenantId, waitingId)}`;
