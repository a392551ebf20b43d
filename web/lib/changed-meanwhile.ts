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

/** Saves, then reloads: after success, and also after a refusal because the record had changed. */
export const savedOrReread = async (save: () => Promise<unknown>, reread: () => Promise<unknown>) => {
  try {
    await save();
  } catch (error) {
    if (isChangedMeanwhile(error)) await reread();
    throw error;
  }
  await reread();
};
