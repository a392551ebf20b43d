import { source } from '../patterns.ts';

/** What people celebrate, watch or go to. */
export const OCCASION = source`
  (?:
    noces|mariage|ceremonie|fete|party|wedding|ceremony|funerals?|funerailles|bapteme|bal|prom|souper|diner
    |concert|recital|gala|5 a 7|spectacle|show|match|game|entrevue|interview|vol|flight|reception
    |grad(?:uation)?|vernissage|luncheon|brunch|christening|baby shower|shower|lesson|practice|pratique|messe
    |mass|tournoi|tournament|rehearsal|repetition
  )`;

/** What people travel by. */
export const CARRIERS = '(?:train|autobus|bus|flight|vol|plane|avion|ferry|traversier|boat|bateau)';

/** What somebody may be at, or wait for, at an hour of its own. */
export const ACTIVITY = source`
  (?:
    ${OCCASION}|${CARRIERS}|hockey|soccer|basket(?:ball)?|baseball|football|volley(?:ball)?|gymnas\w+|natation
    |swimming|piscine|yoga|pilates|gym|karate|judo|danse|dance|ballet|choir|chorale|church|eglise|school|ecole
    |cegep|daycare|garderie|bell|cloche|shift|quart|meeting|reunion|dentiste?|doctor|medecin|lunch|supper
    |dinner|scouts|bingo|bridge|bowling|quilles|curling|dialys[ei]s?|calls|training|formation|court|travail
  )s?`;

/** What takes up a day: whoever comes before it comes on an earlier one. */
export const GREAT_DAY = source`
  (?:
    weddings?|mariages?|noces|grad(?:uation)?|prom|bal|funerals?|funerailles|surgery|operation|chirurgie|exams?
    |examens?|finals|test|trip|voyage|flight|vol|departure|depart|cruise|croisiere|move|moving day|demenagement
    |party|fete|birthday|anniversaire|anniversary|bapteme|baptism|christening|gala|ceremony|ceremonie|concert
    |recital|(?:baby )?shower|tournament|tournoi|vacation|vacances|interview|entrevue|due date|deadline
    |accouchement|(?:(?:big|cold|first|ice|snow) ?)*(?:storm|snow(?:fall)?|snap|freeze|frost)|tempete|neige|bordee|gel
    |verglas|(?:school )?(?:picture|photo) ?day
    |photos? (?:d'ecole|scolaires?|de classe)|(?:family )?(?:photos?|pictures?|portraits?)|photo ?shoot|inspection
    |presentation|competition|marathon
  )`;
