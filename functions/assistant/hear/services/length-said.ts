import { pattern } from '../../patterns.ts';

/** A length as it stands in the name of a service, or is told beside one. */
export const LENGTH_SAID = pattern`
  \b(\d{2,3}) ?(?:min(?:ute)?s?|mins)\b|\b(?:une heure et demie|1 ?h ?30|hour and a half)\b
  |\b(?:une heure|1 ?h(?:eure)?|one[- ]hour|an hour|1 hour|the hour(?= (?:massage|session|one)))\b`;

/** Its minutes, as digits: "a massage tomorrow, the 90 minutes one". */
export const lengthSaid = (folded: string): string | undefined => {
  const match = LENGTH_SAID.exec(folded);
  if (!match) return undefined;
  return match[1] ?? (/demie|30|half/.test(match[0]) ? '90' : '60');
};
