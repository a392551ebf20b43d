import type { ErrorNote } from '../../../shared/domain/error-notes.ts';
import { AppError, invalidField } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { inTheWay, type Obstacle, type RefusedTime } from './in-the-way.ts';

/** Why a time cannot be booked. */
export type Refused = 'past' | 'too_soon' | 'taken' | 'day_full' | 'out_of_range' | 'limit';

/** The agenda's refusals as the bookings' reasons: a time that is no longer offered counts as taken. */
export const REFUSALS = {
  full: 'taken',
  not_offered: 'taken',
  too_soon: 'too_soon',
  day_full: 'day_full',
  out_of_range: 'out_of_range',
} as const;

interface Further {
  /** Added to the message of a taken time. */
  readonly note?: ErrorNote | undefined;
  /** What takes the time, for staff. */
  readonly inTheWay?: readonly Obstacle[] | undefined;
}

/** The documented error of a refusal; `slots` are the nearest free times in the form that the caller may use. */
export const refusalError = (
  reason: Refused,
  slots: readonly unknown[],
  { note, inTheWay }: Further = {},
): AppError => {
  switch (reason) {
    case 'past':
      return new AppError('slot_in_past', { extra: { alternatives: slots } });
    case 'too_soon':
      return new AppError('slot_too_soon', { extra: { alternatives: slots } });
    case 'taken':
      return new AppError('slot_taken', {
        note,
        extra: { alternatives: slots, ...(inTheWay ? { inTheWay } : {}) },
      });
    case 'day_full':
      return new AppError('day_full', { extra: { alternatives: slots } });
    case 'limit':
      return new AppError('booking_limit');
    case 'out_of_range':
      return invalidField('startAt', 'invalid');
  }
};

/** What takes a refused time, for an error to staff. */
export const obstaclesOf = async (
  { table }: Pick<Kernel, 'table'>,
  tenant: TenantItem,
  reason: Refused,
  asked: RefusedTime,
  now: number,
): Promise<readonly Obstacle[] | undefined> =>
  reason === 'taken' ? inTheWay(table, tenant, asked, now) : undefined;
