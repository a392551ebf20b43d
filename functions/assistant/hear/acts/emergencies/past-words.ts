import { pattern } from '../../../patterns.ts';

/** "I passed out last week, my doctor wants an exam": over, unless it goes on. */
export const OF_LATE = pattern`
  (?<!\b(?:since|depuis|depuis que) )\b(?:
    last (?:week|month)|(?:a|two|three|\d) weeks? ago|la semaine (?:passee|derniere)|le mois (?:passe|dernier)
    |il y a (?:une|deux|trois|\d) semaines?
  )\b`;

export const GOES_ON = pattern`
  \b(?:
    now|still|keeps?|again|since|ever since|today|tonight|maintenant|encore|toujours|depuis|aujourd'hui
    |ce matin|this morning
  )\b`;

/** "I had a heart attack two years ago": what is told of the past needs nobody now. */
export const LONG_AGO = pattern`
  \b(?:
    (?:one|two|three|four|five|ten|\d+|a few|few|many|several) (?:months|years|yrs) ago
    |last (?:year|summer|winter|fall|spring)|years ago|l'an (?:passe|dernier)|l'annee (?:passee|derniere)
    |l'(?:ete|hiver|automne) (?:passe|dernier)
    |il y a (?:\d+|un|deux|trois|quatre|cinq|dix|quelques|plusieurs|des) (?:ans?|annees?|mois)
    |ya (?:\d+|deux|trois) ans|(?:in|en) (?:19|20)\d\d|when i was|quand j'etais|history of|antecedents?
    |deja (?:fait|eu)|(?:since|depuis) (?:birth|childhood|i was|toujours|la naissance|que je suis)
    |de naissance
  )\b`;
