import { pattern, source } from '../../patterns.ts';

const OWN = source`
  (?:
    my|our|his|her|their|the|mon|ma|mes|notre|nos|son|sa|ses|leur|le|la|les|l'?|cousin's|sister's|brother's
    |friend's|daughter's|son's|mom's|dad's
  ) ?`;
const BIRTHDAY = '(?:birth ?days?|b-?days?|fetes?|anniversaires?|anniv)';
const EVENT = source`
  (?:
    (?:(?:road|driving) )?tests?|weddings?|mariages?|noces|flights?|vols?|trips?|voyages?|cruise|croisiere|exams?|examens?|finals?
    |midterms?|road test|interviews?|entrevues?|surgery|surgeries|operation|chirurgie|due date|deadline
    |date limite|echeance|grad(?:uation)?|prom|bal|funerals?|funerailles|enterrement|court date|hearing
    |audience|proces|recital|concert|tournament|tournoi|marathon|competition|moving day|move|demenagement
    |(?:(?:baby|bridal) )?showers?|closing|bapteme|baptism|ceremony|ceremonie|gala|presentation|soutenance|dernier jour|last day
    |date d'accouchement|accouchement|terme|${BIRTHDAY}
  )`;
const OF_IT = source`
  (?: (?:
      test|date|day|party|trip
      |(?:de|du|d'|des|of|in|to|at|for|au|aux|en|a) ?(?:(?:my|our|ma|mon|mes|notre|la|le|les) |l')?(?:[a-z]+)?
    )
  ){0,2}`;
const IS = source`
  (?:
    's| is| are| est| sont| will be| sera| falls| tombe| takes place| happens| starts?| begins?
    | commence(?:nt)?| debute(?:nt)?| a lieu| aura lieu| was moved to| got moved to
  )(?: (?:already|deja|booked|set|scheduled|planned|prevue?s?|cedulee?s?|fixee?s?|due))?(?: (?:for|pour|au))?`;
const HAVE = source`
  (?:
    (?:i|we|she|he|they|you)(?:'ve got| have got|'ve| have| has| got)|(?<=(?:^|[.,;!?:(]) ?)(?:just )?got
    |(?:j'|on |elle |il |ils |(?:ma|mon) [a-z]+ )(?:ai|a|ont)
    |(?:je |j'|on |elle |il |ils |(?:ma|mon) [a-z]+ )(?:re)?passe(?:nt)?(?= (?:mon|ma|mes|son|sa|ses|leurs?|un|une|l'))
  )(?: (?:an?|my|our|the|un|une|mon|ma|mes|sa|des|notre|son))? (?:(?!appointment|rendez|rdv)[a-z]+ ){0,2}?`;
const WEDS = source`
  (?:
    (?:i'm|im|i am|we're|were|we are|she's|he's|they're|[a-z]+(?: is|'s)|[a-z]+ are) (?:getting|gettin) married
    |(?:je me|on se|nous nous|elle se|il se|ils se|[a-z]+ se) mari(?:e|ent|ons)
    |(?:je|on|nous) (?:me |se |nous )?(?:demenage(?:ons)?)
    |(?:we|i|they)(?:'re| are|'m| am)? (?:move|moving)(?: out| in| house)?
    |(?:je dois|elle doit|je vais|elle va) accoucher|(?:baby|bebe|bb)(?:'s| is| est)? (?:due?|prevue?)
    |(?:j'|elle |on )accouche
    |(?:i'm|im|i am|she's|she is) due
    |(?:i|she|he|they|we)(?:'m| am|'s| is|'re| are) (?:
      defending|graduating|having surgery|getting (?:surgery|operated)
      |(?:flying|travell?ing)(?! (?:in|up|down|over)(?![a-z]))|(?:giving|having) birth|deploying|shipping out
    )|(?:je me fais|il se fait|elle se fait) operer
  )`;
const GOES = source`
  (?:
    (?:he|she|they|my [a-z]+) (?:
      graduates?|leaves?|is leaving|are leaving|(?:flies|fly)(?! in(?![a-z]))
      |(?:goes|go|(?:is|are) going|heads?|(?:is|are) heading|moves?|(?:is|are) moving) (?:back|home|away|off)
      |returns? to|(?:is|are) returning to
      |starts? (?:school|daycare|camp|college|university|work)
    )
    |(?:il|elle|ils|elles|(?:mon|ma|mes|notre|nos|son|sa|ses|leurs?) [a-z-]+) (?:
      (?:re)?part(?:ent)?|s'en (?:re)?(?:va|vont|tourne(?:nt)?)|retourne(?:nt)?|quitte(?:nt)?|s'envole
      |commence(?:nt)? (?:l'ecole|la garderie|la maternelle|le camp|le cegep)
    )
  )(?: (?:for|to|pour|en|au|a|aux|la|le|l'|the|[a-z]{4,})){0,3}?`;
