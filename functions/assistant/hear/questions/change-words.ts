import { source } from '../../patterns.ts';

/** What is said of money, or of losing it, beside a change. */
export const FEE = source`
  frais|penalites?|fees?|charge[ds]?|penalty|costs?|coute\w*|couter\w*|perds?|perdre|lose|chargez?|factur\w+
  |rembourse\w*|refund\w*|gratuit\w*|(?<!feel )free(?! (?:on|at|this|next))|pay|payer|payante?s?|paie|combien d'argent`;

const APPOINTMENT =
  '(?:rendez[- ]?vous|rdvs?|rv|reservation|appointments?|appts?|booking|date|jour|journee|heure|day|time)';

/** Words of moving or cancelling an appointment. */
export const CHANGES = source`
  annul(?:er|e|es|ez|ation)|cancel(?:s|l?ing|l?ed|lation)?|report(?:er|e|es|ez)|deplac(?:er|e|es|ez)
  |reschedul\w*|postpon\w*
  |(?:chang|modifi)(?:er|es?|ez|ing) (?:(?:la|l'|le|ma|mon|de|d'|my|the|our|notre) ?)*${APPOINTMENT}
  |mov(?:e|ing) (?:(?:my|the|our|it) ?)+(?:${APPOINTMENT})?`;

/** Missed, or late: the owner's rule is asked for. */
export const MISSED = 'no[- ]?show|retards?|late|absence|manqu\\w+|miss(?:ed)?';
