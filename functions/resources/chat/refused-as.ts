import type { ErrorCode } from '../../../shared/domain/errors.ts';
import { AppError } from '../../kernel/app-error.ts';

type Refusal = 'too_late' | 'taken' | 'too_soon';

/** `too_late`: the visitor may no longer change it by themselves, or it is no longer there to be changed. */
const AS: Partial<Record<ErrorCode, Refusal>> = {
  cut_off_passed: 'too_late',
  booking_closed: 'too_late',
  not_found: 'too_late',
  slot_taken: 'taken',
  day_full: 'taken',
  slot_too_soon: 'too_soon',
};

const kindOf = (error: unknown): Refusal | undefined =>
  error instanceof AppError ? AS[error.code] : undefined;

/** Whether what was to be changed can no longer be by a visitor. */
export const isTooLate = (error: unknown): boolean => kindOf(error) === 'too_late';

/** How the assistant is told why a booking was not moved. Throws any error that is no refusal of that. */
export const refusalOf = (error: unknown): Refusal => {
  const kind = kindOf(error);
  if (!kind) throw error;
  return kind;
};