const THING = source`
  (?:
    insurances?|assurances?|bail|lease|contract|contrat|warranty|garantie|plan|coverage|couverture|permit
    |permis|licen[cs]e|coupon|promo\w*|gift card|carte[- ]cadeau|trial|visa|passports?|passeports?|inspection
    |registration|immatriculation|plates?|benefits|taxes|impots|sticker|vignette|delai|card|carte|return
    |declaration|report|rapport|payment|paiement|offre|offer|abonnement|membership|mandat|renewal
    |renouvellement|prescription|ordonnance
  )`;
const ENDS = source`
  (?:
    expir(?:es?|ing|ent|era|ed)|runs? out|(?:is|are|'s) (?:due(?: back)?|up|expiring)
    |(?:est|sont) (?:due?s?|bonn?e?s?|valides?)(?: jusqu'a[u]?)?
    |${THING} (?:(?:[a-z]+ ){0,2}?)(?:
      ends?|finishes|finit|finissent|se termine(?:nt)?|prend fin|(?:vient|arrive) a echeance|echoit
      |tombe a echeance
    )
  )`;
const PREP = source`
  (?: (?:
      here|there|already|deja|pas mal|le|the|on|for|pour|around|vers|this|ce|next|in|en|at|a|au|chez [a-z]+
      |[a-z]+ time|dans [a-z]+
    )
  )*[ ,(]*`;
/** "It's my birthday", « je fête mes 30 ans », "she turns six". */
const TURNS = source`
  (?:
    (?:it's|its|it is|c'?est|c|ce sera|that's) (?:${OWN}(?:[a-z']+ ){0,2}?)?${BIRTHDAY}${OF_IT}
    |(?:je|on|nous) (?:me )?fet(?:e|ons)(?: ${OWN}?(?:[a-z0-9]+ ?){1,2}(?:${OF_IT}))?
    |(?:i|we|he|she|they|[a-z]+)(?:'m|'s| am| is)? turn(?:s|ing)? \w+
    |(?:va|vais|viens|vient) (?:d')?avoir \w+ ans|aura \w+ ans
  )`;

/** What is on a day, right before that day: "my flight is on", « on se marie le », "the inspection expires". */
export const OCCASIONS: readonly RegExp[] = [
  `${OWN}(?:[a-z']+ ){0,2}?${EVENT}${OF_IT}${IS}|(?:deadline|date limite)${IS}?:?|${HAVE}${EVENT}`,
  WEDS,
  // « La loi, c'est le 1er décembre », "the law says December 1st".
  source`
    (?:(?:la |the )?(?:loi|law)|obligatoire(?:s|ment)?|mandatory|required)(?:,? (?:
        dit|says?|is|c'?est|est|c|tombe|commence|kicks in|starts?|a partir|des|as of|by|le|la
      )
    )*`,
  // "Hockey tournament that Saturday"
  source`
    (?<=(?:^|[.,;!?:(]) ?)(?:(?:an?|une?|my|mon|ma) )?(?:[a-z]+ ){0,2}?(?!move |closing )${EVENT}${OF_IT}
    (?: that(?= $))?`,
  GOES,
  ENDS,
  TURNS,
].map((words) => new RegExp(`(?<![a-z'])(?:${words})${PREP}$`));
/** "December 1st is creeping up", « le 1er décembre arrive à grands pas »: it is near, and what is wished is before it. */
const DRAWS_NEAR = source`
  (?:
    (?:is|'s) (?:(?:just|right|already|really|fast|quickly) )*(?:
      creeping (?:up|closer)|sneaking up|coming up(?! with)|coming (?:fast|soon|quickly)|approaching
      |getting close|near(?:ly here|ing)|around the corner|almost here|not far(?: off| away)?
    )|(?:s'en vient|arrive|approche)(?: (?:vite|bientot|a grands pas|pas mal|deja))*(?= *(?:
      $|[.,;:!]|(?:et|pis|donc|faque|mais)\b
    ))
  )`;
