import type { Schema } from 'yup';
import { ApiError } from './api-error.ts';

/** Somebody else wrote the record since it was shown: nothing was saved. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'changed_meanwhile';

/** Reads the record as it is now from the refusal that tells it. */
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

/** Saves and shows what there is then: once it is saved, and also where it was refused because it had changed. */
export const savedOrReread = async (save: () => Promise<unknown>, reread: () => Promise<unknown>) => {
  try {
    await save();
  } catch (error) {
    if (isChangedMeanwhile(error)) await reread();
    throw error;
  }
  await reread();
};
