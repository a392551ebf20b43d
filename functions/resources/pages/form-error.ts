import type { FormError, FormWait } from '../../../dist/site-server/render.js';
import { errorMessage } from '../../../shared/domain/errors.ts';
import { issueText } from '../../../shared/domain/issues.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import type { AppError } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';

/** What a refused form says. */
export const formErrorOf = (error: AppError, language: Language): FormError => ({
  message: errorMessage(error.code, language, error),
  issues: error.issues.map(({ path, key }) => ({ path, message: issueText(key, language) })),
});

const isSlots = (value: unknown): value is readonly PublicSlot[] => Array.isArray(value);

/** The free times that a refusal names in place of a taken one; our own rules made them. */
export const otherTimes = ({ extra }: AppError): Pick<FormError, 'alternatives'> =>
  isSlots(extra.alternatives) ? { alternatives: extra.alternatives } : {};

/** From when on the form may be sent again, when it has to wait. */
export const waitOf = ({ extra, retryAfterSec }: AppError, now: number): FormWait | undefined =>
  typeof extra.waitToken === 'string' && retryAfterSec !== undefined
    ? { token: extra.waitToken, from: toInstant(now + retryAfterSec * 1000) }
    : undefined;
