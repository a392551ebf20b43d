import type { Schema } from 'yup';
import { ApiError } from './api-error.ts';

/** Another write changed the record since it was shown; nothing was saved. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'changed_meanwhile';

/** The present record, parsed from the refusal. */
export const presentIn =
  <T>(schema: Schema<T>) =>
  (error: unknown): T | undefined => {
    if (!(error instanceof ApiError) || !isChangedMeanwhile(error)) return undefined;
    try {
      return schema.validateSync(JSON.parse(error.body).error.present);
    } catch {
      return undefined;
    }
  };

const rereadIfChanged = async (error: unknown, reread: () => Promise<unknown>): Promise<never> => {
  if (isChangedMeanwhile(error)) await reread();
  throw error;
};

/**
 * Saves, then reloads: after success, and also after a refusal because the record had changed. Answers what was saved.
 */
export const savedOrReread = async <Saved>(
  save: () => Promise<Saved>,
  reread: () => Promise<unknown>,
): Promise<Saved> => {
  const saved = await save().catch((error: unknown) => rereadIfChanged(error, reread));
  await reread();
  return saved;
};
