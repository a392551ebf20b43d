import type { WebhookTest } from '../../../../shared/schemas/webhook.ts';
import type { SameShape } from '../../../i18n/texts.ts';
import type { webhookTexts } from './texts.ts';

type Words = Pick<SameShape<(typeof webhookTexts)['fr']>, 'testOk' | 'testBad' | 'answered' | 'failures'>;

/** The result of a test in words, with the HTTP status of a failure. */
export const testSaid = ({ delivered, status, failure, durationMs }: WebhookTest, t: Words): string => {
  if (delivered) return t.testOk(String(status ?? ''), `${Math.round(durationMs)} ms`);
  if (status !== null) return t.testBad(t.answered(String(status)));
  return t.testBad(t.failures[failure ?? 'connection']);
};
