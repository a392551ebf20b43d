import { object, string } from 'yup';
import type { OperatorSecret } from '../../kernel/identity/operator-secret.ts';
import type { Logger } from '../../kernel/observe/logger.ts';

/** The operator's Stripe secrets. */
export interface GivenStripe {
  readonly key: string;
  /** Secrets of the webhook endpoint, any of which may have signed: two during a rotation. */
  readonly webhookSecrets: readonly string[];
}

const given = object({
  key: string()
    .matches(/^(sk|rk)_\w+$/)
    .required(),
  webhookSecret: string()
    .matches(/^whsec_\w+(,\s*whsec_\w+)*$/)
    .required(),
}).noUnknown();

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The operator's secret, `{"key": "sk_…", "webhookSecret": "whsec_…"}`, with two webhook secrets separated by a
 * comma. Undefined when it does not have this form.
 */
export const readGivenStripe = (text: string): GivenStripe | undefined => {
  const value = parsedJson(text);
  if (value === undefined || !given.isValidSync(value, { strict: true })) return undefined;
  return { key: value.key, webhookSecrets: value.webhookSecret.split(',').map((one) => one.trim()) };
};

/** The operator's secret; undefined without one, or when it cannot be read, which is logged. */
export const givenStripe = async (
  ask: OperatorSecret | undefined,
  logger: Logger,
): Promise<GivenStripe | undefined> => {
  const text = await ask?.('stripe');
  if (text === undefined) return undefined;
  const read = readGivenStripe(text);
  if (!read) logger.warn('the secret of Stripe is not of its form');
  return read;
};
