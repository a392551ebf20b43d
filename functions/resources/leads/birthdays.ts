import type { TenantId } from '../../../shared/domain/ids.ts';
import { invalidField } from '../../kernel/app-error.ts';
import type { Table } from '../../kernel/table/table.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';

/** Refuses a birthday, with 400, where the business has not said that it notes them; one may always be taken away. */
export const requireBirthdays = async (
  table: Table,
  tenantId: TenantId,
  birthday: string | null | undefined,
): Promise<void> => {
  if (!birthday) return;
  const { notesBirthdays } = await getTenant(table, tenantId);
  if (!notesBirthdays) throw invalidField('birthday', 'birthdays_off');
};
