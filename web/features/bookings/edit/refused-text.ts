import { array, object, string } from 'yup';
import type { Language } from '../../../../shared/domain/language.ts';
import { formatSpan } from '../../../i18n/format.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { freeTimesOf } from '../slot-taken.ts';
import type { editTexts } from './edit-texts.ts';

const obstacles = object({
  error: object({
    inTheWay: array(
      object({
        kind: string()
          .oneOf(['booking', 'hold', 'outside'] as const)
          .required(),
        title: string(),
        leadName: string(),
        startAt: string().required(),
        endAt: string().required(),
      }),
    ).default([]),
  }).required(),
});

const inTheWayOf = (error: unknown) => {
  if (!(error instanceof ApiError) || error.code !== 'slot_taken') return [];
  try {
    return obstacles.validateSync(JSON.parse(error.body)).error.inTheWay;
  } catch {
    return [];
  }
};

interface Reader {
  readonly t: (typeof editTexts)['fr'];
  readonly language: Language;
  readonly timezone: string;
}

/** What follows a refusal's own message: what takes the time, by name, and the nearest free times. */
export const refusedText = (error: unknown, { t, language, timezone }: Reader): string => {
  const when = (one: { startAt: string; endAt: string }) =>
    formatSpan(one.startAt, one.endAt, language, timezone);
  const named = inTheWayOf(error).map((one) => {
    if (one.kind === 'hold') return t.hold(when(one));
    if (one.kind === 'outside') return t.outside(when(one));
    return t.obstacle(one.title ?? '', one.leadName ?? '', when(one));
  });
  const free = freeTimesOf(error).map(when);
  return [
    ...(named.length > 0 ? [t.inTheWay(named.join(' ; '))] : []),
    ...(free.length > 0 ? [t.free(free.join(' ; '))] : []),
  ].join(' ');
};
