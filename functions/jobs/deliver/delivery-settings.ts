import { object, string } from 'yup';
import { ENV, JOB_ENV, requireEnv } from '../../kernel/environment.ts';
import { check } from '../../kernel/http/parse.ts';
import type { DeliverySettings } from '../../messages/delivery-ports.ts';

const operator = object({
  name: string().required(),
  address: string().required(),
  email: string().required(),
}).noUnknown();

/** What delivery is told by its function's environment. A stage without a sender of e-mail, or of SMS, sends none. */
export const deliverySettings = (): DeliverySettings => {
  const from = process.env[JOB_ENV.mailFrom];
  const origin = process.env[JOB_ENV.smsOrigin];
  const appBase = process.env[ENV.appBase] ?? '';
  return {
    stage: requireEnv(ENV.stage),
    appBase,
    pagesBase: process.env[ENV.pagesBase] ?? appBase,
    apiBase: appBase,
    operator: check(operator, JSON.parse(requireEnv(JOB_ENV.operator))),
    ...(from ? { mail: { from, configurationSet: requireEnv(JOB_ENV.mailConfigurationSet) } } : {}),
    ...(origin ? { sms: { origin } } : {}),
  };
};
