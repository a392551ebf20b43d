import { globalPattern, pattern, source } from '../../patterns.ts';

/** Services are read, and gone, before: « en retard dans mes · ». */
const BEHIND_WITH = source`
  ?(?:
    (?:de |d')(?:\d+|une?|deux|trois|quatre|cinq|plusieurs|quelques) ?(?:ans?|annees?|mois|semaines?)
    |(?:dans|sur|avec) (?:[mst]es|[ms]on|[ms]a|nos|notre|l[ea]s?) (?!auto|bus|metro|train|pont|traff?ic)
    |(?:in |with )?(?:filing|paying|submitting|sending|renewing)(?![a-z])
    |(?:with|on) (?:(?:my|our|his|her|their|the) )?(?:[a-z']+ )?(?:·|tax|returns?|shots?|vaccin|payments?|bills?|paperwork)
  )`;

/** What is overdue for months keeps nobody on the road: « en retard dans mes impôts », "late filing my taxes". */
export const OVERDUE = pattern`\b(?:retard|late) ${BEHIND_WITH}`;

/** "I'm running late", « pogné dans le trafic ». */
export const LATE = globalPattern`
  \b(?:
    (?:je |j')?(?:vais|va|serai|suis|sera|risque d'|chu|chui|jsuis|jss|on est|sera) ?(?:etre |arriver )?
    (?:un peu |pas mal |peut-etre )?(?:en retard|a la bourre)(?! ${BEHIND_WITH})
    |j(?:e )?(?:vais )?arriv(?:e|er|erai) (?:un peu )?(?:en retard|avec|plus tard|dans \d+)
    (?! ?(?:que|jours?|semaines?))
    |(?:\d+|quelques|dix|cinq|quinze|vingt) ?(?:min\w*|minutes)? (?:de|en) retard
    |(?:i'm|im|i am|i'll be|ill be|i will be|gonna be|going to be|running|be) (?:(?!not|never)\w+ ){0,4}?late
    (?!r)(?! ${BEHIND_WITH})|running (?:behind|\d+)
    |(?:be there|be in|make it|arrive|show up|j?(?:serai|serais|sera|etre|suis) la|arriver(?:ai)?)
    (?: (?:at|a|vers|around|for|more like|plutot))* (?:\d{1,2}(?:[:h ]\d{0,2})?(?: ?[ap]m)?|·+) (?:
      instead of|rather than|au lieu d[e'u]|plutot que?
    )
    |(?:stuck|pogne\w*) (?:on|at|in|sur|su|a) ?(?:'?l'? ?|the |le |la )?
    (?:bridge|pont|tunnel|highway|autoroute)|stuck in (?:\w+ )?traffic|pogne(?:e)? dans (?:le |du )?traff?ic
    |(?:j?e? ?vais|jvais|jva|on va) arriver (?:[a-z]+ )?(?:\d+|dix|cinq|quinze|vingt|quelques) ?
    (?:min\w*|minutes)? (?:plus tard|en retard|apres)
    |(?:prise?|coincee?|bloquee?) (?:sur|dans) (?:le |la |un )?(?:pont|tunnel)
    |(?:prise?|coincee?|bloquee?) dans (?:le |la |un )?(?:trafic|traffic|circulation|bouchon)
    |(?:be there|arrive) in \d+ ?min\w* (?:late|instead)|\d+ ?(?:min\w*|minutes) late|retard de \d+
    (?! ?(?:ans|annees|mois|semaines?))|du retard
    |(?:(?:vais|va|allons|jvais|jva|risque d') ?avoir|j'aurai|aurai|aurons|j'ai|on a|avec|j'arrive avec) [^.!?;]{0,36}?
    (?<!\b(?:ans?|annees?|mois|semaines?) )\bde retard
    |(?:i'm|im|i'll be|we'll be|we're|will be|gonna be|going to be|be) [^.,!?;]{0,36}?\b
    (?:minutes?|mins?|hour|half an hour) (?:late(?!r)|behind)|missed my (?:slot|appointment|appt|booking|time)
    |manque mon (?:rdv|rendez[- ]?vous|rv)|(?:still )?on my way
    (?! (?:home|back|to (?:work|school|my |the (?:cottage|lake|airport|cabin|gym))))
    (?! (?:home|back|(?:in |over )?(?:to|from) (?:the |my )?(?:work|office|job|school|class|daycare)))
    |encore en route|en chemin
    |(?:bus|metro|train) (?:est |is )?(?:en retard|late)
  )(?![a-z])`;
