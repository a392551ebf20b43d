import { globalPattern, source } from '../../patterns.ts';
import { OCCUPATIONS } from '../services/occupations.ts';
import { ON_SHIFT } from '../times/shift-words.ts';

const CAN = source`
  (?:
    peu[xt]?|pe[ut]|pourrai[s]?|pourrait|suis|chu|chui|serai[s]?|sera|saurai[s]?|arriverai|est|sommes|pouvons
    |peux[- ]tu
  )`;

/** "(I can't) be there". */
export const FREE = source`
  (?:
    (?: (?:vraiment|trop|tellement|plus|really))?
    (?: (?:disponibles?|dispos?|libres?|la|capable|possible|available|free|able|around|in town|good))?
    (?: (?:to|for|de|d'|pour))?
    (?: (?:
        make it|come(?: in)?|do(?: it)?|venir|passer|m'y rendre|me liberer|me deplacer|y aller|etre la
        |be there|get there|have it|attend|meet|faire(?: ca)?|swing|voir|see
      )
    )?
  )`;

/** « Elle est plus là », not « elle est plus douce ». */
const NO_MORE = source`
  plus(?= *(?:
      $|[.,;!?·]
      |(?:la|libres?|dispo\w*|capables?|possible|du|venir|passer|etre|y|me|le|les|la|en|au|avec|pantoute)\b|m'
    )
  )`;

/** "I can't", « je travaille », "I have hockey": refuses a time on either side of it. */
export const refusesEither = [
  ON_SHIFT,
  '(?:moi,? |me )(?:je )?(?:travailler|bosser|work(?:ing)?|occupe)(?! (?:pas|not))',
  ...OCCUPATIONS,
  source`
    (?:je |j'|j |on |nous |il |elle |moi |mon \w+ )?(?:(?:ne |n' ?|n)(?:me |m'|y )?|me |m')?${CAN} (?:
    vraiment |surtout |juste |malheureusement )?(?:pas|jamais|${NO_MORE}|point)(?! plus)(?: du tout)?${FREE}
    (?: pantoute)?`,
  `(?:jpeu[xt]?|jpe[ut]?|chu|chui|jsuis|jss) pas${FREE}`,
  source`
    (?:i |we |he |she |they )?(?:
      can ?not|can't|cant|couldn't|could not|couldnt|won't|wont|will not|am not|'m not|im not|i'm not|isn't
      |is not|not|wouldn't|never
    ) (?:really |usually |ever )?(?:be |going to be )?(?:
      available|free|able to|around|here|in town|make it|make|do|come in|come|attend|get there|be there|swing
    )${FREE}`,
  `(?:i am|i'm|im|we are|we're|he is|she is) not (?:at all )?(?:possible|disponible|dispo)${FREE}`,
  `(?:pas|jamais) (?:disponibles?|dispos?|libres?|possible|capable|la)(?! (?:place|coupe))(?: (?:de|pour))?`,
  source`
    (?:je |j'|j)(?:
      (?:travail+e?s?|bosse)(?! (?:pas|de (?:la maison|chez)|a (?:la )?maison|a distance))
      |ai (?:de |l'|la |le |un |une |des |mes |mon |ma )*(?:
        ecole|cours|reunions?|meetings?|job|travail|examens?|classes?|pratique|empechement|rencontre|entrevue
      )
      |(?:suis|serai|vais etre) (?:
        occupee?|prise?|en cours|a l'ecole|en reunion|absente?|en vacances|en voyage|malade|a l'exterieur
        |parti(?:e)?
      )
    )(?: toujours| tout| aussi)?
    |(?:chu|chui|chuis|ch'?suis|jsuis|j'suis|jss) (?:
      occupee?|prise?|en cours|a l'ecole|a la job|au travail|en reunion|absente?|en vacances|en voyage|malade
      |parti(?:e)?
    )|(?:i'm |im |i am )at (?:work|school|the (?:office|dentist|doctor))
    |(?:i |i'm |im |i am |we're |i've |i have |i've got |i got )(?:
      work(?:ing)?(?! from home| remote)|(?:a )?(?:class(?:es)?|school|meetings?|plans|practice|exams?|conflict)|busy|booked|away
      |out(?! of)|gone|sick|out(?: of |t?a )town|at work|at school
      |in (?:a )?(?:class(?:es)?|meetings?|court|lectures?|training|calls?)|on calls?|taken|tied up|on vacation
      |travell?ing|unavailable
    )(?: always)?|unavailable|indisponible|occupee?(?! (?:de|du|des|d'))`,
  source`
    (?<!\b(?:before|b4|avant|after|apres|until|from|dans|selon|in) )(?:my|mon|ma) (?:shift|quart|chiffre|horaire)(?: de travail)?
    (?:'s| is| est| c'est)?(?= ?·)`,
  source`
    (?:i|we) (?:can ?not|can't|cant|couldn't|won't|wont)
    (?! (?:you|wait|find|see|decide|remember|believe|tell))`,
  '(?:^|(?<=[.!?,;(] ?))(?:work(?:ing)?(?! from)|travail+e?|bosse)(?: (?:in|at|a|en|au) [a-z]+)?(?= ?(?:on |le )?·)',
  source`
    (?:busy|tied up|swamped)
    |(?:(?:^|(?<=[.!?,;] ))(?:working|away|gone|out of town)|prise?(?= (?:toute|tout|(?:le |la |ce )?·)))
    (?: (?:toute la journee|tout l'avant-midi|all day))?`,
  source`
    (?:i have|i've got|i got|j'ai|jai|(?:my|mon|ma) [a-z]+ (?:has|a)) (?:
    le |la |l'|un |une |du |de la |des |mon |the |a |an |my )?(?:
      basket(?:ball)?|badminton|volley(?:ball)?|baseball|football|ringuette|curling|quilles|bowling|bridge
      |bingo|karate|judo|theatre|piscine|gymnastique|dentiste?|dialyse|dialysis|chimio|chemo(?:therapy)?|radio
      |scan|echo(?:graphie)?|ultrasound|mri|prise de sang|blood test|doctor|docteur|medecin|hygieniste|thing
      |party|fete|mariage|wedding|funerals?|funerailles|match|game|practice|pratique|spectacle|concert|recital
      |flight|vol|tournoi|tournament|surgery|operation|court date|hockey|soccer|gym|yoga|piano|danse|dance
      |natation|swimming|lessons?|training|entrainement|church|messe|choir|chorale
    )(?: (?:thing|game|le|la|on|ce|this))?`,
  "(?:i |we )(?:always )?sleep in|(?:je |j'|j|on )?(?:dors|fais la grasse matinee)(?: toujours)?",
  source`
    (?:(?:i'm|im|i am|he's|she's|we're|je suis|j'suis|chu|chui|on est|il est|elle est) )?
    (?:stuck|pognee?s?|coincee?s?) (?:at|in|on|with|a|au|aux|en|dans|avec|sur)
    (?: (?:the|my|a|la|le|ma|mon|un|une))?(?: ?l'?)?(?: ?[a-z]+)?`,
  source`
    (?:i|we|he|she|they) (?:also |always )?(?:
      play|plays|teach|teaches|coach|coaches|volunteer|volunteers|babysit|babysits
    )(?: (?:(?!on |at |from |until |in )[a-z]+)){0,2}(?= (?:(?:on |every |in the )?·))`,
  source`
    (?:je |j'|on |il |elle )(?:joue(?:nt)?|enseigne|garde|coache)
    (?: (?:au|aux|a la|du|de la|le|la|les|mes|mon|ma))? [a-z]+(?= (?:(?:le|les|tous les|chaque|en) )?·)`,
  // « On sera parti du 28 au 4 », "we'll be away from the 28th".
  source`
    (?:i|we|s?he|they|(?:my|our) [a-z]+)(?:'ll| will|'m going to|'re going to|'m gonna|'re gonna|m gonna| gonna) be (?:
      away|gone|out of (?:town|the country)|on (?:vacation|holidays?)|travell?ing|abroad|overseas|unavailable|busy|at work|working
    )|
    (?:on|nous|ils|elles|il|elle|(?:mon|ma|mes|nos|notre) [a-z]+) (?:sera|serons|seront|va etre|vont etre|allons etre) (?:
      partie?s?|absente?s?|en (?:vacances|voyage)|a l'exterieur|dans le sud
    )`,
  'impossible|out of the question|hors de question',
  // "She gets cranky after four": whoever is, is not to come then.
  source`
    (?:(?:s?he|they|il|elle|(?:my|our|mon|ma|the|le|la) [a-z]+) )?(?:gets?|is|becomes?|turns?|devient|est|tombe)
    (?: (?:super|really|so|very|too|all|tres|trop|ben|vraiment|toujours|always))* (?:
      cranky|fussy|grumpy|grouchy|hangry|overtired|maussades?|grognons?|grincheu(?:x|se)s?|marabouts?|tannante?s?
      |pas du monde|de mauvaise humeur
    )(?= (?:in |le |la |l')?·)`,
];

