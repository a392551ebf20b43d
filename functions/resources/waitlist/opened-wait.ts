import { found } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { openWaitToken } from '../../records/waitlist/waiting-link.ts';

/** The content of a waitlist link. Throws 404 `not_found` for a link that is not one of ours. */
export const openedWait = (kernel: Pick<Kernel, 'signer'>, token: string) =>
  found(openWaitToken(kernel, token));
