import { localeOf } from '../../../../shared/domain/language.ts';
import { formatInstant, formatWallTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { dayAfter, dayKey } from '../../../lib/day-key.ts';
import { useMe } from '../../session/use-me.ts';
import { type BookingRuleValues, typedPolicy, validateBookingRules } from './booking-rules.ts';
import { lastOfferedDay, shiftedWallTime, startsWithin } from './examples.ts';
import { bookingRuleTexts } from './texts.ts';

const NINE = 9 * 60;
const NOON = 12 * 60;

/** Days until the example appointment of a cut-off: more than the longest cut-off. */
const FAR = 31;

/** An example sentence for each rule being typed; none for an invalid one. */
export const useExamples = (values: BookingRuleValues) => {
  const t = useTexts(bookingRuleTexts);
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  const today = dayKey(Date.now(), timezone);
  const errors = validateBookingRules(values, language, t);
  const { minNoticeMin, cutOffHours, horizonDays, slotMinutes } = typedPolicy(values);
  const moment = (iso: string) => formatInstant(iso, 'dateTime', language, 'UTC');
  const startsOf = (minutes: number): string => {
    const { times, hasMore } = startsWithin(NINE, NOON, minutes);
    const [from, to] = [formatWallTime('09:00', language), formatWallTime('12:00', language)];
    const named = times.map((time) => formatWallTime(time, language));
    if (named.length === 0) return t.slotNone(from, to);
    const list = new Intl.ListFormat(localeOf(language), { type: hasMore ? 'unit' : 'conjunction' });
    return t.slotExample(from, to, hasMore ? `${list.format(named)}, ${t.andMore}` : list.format(named));
  };
  const cutOffOf = (hours: number): string => {
    if (hours === 0) return t.cutOffNone;
    const day = dayAfter(today, FAR);
    const last = shiftedWallTime(day, '14:00', -hours * 60);
    return t.cutOffExample(moment(shiftedWallTime(day, '14:00', 0)), moment(last));
  };
  const horizonOf = (days: number): string =>
    t.horizonExample(formatInstant(`${lastOfferedDay(today, days)}T12:00:00Z`, 'longDate', language, 'UTC'));
  const noticeOf = (minutes: number): string =>
    t.noticeExample(
      moment(shiftedWallTime(today, '10:00', 0)),
      moment(shiftedWallTime(today, '10:00', minutes)),
    );
  return {
    notice: errors.notice || minNoticeMin === undefined ? undefined : noticeOf(minNoticeMin),
    cutOff: errors.cutOff || cutOffHours === undefined ? undefined : cutOffOf(cutOffHours),
    horizon: errors.horizonDays || horizonDays === undefined ? undefined : horizonOf(horizonDays),
    slot: errors.slotMinutes || slotMinutes === undefined ? undefined : startsOf(slotMinutes),
  };
};