const WORK = source`
  (?:
    (?:i|we|je|j'|on|nous) ?(?:work|travaille|travaillons|bosse)
    |(?:i'm|im|i am|je suis|chu) (?:working|busy|occupee?)
  )`;

/** "He has classes", « mon chum travaille »: whoever is busy every day but one leaves that one. */
const BUSY = source`
  (?:
    ${WORK}
    |(?:[a-z]+ |i've |j'|j)(?:got |has |have |a |ont |ai )(?:des |de l'|de |du |un |my |his |her )?(?:
      class(?:es)?|school|cours|ecole|lessons?|practice|pratique
    )|[a-z]+ (?:works|is (?:working|busy)|travaille(?:nt)?|bosse(?:nt)?|est occupee?)
  )`;

/** Somebody else has what is needed to come: "my husband has the car". */
const HAS_IT = source`
  (?:s?he|they|il|elle|ils|elles|(?:my|our|his|her|mon|ma|notre) [a-z-]+|·+)(?:'s)? ?(?:
    has|have|got|takes?|uses?|needs?|drives?|keeps?|a|ont|prend|prennent|utilise(?:nt)?|garde|a besoin d[eu']
  ) ?(?:(?:the|our|my|le|la|mon|ma|notre|l') ?)?(?:only )?(?:car|truck|van|suv|keys|auto|char|camion|voiture|camionnette)
  (?: (?:every ?day|all week|tous les jours|toute la semaine|·+))?`;

/** "Busy every day except …": what stands behind it is left. */
export const BUSY_BUT = globalPattern`
  (?<![a-z0-9'])${BUSY} (?:every ?day|all week|tous les jours|toute la semaine)
  (?: (?:but|except(?: for)?|sauf|sof|excepte|a part|apart from|other than)(?: on| le| la| les)?)?(?![a-z0-9])
  |(?<![a-z0-9'])(?:${WORK}|${HAS_IT})(?: (?:the rest of the time|all the time|tout le temps|le reste du temps))?
  ,? (?:except(?: for)?|sauf|sof|excepte|a part|apart from|other than|save)(?: on| le| la| les)?(?![a-z0-9])`;
