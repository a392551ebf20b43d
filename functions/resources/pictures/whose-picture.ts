import { brandId, type ServiceId } from '../../../shared/domain/ids.ts';
import { type PicturePlace, placeOf } from '../../../shared/domain/pictures.ts';
import { hasRole } from '../../../shared/domain/roles.ts';
import { AppError, found } from '../../kernel/app-error.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { ifPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { findCalendarPerson } from '../../records/calendars/calendar-person.ts';
import { getService } from '../../records/service-store.ts';

/** Who may change what a picture is of may change the picture, and everybody on the team their own. */
const mayChange = ({ role, memberId }: CallingMember, place: PicturePlace): boolean => {
  if (place.kind === 'service') return hasRole(role, 'staff');
  return hasRole(role, 'admin') || (place.kind === 'person' && place.ownerId === memberId);
};

/** The place that an id names. Throws 404 `not_found` for none, 403 `forbidden` for one that is not the caller's. */
export const placeFor = (caller: CallingMember, pictureId: string): PicturePlace => {
  const place = found(placeOf(pictureId));
  if (!mayChange(caller, place)) throw new AppError('forbidden');
  return place;
};

/**
 * Requires that whatever a picture is of still exists when it is written. Throws 404 `not_found` if it does not now.
 */
export const ownerStays = async (
  table: Table,
  { tenantId }: CallingMember,
  place: PicturePlace,
): Promise<readonly Write[]> => {
  if (!('ownerId' in place)) return [];
  if (place.kind === 'person') {
    const { key } = found(await findCalendarPerson(table, tenantId, place.ownerId));
    return [{ check: key, when: ifPresent }];
  }
  const { serviceId } = await getService(table, tenantId, place.ownerId);
  return [{ check: keys.service(tenantId, brandId<ServiceId>(serviceId)), when: ifPresent }];
};
