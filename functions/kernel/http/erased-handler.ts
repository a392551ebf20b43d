import type { AppError } from '../app-error.ts';

type Step = (...parts: readonly unknown[]) => Promise<unknown>;

/** A handler as the pipeline sees it: the manifest has checked every part that its own type promises. */
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

/** A plain handler keeps its whole answer; a recallable one says itself what is kept. */
export const erase = (handler: unknown): ErasedHandler =>
  typeof handler === 'function' ? plain(handler as Step) : (handler as ErasedHandler);
