import type { AppError } from '../app-error.ts';

type Step = (...parts: readonly unknown[]) => Promise<unknown>;

/** A handler without its types, as the pipeline calls it: its parts have been checked against the manifest. */
export interface UntypedHandler {
  readonly handle: Step;
  readonly receipt: (reply: unknown) => unknown;
  readonly recall: Step;
  readonly refused?: (error: AppError, request: unknown) => Promise<AppError>;
}

const plain = (handle: Step): UntypedHandler => ({
  handle,
  receipt: (reply) => reply ?? null,
  recall: async (kept) => kept ?? undefined,
});

/** For a plain handler the whole answer is stored; a recallable one decides itself what is stored. */
export const untyped = (handler: unknown): UntypedHandler =>
  typeof handler === 'function' ? plain(handler as Step) : (handler as UntypedHandler);
