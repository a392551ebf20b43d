import { useConfig } from './use-config.ts';

/** Whether this installation sends e-mail; null until that is known. */
export const useSendsEmail = (): boolean | null => useConfig()?.sendsEmail ?? null;
