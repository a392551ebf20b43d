import { ApiError } from './api-error.ts';

/** Somebody else wrote the record since it was shown: nothing was saved. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'changed_meanwhile';

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
