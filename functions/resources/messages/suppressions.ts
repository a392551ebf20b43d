import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Suppression } from '../../../shared/schemas/message.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { lifted, type SuppressionItem, suppressionsOf } from '../../records/suppression-store.ts';
import { whoseAddresses } from './whose-address.ts';

/** What a member may lift: an address may be put right, but a person's own word stays theirs. */
const canLift = ({ reason }: SuppressionItem): boolean => reason === 'bounced';

/** An address has one row for each scope; an id names one of them. */
const idOf = ({ contactHash, scope }: SuppressionItem): string => `${contactHash}.${scope}`;

/** Suppressions as the API answers them. */
export const shownSuppressions = async (
  kernel: Pick<Kernel, 'table' | 'signer'>,
  tenantId: TenantId,
  items: readonly SuppressionItem[],
  now: number,
): Promise<Suppression[]> => {
  const whose = await whoseAddresses(kernel, tenantId, items, now);
  return items.map((item) => {
    const { email = null, name = null } = whose(item.contactHash) ?? {};
    const { scope, reason, at } = item;
    return { suppressionId: idOf(item), scope, reason, at, email, name, canLift: canLift(item) };
  });
};

/** Has an address written to again. Throws 404 `not_found`, 409 `suppression_stays`. */
export const liftSuppression = async (
  { table }: Pick<Kernel, 'table'>,
  tenantId: TenantId,
  suppressionId: string,
): Promise<void> => {
  const [contactHash = ''] = suppressionId.split('.');
  const item = (await suppressionsOf(table, tenantId, contactHash)).find(
    (one) => idOf(one) === suppressionId,
  );
  if (!item) throw new AppError('not_found');
  if (!canLift(item)) throw new AppError('suppression_stays');
  await table.write(lifted(tenantId, contactHash, item.scope));
};
