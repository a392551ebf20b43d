import { globalPattern, source } from '../../patterns.ts';
import type { Cue, Mention, MentionOf, Span } from '../mention.ts';
import { OCCUPATIONS } from '../services/occupations.ts';
import { erase, matchesOf, type Text } from '../text.ts';
import { hardlyBefore, notUpYet } from './asleep-words.ts';
import { alsoBefore, isOtherThing, SO } from './more-services.ts';

type Reach = MentionOf<'cue'>['reach'];

const CAN = source`
  (?:
    peu[xt]?|pe[ut]|pourrai[s]?|pourrait|suis|chu|chui|serai[s]?|sera|saurai[s]?|arriverai|est|sommes|pouvons
    |peux[- ]tu
  )`;
const FREE = source`
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
const ME = '(?: (?:pour moi|for me|for us|a moi))?';

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

const BUSY_BUT = globalPattern`
  (?<![a-z0-9'])${BUSY} (?:every ?day|all week|tous les jours|toute la semaine)
  (?: (?:but|except(?: for)?|sauf|sof|excepte|a part|apart from|other than)(?: on| le| la)?)?(?![a-z0-9])`;

/** Phrases that hold a "not" and deny nothing. */
const friendly = [
  source`
    (?:
      (?:is|would) it (?:be )?impossible (?:to|for)
      |(?:c'est|est-ce(?: que c'est)?|serait-ce) impossible (?:de|d')
    )(?=[^.!]*\?)`,
  'if not',
  source`
    (?:
      (?:and |et |pis |mais |but )?(?:if|si|s') ?(?:he|she|they|it|that|il|elle|ils|elles|c'|ce|ca) ?(?:n')?
      (?:'s|'re|is|are|est|sont|serait)? ?(?:not|isn't|aren't|pas) (?:
        in|there|available|free|around|working|open|la|dispo(?:nible)?s?|libres?
      )
      |(?:if|si|s') ?(?:he|she|they|il|elle|ils|elles) ?(?:'s|'re|is|are|est|sont) (?:
        off|away|booked|full|busy|en vacances|en conge|prise?|occupee?|absente?
      )
    )(?:,? (?:then|ben|bien|alors))?`,
  source`
    rien (?:d'autre )?que|(?:pas|aucun) d'?autre (?:jour|moment|heure) que|nothing (?:but|other than|except)
    |no (?:other )?(?:day|time) (?:but|other than|except)`,
  source`
    (?:the |my |le |la |mon |ma )(?:only|seule?|one) (?:day|time|days|jours?|journee|moment|temps)
    (?: (?:that|where|when|ou|que|qui|i have|j'ai))?(?= (?!off|de conge|libre))`,
  source`
    unless(?! (?:it(?:'s|s| is| falls)|that(?:'s|s| is)|they(?:'re| are)))
    |(?:sauf|sof) si(?! (?:c'est|c |ca (?:tombe|adonne)))
    |a moins (?:que(?! (?:ce soit|ca soit|ca tombe))|qu'|d'une? |de )`,
  source`
    (?:^|(?<=[.!?,] ))(?:rien|nothing|pas de (?:place|dispo\w*)|no (?:openings?|spots?|room|availability))
    (?=[^.!?]*\?)`,
  source`
    pourquoi pas|why not|how about|what about|que diriez[- ]vous
    |(?:il n')?y(?: |')?a pas de (?:probleme|souci|trouble)`,
  source`
    (?:pas|aucun|sans) (?:de )?(?:problemes?|soucis?|trouble|stress|presse)
    |no (?:problem|worries|prob|rush|stress)|not a problem|pas presse(?:e)?|not in a (?:rush|hurry)`,
  "(?:ca |cela )?(?:ne |n')?(?:me |m')?derange(?:rait)? pas|(?:i )?(?:don't|do not|dont|wouldn't) mind",
  source`
    (?:
      (?:n'|en |vous |tu |t'|y )*(?:auriez|aurais|avez|aurait|avait)(?:[- ](?:vous|tu|t[- ]il|il))? ?
      (?:pas|rien)|(?:t'as|tu as|vous avez|as[- ]tu|y a(?:[- ]t[- ]il)?|ya|y'a|il y a) (?:pas|rien)
    )(?: (?:de la place|une place|moyen|quelque chose|de (?:dispos?|disponibilites?)|un trou|d'ouverture))?`,
  source`
    (?:
      (?:don't|do|wouldn't|would|didn't|dont|can't|couldn't|can|could|won't) (?:you|u|i)(?: not)?(?= )
      |isn't (?:there|it|that)|aren't there|is there (?:no|nothing|not)
    )(?: (?:have|get|do|come|find))?(?: (?:anything|something|a spot|room))?`,
  source`
    (?:pourrai[st]|pourriez|pouvez|peux|peut)[- ](?:on|vous|tu|je|il) (?:pas )?
    |(?:ca |ce )(?:ne )?(?:pourrait|serait) pas (?:etre )?(?:possible )?(?=[^.!]*\?)`,
  source`
    pas (?:juste|seulement|uniquement|que(?! (?:ce|ca|cela|c'|on|je|tu) ?))|not (?:only|just)
    |pas (?:mal|pire|cher|pis)|not (?:bad|expensive)|pas vrai|pas grave|n'est[- ]ce pas|(?:ne )?pas oublier
    |n'?oublie[szr]? pas|don't forget|pas encore|not yet|pas (?:sure?|certaine?|fixee?)
    |not (?:sure|certain|picky|fussy)|(?:je )?(?:ne )?(?:sais|sait|connais) pas|don't know|dunno|sais pas
    |che pas|pas difficile|pas besoin|no need`,
  "(?:si (?:c'est |ce n'est )?pas|if (?:it's |that's )?not) (?:possible|trop|too|un probleme|a problem)",
  source`
    (?:ne |n')(?:peux|pourrais|suis (?:libre|dispo(?:nible)?)|travaille pas)[a-z ]{0,12} que
    |i (?:don't|do not|dont) work|(?:je |j')?(?:ne )?(?:travaille|bosse) pas`,
  'il ne reste pas|no longer than',
];

const refusesEither = [
  ...OCCUPATIONS,
  ...notUpYet,
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
      travaille|bosse
      |ai (?:de |l'|la |le |un |une |des |mes |mon |ma )*(?:
        ecole|cours|reunions?|meetings?|job|travail|examens?|classes?|pratique|empechement|rencontre|entrevue
      )
      |suis (?:
        occupee?|prise?|en cours|a l'ecole|en reunion|absente?|en vacances|en voyage|malade|a l'exterieur
        |parti(?:e)?
      )
    )(?: toujours| tout| aussi)?
    |(?:chu|chui|chuis|ch'?suis|jsuis|j'suis|jss) (?:
      occupee?|prise?|en cours|a l'ecole|a la job|au travail|en reunion|absente?|en vacances|en voyage|malade
      |parti(?:e)?
    )|(?:i'm |im |i am )at (?:work|school|the (?:office|dentist|doctor))
    |(?:i |i'm |im |i am |we're |i've |i have |i've got |i got )(?:
      work(?:ing)?|(?:a )?(?:class(?:es)?|school|meetings?|plans|practice|exams?|conflict)|busy|booked|away
      |out(?! of)|gone|sick|out of town|at work|at school|in class|taken|tied up|on vacation|travell?ing
      |unavailable
    )(?: always)?|unavailable|indisponible|occupee?(?! (?:de|du|des|d'))`,
  source`
    (?:i|we) (?:can ?not|can't|cant|couldn't|won't|wont)
    (?! (?:you|wait|find|see|decide|remember|believe|tell))`,
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
  "(?:i |we )(?:always )?sleep in|(?:je |j'|on )?(?:dors|fais la grasse matinee)(?: toujours)?",
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
  'impossible|out of the question|hors de question',
];

/** Where what was said of a day ends. */
const ENDS_IT = '(?= *(?:$|[.!;)]|,? (?:et|mais|but|pis|and|it|i|je) ))';

const refusesBefore = [
  source`
    (?:is|'s|c'est|est) (?:the|my|our|his|her|la|le|mon|ma|sa|son) (?:[a-z'-]+ ){0,2}?
    (?:meeting|rencontre|reunion|interview|entrevue)(?= (?:with|avec|at|a|au|de)\b)`,
  `never (?:works?|suits?|fits?)${ME}`,
  source`
    (?<!\b(?:je|il|elle|ils|elles|on|tu|vous|qui) (?:ne |n')?)
    (?:ca |cela |c'est |c |ce |it |that |they |this )*(?:ne |n')?(?:me |m'|nous )?(?:
      marche(?:nt|ra|rait)?|convient|conviennent|va|vont|fonctionne(?:nt)?|fitte?|fit|adonne|tente|arrange
    ) (?:vraiment |malheureusement )?(?:pas|pus?|plus(?= *(?:$|[,.!;])))${ME}(?: pantoute)?`,
  // "Before noon. She doesn't do e-mail" tells of her, and "that won't do" of the time.
  source`
    (?<!\b(?:he|she|you|who) )(?:it |that |they )?(?:
      do(?:es)?(?:n't| not)|dont|doesnt|won't|wont|will not|wouldn't
    ) (?:really )?(?:(?:work|suit|fit)(?: (?:out|well))?|(?:do|go)(?= *(?:$|[.!?,;]|for |but |so |and )))${ME}`,
  source`
    (?:
      (?:is|are|'s) (?:
        no good|off limits|off the table|out(?! of)|impossible|bad
        |not (?:good|possible|great|ideal|an option|happening)
      )|(?:isn't|aren't|is not|are not|'s not) (?:good|possible|great|ideal|an option|happening)
    )${ME}`,
  source`
    (?:c'est |est |c )(?:
      pas (?:possible|ideal|bon|l'ideal|evident|faisable|la peine)|non|mort|impossible|mission impossible
      |trop (?:tot|tard)|complique|difficile|mauvais
    )`,
  "(?:does(?:n't| not)|doesnt|don't|dont|won't|isn't)(?= ?(?:$|[.!?,;]))",
  "(?:is|are|'s) (?:a )?(?:no[- ]go|write-?off|non-?starter|no(?= ?(?:$|[.!?,;]|for (?:me|us))))",
  // « Mardi et mercredi, oubliez ça ».
  source`
    (?<=· ?,? ?)(?:
      (?:on |you can |vous pouvez )?(?:
        oublie[rz]?|laisse[rz]? (?:faire|tomber)|forget|never ?mind|nvm|scratch|scrap
      )
    )(?: (?:ca|cela|it|that|about (?:it|that|those|them)|those|them))?${ENDS_IT}`,
  "(?:c'est|est|sont|is|are|it's) (?:sacree?s?|sacred|family time|pour la famille)",
  source`
    (?:c'est|est|sont|is|are|get|gets|'s) (?:
      toujours |souvent |always |usually |really |tres |trop |too |pas mal |un peu |a bit |kind of |super |
    ben |so )*(?:
      hard|tough|tricky|difficult|rough|awkward|hectic|crazy|nuts|packed|busy|tight|swamped|complique?e?s?
      |difficiles?|dures?|serree?s?|chargee?s?|pleine?s?|fou|fous|folles?|rough|l'enfer|la folie|bookee?s?
    )(?: (?:pour moi|for me|for us|pour nous))?(?! ?\?)`,
  // "I am not possible Thursday" speaks of the day behind it.
  source`
    (?<!\b(?:i am|i'?m|we are|we're|(?:je |j'|j)?suis|chu|chui|on est|he is|she is) )(?:pas|not) possible
    |(?:pas|not) (?:good|ideal|great)|pantoute|(?<=· )(?:pas du tout|not at all)|c'est mieux pas|no can do
    |no way|no thanks?|non merci|no bueno`,
];

const EXCEPT = source`
  sauf|sof|excepte(?:r)?|exept(?:e|ed|ing)?|exc?ep|except(?:ing)?(?: for)?|hormis|hors|a part|mis a part
  |a l'exception d(?:e|u)|(?:d')?autre(?: (?:jour|chose|moment))? que?|other (?:day |time )?than|apart from
  |aside from|besides|save(?: for(?= ?(?:·|the|on|mon|my))|(?= ?·))`;

const refusesAfter = [
  source`
    (?:that|which|qui) (?:isn't|is not|aren't|are not|n'est pas|est pas|ne soit pas)
    |(?:don't|do not|dont) (?:book|put|schedule|give)(?: me| us)?(?: in)?
    |(?:ne )?(?:me )?(?:mets|mettez|booke|bookez|donne|donnez)(?:[- ]moi)? pas
    |(?:^|(?<=[.!?,;] ))(?:can't|cant|cannot)`,
  source`
    (?:
      tout|tous|toute|anything|n'importe (?:quand|quel jour|qui)|any ?time|any day|everything|anyone|anybody
      |everyone|all days?|every day
    ) (?:${EXCEPT}|but not|mais pas)(?: (?:pas|not|que))?`,
  'but not|mais pas',
  source`
    (?:(?:mais|but|et|and|ou|or) )?(?:
    non,? |non |surtout |absolument |vraiment |definitely |absolutely |please |preferably |plutot |toujours )*
    (?:pas|jamais|never|not)(?: (?:vraiment|trop|really|ever|necessairement))?(?: (?:de|d'|du|des|d))?`,
  source`
    (?:
      rien(?! (?:qui|ne|va|marche|coule|fonctionne|passe|descend|bouge|aide|fait|part|allume|demarre))
      |nothing(?! (?:
          goes|works|is|comes|drains|runs|moves|helps|happens|happened|worked|flows|fits|turns|starts|will|has
          |was|gets|seems
        )
      )|none|aucun(?:e)?|point
    )(?: (?:de|d'|on|le|la|for|pour))?`,
  source`
    (?:
      evite(?:r|z|s)?|avoid(?:ing)?|skip|exclu[srtez]*|exclude|excluding|j'evite|scrap(?: the)?
      |(?<!(?:avez|avais|ai|as|a|ont) )oublie[rz]?|forget(?: about)?|scratch|ditch
      |laisse[rz]? (?:faire|tomber)
    )`,
  // « Tant pis pour Julie »: of somebody or something that was chosen before.
  source`
    (?:
      tant pis pour|dommage pour|fini|too bad (?:for|about)|so much for|never mind(?: about)?|nevermind
      |no more|plus besoin d[e']|no need for
    )(?= ?(?:le |la |the |my |l')?·)`,
  source`
    (?:je |j')?(?:ne |n' ?)?(?:veux|veut|voudrais|aimerais|aime|tiens|want) pas
    (?: (?:de|d'|venir|avoir|prendre))*
    |(?:i )?(?:don't|do not|dont|wouldn't|would not|wouldnt|didn't) (?:really )?
    (?:want|like|need|do|wish|prefer|have|see)(?: (?:to|a|any|anything|the))*(?: (?:come|be|do|have|see))?
    (?: (?:in|on|with))?`,
  source`
    (?:il )?(?:ne )?(?:faut|faudrait|fallait) pas(?: que)?(?: (?:ce|ca|cela|on))?(?: (?:soit|tombe|vienne))?
    |pas que (?:ce|ca|cela) (?:soit|tombe)
    |(?:it |that )?(?:(?:must|should)(?: not|n't)|can(?: ?not|'t|t)) be(?! (?:there|here|in town))`,
  'ni(?: (?:le|la|les|avec|pour))?|nor|neither',
  source`
    (?:i |we |je |j'|j |on )?(?:really |vraiment )?(?:
      hate|can't stand|cannot stand|despise|dread|hais|hai|deteste|supporte pas
    )(?: (?:les|the|le|to come|to book|coming))?`,
  "(?:sans|without|minus)(?= ?(?:(?:le|la|les|an?|une?|any|the|my|mon|ma|mes|de|d') ?)?·)",
];

/** "Any day except Friday" refuses, "never in the morning except on Saturday" allows: the contrary of what stands before. */
const excepts = [
  `(?:${EXCEPT})(?: (?:pas|not|que))?`,
  source`
    unless (?:it(?:'s|s| is| falls)|that(?:'s|s| is)|they(?:'re| are))(?: on| in)?
    |(?:sauf|sof) si (?:c'est|c|ca (?:tombe|adonne))|a moins que (?:ce|ca) (?:soit|tombe)`,
];

/** "Monday is the only day I can't", « c'est la seule journée que je peux pas ». */
const onlyRefused = [
  source`
    (?:is |'s |are |c'est |est )?(?:the|my|la|le|les|ma|mon) (?:only|one|seule?s?) (?:
      days?|times?|ones?|jours?|journees?|moments?|heures?
    )(?: (?:that|where|when|que|ou|qui))? ?(?:(?:i|we|je|j'|on) ?)?(?:
      can't|cannot|can not|cant|couldn't
      |(?:ne |n')?(?:peux|peut|pourrais?|marche|fonctionne|va|convient|suis|est|chu) (?:vraiment )?pas
      |(?:does|do)(?:n't| not) work|doesnt work|won't work|(?:is|am|'m)(?:n't| not) (?:available|free|good)
    )${FREE}`,
  source`
    (?:so |donc |faque |fait que |alors )?(?:surtout )?(?:not|pas|never|jamais) (?:
      (?:on |at )?(?:that (?:day|one|time)|those (?:days|ones|times))
      |(?:a )?(?:ce jour|cette journee|ces jours|ces journees|celui|celle|cette heure|ce moment)[- ]la
    )`,
];

const correctsAfter = [
  // "Never mind, Thursday": what stands behind the pause takes the place of what was said.
  source`
    (?:(?:ah |oh |bah |ben )?(?:non|no|nah),? )?(?:
      laisse[rz]? (?:faire|tomber)|oublie[rz]?(?:[- ]?(?:ca|moi ca))?|forget (?:it|that|about it)|never ?mind
      |nvm|scratch that
    )(?= ?[,.!…-]+ ?(?:[a-z']+ ){0,3}?·)`,
  // What was told before is the reason: "I drop the kids at 8:30, so after 9".
  "(?:so|donc)(?: (?!not|pas|jamais|never|surtout|any|much)[a-z]+){0,2}(?= ?(?:le |la |l'|on |in |the )?·)",
  "(?:but|mais) (?:i'll (?:take|go with|do)|je (?:vais (?:prendre|y aller avec)|prendrais|prends))",
  source`
    (?:
      oops|oups|ouch|woops|whoops|ah|oh|hmm|euh|wait|attend[sz]?|attendez|desolee?|pardon
      |excuse[rz]?(?:[- ]moi)?|sorry
    )?[ ,.!]*(?:non|no|nan|nope|nah)(?=[ ,.!…-]+[a-z0-9·])`,
  source`
    (?:
      oops|oups|woops|whoops|erreur|correction|my bad|i mean|i meant|(?:je )?(?:veux|voulais) dire
      |scratch that|on second thoughts?|(?:a|en) (?:bien )?y (?:re)?pens(?:er|ant)|tout compte fait
      |tant qu'a y etre|changed my mind|j'ai change d'(?:idee|avis)
      |(?:sorry|desolee?|pardon)[ ,]*(?=(?:i mean|je veux|plutot|c'est|make))
    )`,
  source`
    (?<=·[ ,.!…-]*)(?:wait|attend[sz]?|attendez|hold on|pardon|sorry|desolee?|excuse[rz]?(?:[- ]moi)?)
    (?=[ ,.!…-]+(?:(?:a|at|le|on|the|pour|for) )?·)`,
  source`
    (?:
      make (?:it|that)|change (?:it |that |ca )?(?:to|for|pour)|switch (?:it )?to
      |(?:mets|mettez|mettons)[- ](?:ca|le|la|moi|les) ?(?:plutot )?(?:a|le|pour)?|better yet|mieux encore
      |en fait|en faite|enfaite|finalement|finallement|actually|acctually|au final|rather(?! than)
    )`,
];

const correctsEither = [
  'plutot(?! que| qu)',
  'instead(?! of)',
  "a la place(?! d[e'u])|(?<=· ?)a place(?! for| d[e'u])",
];

const retracts = [
  // "I usually come Tuesdays, but this week Friday": the habit is no wish.
  source`
    (?<!\b(?:comme|as|than|que) )(?!
      [a-z']+(?:,? (?:i|je|we|on))?(?: (?:come(?: in)?|viens|vient))? (?:
        every|aux|a toutes|toutes les|tous les|chaque
      )\b
    )(?:usually|normally|d'habitude|dhabitude|habituellement|normalement)
    (?:,? (?:i|je|j'|on|we|c'est|it's|its))?
    (?: (?:come(?: in)?|viens|venais|vient|go(?: in)?|vais|book|prends|see (?:you|him|her)|have|am|suis))?
    (?: (?:in|on|le|la|les))?`,
  '(?<=· )(?:que|over|than)(?= ?(?:le |la |the )?·)',
  source`
    (?:
      plutot qu(?:e|'une?|')|au lieu d(?:e|u|')|a la place d(?:e|u)|instead of|rather than|pas celui d(?:e|u)
    )`,
];

const opens = [
  source`
    (?:et |and |pis |puis |plus )?(?:aussi|also|ensuite|then|en plus|as well)? ?(?:
      (?:un|une) (?:autre|deuxieme|2e|2eme|seconde?)|another|a second|a 2nd|one more|encore une?|un autre
    )(?! (?:
        jour|journee|moment|heure|date|fois|day|time|date|slot|option|chose|thing|personne|person|semaine|week
        |month|mois|place|plage|question
      )
    )`,
  source`
    (?:et |and |pis |puis |plus )(?:aussi|also|ensuite|then|as well|en plus)
    (?= (?:une?|an?|mon|ma|my|le|la|the|pour|for)\b)
    |(?:aussi|also|ensuite|puis|pis|plus)(?= (?:une?|an|a(?! (?:me|te|se|le|la|les|lui|y|en)(?![a-z]))) )`,
  source`
    (?:et |and |pis )(?:the (?:other|second)(?: one)?|l'autre|(?:le|la) (?:deuxieme|seconde?))
    (?= (?:(?:on|le|at|a|for|pour) )?·)`,
];

/** "Friday is my only day off", and "my day off is Friday". */
const dayOff = [
  source`
    (?:is |c'est |est )?(?:my|ma|mon) (?:only |one |seule? )?(?:day|journee|jour) (?:
      off|de conge|libre|de off
    )`,
];

/** "Weekends are out, mornings too", « et pareil pour le matin »: as what was said before. */
const sameBefore = [
  '(?<=· )(?:too|as well|also|aussi|itou|pareil|likewise|non plus|neither|either)(?= ?(?:$|[.,;!]))',
];
const sameAfter = [
  source`
    (?:et |and )?(?:
      so (?:are|is|do|does)|neither (?:are|is|do|does)|(?:the )?same (?:goes )?(?:for|with)|ditto (?:for)?
      |(?:c'est )?(?:pareil|la meme chose|meme chose|idem)(?: pour)?
    )(?: les| le| la| the| on)?(?= ?·)`,
];

const wishesAfter = [
  source`
    (?:je |j')?(?:
      prefere(?:rais)?|aimerais(?: mieux)?|voudrais|veux|vx|souhaite(?:rais)?|prendrais|prends|peux|pourrais
      |suis (?:libre|dispo(?:nible)?)
    )
    |(?:i |i'd |id |we )(?:
      (?:would |much )?prefer|want|would like|like|can(?: only)?(?: do)?|could(?: do)?|need|wanna
    )|seulement|uniquement|juste|only|just|strictly|rien que`,
  "(?:je |j')suis en (?:conge|off)|(?:i'm |im |i am )(?:off|free|available|good)(?: (?:on|for))?",
];

const wishesBefore = [
  source`
    (?:ca |cela |c'est |c |ce |it |that |they |this |would |serait |seraient |will )*(?:me |m'|nous )?(?:
      marche(?:rait|nt)?|convient|conviennent|va|vont|fonctionne(?:nt|rait)?|fitte?|adonne|arrange|works?
      |suits?|is (?:fine|good|ok|okay|perfect|great|best|better|ideal)
      |are (?:fine|good|ok|okay|perfect|best|better|ideal)
      |be (?:fine|good|great|perfect|ideal|ok|nice|better|best)|parfait|ideal|mieux|super|correct|beau(?!-)
    )(?: (?:bien|mieux|too|aussi|fine|well|better|best))?` + ME,
  '(?:oui|yes|ok|okay|yep|ouais|correct|parfait|perfect|great|seulement|only)',
];

const table: ReadonlyArray<readonly [Cue, Reach, readonly string[]]> = [
  ['refuse', 'either', onlyRefused],
  ['wish', 'after', friendly],
  ['wish', 'before', dayOff],
  ['same', 'before', sameBefore],
  ['same', 'after', sameAfter],
  ['retract', 'after', retracts],
  ['refuse', 'after', hardlyBefore],
  ['refuse', 'before', refusesBefore],
  ['refuse', 'either', refusesEither],
  ['refuse', 'after', ['et non(?: pas)?']],
  // « Une coupe finalement. »
  ['correct', 'before', ['(?:finalement|finallement|au final|en fait|actually|after all)(?= *(?:$|[.!;]))']],
  ['correct', 'after', correctsAfter],
  ['correct', 'either', correctsEither],
  ['except', 'after', excepts],
  ['refuse', 'after', refusesAfter],
  ['open', 'after', opens],
  ['wish', 'after', wishesAfter],
  ['wish', 'before', wishesBefore],
];

const patterns = table.flatMap(([cue, reach, sources]) =>
  sources.map((source) => ({
    cue,
    reach,
    pattern: new RegExp(`(?<![a-z0-9'])(?:${source})(?![a-z0-9])`, 'g'),
  })),
);

/** "mardi non", "monday no": behind a time and at the end of its phrase a bare "no" refuses it. */
const BARE_NO =
  /(?<=· )(?:non plus|non|no|nope|jamais|never|neither|nor)(?= ?(?:$|[.!?,;]|mais|but|et |and ))/g;
/** "No mondays", "no mornings": before what can be counted "no" refuses; before "Monday" it corrects. */
const NO_SUCH = globalPattern`
  \bno (?=
    (?:more |[a-z]+day |weekend |early |late )?(?:
      [a-z]+days|mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?
    )\b
  )`;

/** "Any day but Friday": beside "any" a "but" refuses. */
const ALL_BUT = globalPattern`
  (?<=
    \b(?:
      any ?(?:time|day|thing|one|body|where|week-?days?|mornings?|evenings?|afternoons?|nights?)|whenever
      |every ?(?:thing|day|one)|all(?: days)?
  )(?: (?:(?:this|next|that|of the|in the|during the) (?:week|month)))? )but\b`;

/** "Before nine because I work" says why it is wished, and takes nothing of it back. */
const REASON =
  /\b(?:because|cause|cuz|cuse|bc|parce que?|parce qu'|pcq|pske|car|vu que|puisque?)(?: [a-z]+)? ?$/;

const taken = (text: Text, spans: readonly Span[]): Text =>
  spans.reduce((rest, { start, end }) => erase(rest, start, end), text);

/**
 * The words that refuse, correct, open or wish, outside of what other readers took. Double negations ("why not",
 * « pas de problème ») are wishes.
 */
export const cueMentions = (text: Text, mentions: readonly Mention[]): readonly Mention[] => {
  let rest = taken(text, mentions);
  const found: Mention[] = [];
  const reachOf = (reach: Reach, index: number): Reach =>
    reach === 'either' && REASON.test(text.folded.slice(0, index)) ? 'after' : reach;
  const take = (pattern: RegExp, cue: Cue, reach: Reach, within: string = rest.folded): void => {
    for (const { index, 0: phrase } of matchesOf(within, pattern)) {
      const end = index + phrase.trimEnd().length;
      if (end === index || found.some((one) => one.start <= index && end <= one.end)) continue;
      if (SO.test(phrase) && isOtherThing(index, end, mentions)) continue;
      found.push({ kind: 'cue', cue, reach: reachOf(reach, index), start: index, end });
      rest = erase(rest, index, end);
    }
  };
  for (const also of alsoBefore(text, mentions)) {
    found.push(also);
    rest = erase(rest, also.start, also.end);
  }
  take(BUSY_BUT, 'wish', 'after');
  take(NO_SUCH, 'refuse', 'after', text.folded);
  take(ALL_BUT, 'refuse', 'after', text.folded);
  take(BARE_NO, 'refuse', 'before');
  for (const { cue, reach, pattern } of patterns) take(pattern, cue, reach);
  return found.sort((a, b) => a.start - b.start);
};
