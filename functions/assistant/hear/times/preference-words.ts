import { globalPattern, source } from '../../patterns.ts';
import { NUMBER } from '../numbers.ts';

/** How a time ends, as it may stand before "is the earliest". */
const TIME_END = source`
  (?:
    \d(?:st|nd|rd|th)?(?: ?h ?\d{0,2}| ?heures?)?(?: ?[ap]\.?m\.?)?|\b(?:${NUMBER})|noon|midi|o'clock|[a-z]day|[a-z]{3}di
    |dimanche|demain|tomorrow|\b(?:mon|tues?|wed|thur?s?|fri|sat|sun)
  )`;

/** "Noon is the earliest", "Friday would be the latest", "5 at the very earliest": a bound, and no wish for what is soonest. */
const NOT_OF_TIME = source`
  (?<!${TIME_END},? (?:at|is|would be|will be|being|c'est|(?:ca |ce )?(?:serait|sera))
    (?: (?:the|le|my))?(?: (?:very|absolute))? )
  (?<!${TIME_END}'s (?:the )?)`;

/** "3:30 earliest", "earliest would be 5", "earliest: Thursday" bound the wish. */
const NO_BOUND = source`
  ${NOT_OF_TIME}(?<!\d(?: ?[ap]m)? (?=earliest *(?:$|[.,;!?)])))
  (?!(?:the )?(?:earliest|soonest)(?:,? (?:at )?(?:\d|noon)|(?: (?:is|would be|will be)|:) ))`;

/** "The earliest I can come", "the earliest for me is": so are these. */
const NOT_THEIRS = '(?! (?:that )?(?:i|s?he|we|they)\\b| for (?:me|us|him|her|them) (?:is|would)\\b)';

/** As soon as can be, or as late. */
export const PREFERS: ReadonlyArray<readonly ['soonest' | 'latest', RegExp]> = [
  [
    'soonest',
    globalPattern`
      \b(?:
        (?:le |au )?plus (?:tot|vite|rapidement|proche)(?: que)? (?:
          possible|que (?:vous|tu) (?:pouvez|peux|avez|as)
        )|des que (?:possible|vous pouvez|tu peux)|asap|a\.s\.a\.p\.?
        |how (?:soon|quickly|fast) (?:can|could|would|will|are) (?:i|we|you|u|someone|somebody|they)(?: able to)?
        (?: (?:take a look(?: at (?:it|this|that))?|(?:see|take|fit) (?:me|us|it)(?: in)?|start|get (?:here|to it)
          |come(?: (?:by|out|over|here))?|look at (?:it|this|that)|do (?:it|this|that)))?
        |(?:prendre|recevoir|voir|venir|passer|envoyer quelqu'un)(?: ca)? (?:d'urgence|en urgence|vite|bientot)
        |as (?:soon|early) as (?:possible|you can|u can|you have)
        |(?<!\b(?:a la|mon|ma|my|notre|our) )(?:la |le |votre |ta |your |the |ur )?(?:toute )?
        (?<!\b(?:a la|mon|ma|my|notre|our) )
        (?!first time\b(?! (?:slot|available|you have|possible|open|free)))
        (?:premiere?|1ere?|prochaine?|first|next|earliest|soonest)(?: possible)? (?:
          creneau|plage|place|rendez-vous|rdv|rv|date|moment|dispo\w*|heure|libre|possible|availab\w+|free
          |open(?:ing)?|time|slot|appointment|appt|spot
        )(?: (?:disponible|dispo|libre|possible|available|slot|appointment|spot|time|opening|you have))*
        |(?:when|what)(?:'s|s| is|'re| are) (?:(?:the|your|ur|my) )?(?:very )?(?:earliest|soonest)
        |(?:quand|quoi) (?:est |serait |ce serait )?le plus tot
        |(?:the )?(?:earliest|soonest) (?:time|you have|possible|you can|u have)
        |${NO_BOUND}(?:the )?(?:earliest|soonest)${NOT_THEIRS}
        |(?<!(?:\d|\d ?h|heures|midi|di|dimanche|demain) )au plus (?:vite|tot(?! (?:a |vers )?(?:\d|midi|[a-z]{3,6}di(?![a-z])))
          |sacrant)
        |${NOT_OF_TIME}le plus (?:tot|vite|rapide(?:ment)?)
        (?! qu[e'] ?(?:je|j'|on|il|elle)| pour (?:moi|nous|lui|elle|eux) c'est)|drette la|(?<!not )right away
        |(?<!\b(?:pas|juste [a-z'· ]{2,30} pour) )tout de suite|immediatement|rapidement|as quickly as (?:possible|you can)
      )\b`,
  ],
  [
    'latest',
    globalPattern`
      \b(?:
        (?:le |au )?plus tard (?:possible|que possible)(?: (?:en|dans la) journee)?
        |as late as (?:possible|you can)
        |(?<!at )${NOT_OF_TIME}(?:the |your )latest(?! (?:is|would be|will be) )(?: (?:time|slot|appointment|you have|possible))?
        ${NOT_THEIRS}
        |(?:le |la |the |your |votre )(?:tout |toute |very )?(?:derniere?|last) (?:
          rendez-vous|rdv|heure|plage|place|appointment|slot|spot|opening
        )(?: (?:de la journee|of the day))?
        |last (?:appointment|slot|spot|opening|time) of the day
        |(?:la |le |the )?(?:tout |toute |very )?(?:derniere?|last) (?:one )?
        (?:de la journee|du jour|of the day)
        |(?:juste |right |just )?(?:
          avant (?:la |votre )?fermeture|avant que vous ferm(?:ez|iez)
          |before (?:you (?:close|shut)|clos(?:ing|e)(?: time)?)|at clos(?:ing|e)(?: time)?|a la fermeture
          |(?:close|near) to closing(?: time)?
        )
      )\b(?! week| month| year| fois)`,
  ],
];
