import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { isText, sealedAs, tupleOf } from '../../kernel/identity/sealed.ts';

const token = sealedAs('unsubscribe', tupleOf(isText, isText));

/** Whose messages an address no longer wants: the business, and the keyed hash of the address. */
export interface MailSubscription {
  readonly tenantId: TenantId;
  readonly contactHash: string;
}

/** The token with which the owner of an address unsubscribes from a business. It needs no account and never expires. */
export const unsubscribeToken = (
  { signer }: Pick<Kernel, 'signer'>,
  { tenantId, contactHash }: MailSubscription,
): string => token.seal(signer, [tenantId, contactHash]);

/** What a token stands for; undefined when it is not one of ours. */
export const openUnsubscribeToken = (
  { signer }: Pick<Kernel, 'signer'>,
  text: string,
): MailSubscription | undefined => {
  const content = token.open(signer, text);
  if (!content) return undefined;
  const [tenantId, contactHash] = content;
  return { tenantId: brandId<TenantId>(tenantId), contactHash };
};

/** The address of the page on which somebody unsubscribes; posting to it unsubscribes at once. */
export const unsubscribeUrl = (
  kernel: Pick<Kernel, 'signer'> & { readonly settings: Pick<Kernel['settings'], 'pagesBase'> },
  subscription: MailSubscription,
  language: Language,
): string =>
  `${kernel.settings.pagesBase}/public/unsubscribe/${unsubscribeToken(kernel, subscription)}?lang=${language}`;

/** The headers by which an e-mail program offers to unsubscribe in one click (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (
  url: string,
): Readonly<Record<'List-Unsubscribe' | 'List-Unsubscribe-Post', string>> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
