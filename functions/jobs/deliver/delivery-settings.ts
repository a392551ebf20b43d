import { ENV, JOB_ENV, requireEnv } from '../../kernel/environment.ts';
import type { DeliverySettings } from '../../messages/delivery-ports.ts';

/** What delivery is told by its function's environment. A stage without a sender of e-mail sends none. */
export const deliverySettings = (): DeliverySettings => {
  const from = process.env[JOB_ENV.mailFrom];
  const appBase = process.env[ENV.appBase] ?? '';
  return {
    stage: requireEnv(ENV.stage),
    appBase,
    pagesBase: process.env[ENV.pagesBase] ?? appBase,
    apiBase: appBase,
    ...(from ? { mail: { from, configurationSet: requireEnv(JOB_ENV.mailConfigurationSet) } } : {}),
  };
};
