import type { TimedKind } from '../../../shared/domain/automations.ts';
import type { automationTexts } from './texts.ts';

type Words = Pick<(typeof automationTexts)['fr'], 'before' | 'after'>;

/** When a message is sent, in words: before the appointment, or after the request. */
export const whenText = (kind: TimedKind, hours: number, t: Words): string =>
  kind === 'follow_up' ? t.after(hours) : t.before(hours);
