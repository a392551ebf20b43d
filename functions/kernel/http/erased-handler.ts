import type { AppError } from '../app-error.ts';

type Step = (...parts: readonly unknown[]) => Promise<unknown>;

/** A handler without its types, as the pipeline calls it: its parts have been checked against the manifest. */
export interface ErasedHandler {
  readonly handle: Step;
  readonly receipt: (reply: unknown) => unknown;
  readonly recall: Step;
  readonly refused?: (error: AppError, request: unknown) => Promise<AppError>;
}

const plain = (handle: Step): ErasedHandler => ({
  handle,
  receipt: (reply) => reply ?? null,
  recall: async (kept) => kept ?? undefined,
});

/** For a plain handler the whole answer is stored; a recallable one decides itself what is stored. */
export const erase = (handler: unknown): ErasedHandler =>
  typeof handler === 'function' ? plain(handler as Step) : (handler as ErasedHandler);
