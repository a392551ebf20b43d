import { found } from '../../kernel/app-error.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { tryWrites } from '../../kernel/table/commit.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import { findPicture, pictureRemovalWrites } from '../../records/sites/picture-store.ts';
import { placeFor } from './whose-picture.ts';

/** Removes a picture; its file is deleted by a job. Throws 403 `forbidden`, 404 `not_found`, 503 `busy`. */
export const removePicture = async (
  table: Table,
  caller: CallingMember,
  pictureId: string,
  now: number,
): Promise<void> => {
  placeFor(caller, pictureId);
  found(await findPicture(table, caller.tenantId, pictureId));
  await settledOrBusy(async () => {
    return tryWrites(table, await pictureRemovalWrites(table, caller.tenantId, pictureId, now));
  });
};
