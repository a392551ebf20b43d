import type { Language } from '../../../shared/domain/language.ts';
import { serverTexts } from '../server-texts.ts';

const HOURS_A_DAY = 24;

/** Until when a visitor may move or cancel by themselves, as a sentence. */
export const changeText = (cutOffHours: number, language: Language): string => {
  const { policies } = serverTexts[language];
  if (cutOffHours === 0) return policies.changeUntilStart;
  const isDays = cutOffHours > HOURS_A_DAY && cutOffHours % HOURS_A_DAY === 0;
  return policies.changeUntil(
    isDays ? policies.days(cutOffHours / HOURS_A_DAY) : policies.hours(cutOffHours),
  );
};