/** The same behind a day that begins a thought: "Saturday is my mom's birthday", « samedi on a des noces ». */
export const LEADS = pattern`
  ^ ?(?:
    ${DRAWS_NEAR}
    |(?:
      ,? ?(?:is|c'?est|c|est|on a|nous avons|we have|we've got|i have|i've got|i've|j'?ai|il y a|y a|there's)|'s
    ) (?:(?:an?|une?|des) )?(?:${OWN})?(?:[a-z']+ ){0,2}?${EVENT}${OF_IT}
  )(?![a-z])`;
export const BEGINS = pattern`
  (?:^|[.,;!?:(]|\b(?:because|cause|cuz|car|parce que|vu que|since|but|mais|and|et|pis)) ?
  (?:le |on |the |ce )?$`;

const SOMEBODY = source`
  (?:
    (?:my|our|mon|ma|mes|notre|nos|his|her|son|sa|the|le|la|les) (?:[a-z]+(?:-[a-z]+)? ){0,1}?(?!
      (?:
        appointment|rendez|rdv|booking|next|only|can|could|would|will|should|needs?|wants?|veut|voudrait|peut
        |pourrait|aimerait|doit|is|are|est|who|qui
      )\b
    )[a-z]+(?:-[a-z]+)?|they|ils|he|she|il|elle
  )`;
/** What somebody else does, or when they come: "my sister is coming", « ma mère a rendez-vous », "he has the car". */
export const OTHERS = pattern`
  (?<![a-z'])(?<!\b(?:do|does|did|can|is|are|will|est-ce que|qu'|if|si) ?)${SOMEBODY}
  (?:'s|'re| is| are| est| sont)? (?:
    (?:
      coming|comes?|came|lands?|landing|descend(?:s|ent)?|debarque(?:nt)?|stays?|staying|drops? by|works?
      |working|is in|gets?|goes|going|leaves|(?:has|have|had|got|a|ont)(?= (?!on\b|le\b|les\b|·)[a-z']+ )
      |doing|does|booked|sees?|arrives?|arriving|visits?|visiting|vient|viennent|passe(?:nt)?|va|vont
      |travaille(?:nt)?|arrive(?:nt)?|refait|refont|fait|font|voit|recoit
    )
  )(?: (?!
      (?:
        free|available|off|open|dispo|libre|need|needs|want|wants|besoin|only|seulement|like|love|can|peut
        |est-ce|i|je|j'|we|moi|me|so|donc|faque|but|mais
      )\b
    )[a-z'-]+
  ){0,6}?(?: (?:on|le|la|les|every|ce|this|at))?[ ]?$`;
/** "My road test is on the 9th, a car for the test": what is wished is for the occasion itself, and on its day. */
export const FOR_IT = pattern`
  \b(?:for|pour) (?:(?:the|my|our|that|this|le|la|mon|ma|notre|cet|cette|ce) |l')?(?:[a-z]+ )?
  (?:${EVENT}|test)(?![a-z])`;
/** "Before the wedding", « avant les noces »: of the one whose day is told. */
export const BEFORE_IT = pattern`
  (?<![a-z])(?:(?:some ?time|any ?time|right|just|juste|well) )*(?:before|b4|prior to|ahead of|avant) (?:
    (?:(?:the|his|her|their|that|our|my|le|la|les|son|sa|ses|leurs?|mon|ma|mes|ce|cette|notre) |l')
  )(?:big day|(?:gros|grand) jour|${EVENT})(?:,? (?:of course|obviously|please|evidemment|bien sur|naturellement))?(?![a-z])`;
/** On its day, too, one may come. */
export const CELEBRATES = new RegExp(`\\b(?:${BIRTHDAY}|fet(?:e|ons)|turn(?:s|ing)?|avoir|aura)(?![a-z])`);
/** "She turns 16 in March; when can she start?": from then on, and not before. */
export const STARTS_THEN = pattern`
  \b(?:can|could|may|when|peut|pourrait|pourra|quand)\b[^.!?]{0,40}?\b(?:
    start|begin|take|sign up|register|enroll?|commencer?|debuter?|s'inscrire|prendre|suivre
  )(?![a-z])`;

/** Somebody is to be born then. */
export const BIRTH = /\b(?:due?|prevue?|accouche\w*|naissance|terme|birth)(?![a-z])/;
/** What is wished is for a baby who is there. */
export const OF_NEWBORN = pattern`
  \b(?:nouveau-?x?[- ]?nee?s?|new ?-?borns?|apres (?:la naissance|l'accouchement)
    |after (?:the )?(?:birth|baby|delivery))(?![a-z])`;
