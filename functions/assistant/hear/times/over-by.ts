import { source } from '../../patterns.ts';

const BY =
  "(?:by|before|b4|no later than|at the latest by|avant|pour|d'ici|au plus tard(?: a)?|max(?:imum)?(?: a)?)";
const MUST_EN = source`
  (?:
    (?<!(?:don't|dont|not|doesn't|never) )(?:
      need|needs|have|has|got|gotta|must|want|would like|'d like|hoping|supposed|trying
    )(?: to)?
  )`;
const MUST_FR = source`
  (?:
    (?<!(?:pas|pas a) )(?:
      faut|faudrait|doi[st]|doivent|devrai[st]?|devons|veux|voudrais|aimerais|besoin|peux|pouvoir
    )
  )(?: absolument| vraiment| aussi)*(?: (?:que|qu'|d[e']) ?)?
  (?: ?(?:je|j'?|on|nous|ca|ce|c'|il|elle|l'auto|le char|tout) ?)?`;
const OVER_EN = source`
  (?:
    (?:be |get )?(?:all )?(?:out(?:ta)?|done|finished|over|gone|ready|through|away|wrapped up)|leave|finish|end|go
    |wrap up|head (?:home|back|out|off)|(?:bring|take|give|drive|get|hand) (?:it|him|her|them|the [a-z]+) back
    |be (?:back|home|free|at work|on (?:my|the) (?:way|road)|(?:heading|rolling|driving|riding)(?: [a-z]+)?)
  )`;
const OVER_FR = source`
  (?:
    (?:sois|soit|soient|est|etre|aie|ait|avoir|sera|soyons|ayons) ?(?:deja )?(?:
      fini|termin|(?:res)?sorti|rentre|revenu|(?:re)?parti|pret|dehors|libre|libere|de retour
    )[a-z]*(?: a (?:re)?partir)?|(?:re)?part(?:e|ir|ent|ions)|quitter?|(?:res)?sort(?:e|ir|ions)
    |m'en (?:aille|aller)|finiss\w+|finir|termine(?:r|nt)?
  )`;
const PLACE = source`
  (?: (?:
      (?:of|from) (?:here|there|(?:the|your) [a-z]+)|here|there|your [a-z]+|d'ici|de la|de chez (?:vous|nous)
      |(?:du|de (?:la|votre)|de l') ?(?:salon|garage|bureau|cabinet|spa|studio|atelier|boutique|clinique|place)
      |(?:to|for) (?:work|school|class|the airport)|at work|home|at home|at the office|to the office|back
      |with it|on (?:the|my) (?:road|way)|to (?!you)[a-z]{4,}|chez (?:nous|moi|vous)|a la maison|au bureau|au travail
      |avec (?:l'auto|lui|elle|eux)|avec
    )
  )*`;
const AT = `(?: ?(?:a|vers|at|around|${BY}))?`;
/** Words for whom it is may have been read before. */
const CHILDREN = source`
  (?:(?:my|the|our|mes|les|nos|ma|mon|le|la) ?)?(?:
    enfants?|kids?|children|flos|petits?|fille|fils|gars|garcon|bebe|son|daughter|baby|them|·+
  )`;
const AS_LONG_AS =
  '(?:en )?(?:tant|autant|pourvu|du moment|a condition) (?:que|qu)|(?:as|so) long as|provided(?: that)?|if';
/** When the appointment must be over: « je dois partir à onze heures », "out by eleven", "ready for five". */
export const OVER = `(?:${[
  `(?:(?:i|we|it|they|she|he) )?${MUST_EN} ${OVER_EN}${PLACE}${AT}`,
  `(?:${MUST_FR}) ?${OVER_FR}${PLACE}${AT}`,
  source`
    (?<!\b(?:i'm|im|i am|i get|we're|we get|usually|i'll be|get) )(?:
      out(?:ta)?|done|finished|over|gone|ready|completed|wrapped up|over with|in and out
    )${PLACE},? ${BY}`,
  source`
    (?:(?:be|walking|getting) )?(?:out|away)${PLACE},? by
    |(?:fini|termine|(?:res)?sorti|(?:re)?parti|pret|libere|dehors|faite?)e?s?${PLACE},? ${BY}`,
  source`
    (?:${AS_LONG_AS})
    (?: (?:(?:je |j'|on |nous )(?:suis|sois|est|soit|sommes)?|i'm|im|i am|we're|we are|it's|its|i can be|i get)
    )? ?(?:fini|termine|(?:res)?sorti|(?:re)?parti|out|done|gone|finished|free|away)e?s?${PLACE} (?:
      a|at|${BY}
    )`,
  '(?<=(?:[,:(·]|\\b(?:mais|et|pis|soit|que ca)) ?)(?:fini|termine)e?s? a|(?:finie|terminee)s? a',
  source`
    (?:finir|terminer|finisse|termine|se termine|ends?|finish|wrap up|get out|sortir|repartir|leave)${PLACE} ${BY}`,
  `(?<=\\b(?:ca|ce|it|this|that|seance|cours|rendez-vous|rdv|appointment|session) )(?:finit|finira|finishes) ${BY}`,
  `(?:and|et|pis) (?:leave|(?:re)?partir|ressortir)${PLACE} (?:at|a)`,
  source`
    (?:${MUST_EN}|${MUST_FR}) ?(?:be|get|show up|etre|sois|soit|arriver|rentrer|retourner)
    (?: (?:au|a la|a l'|at|in|to|a)(?: (?:the|my|his|her|our|their))? ?(?:
        (?:
          bureau|travail|job|work|office|school|ecole|universite|cegep|hopital|hospital|aeroport|airport
          |garderie|daycare
        )(?: des? [a-z]+)? (?:a|pour|avant|by|at|before|for|vers)
        |(?:rink|arena|gym|pool|piscine|station|gare|church|eglise|court|palais) (?:pour|avant|by|before)
      )
    )`,
  source`
    (?:de retour|revenue?|back)(?: home)? (?:a|au|aux|a la|a l'|chez|dans|en|at|to|in|by)(?! (?:you|your|vous|votre))
    (?: ?[a-z'·]+){0,3}? (?:by|before|pour|avant)`,
  source`
    (?:je |on |nous )(?:pars|part|partons|quitte|quittons|m'en vais|decolle)
    (?: (?:d'ici|de la|travailler|au travail|(?:pour|vers|chez) (?:l'|(?:le|la|mon|ma|mes) )?[a-z]+))? ?
    (?:a|vers|avant|au plus tard a)
    |(?:i'm |im |i |we |we're |and |then )(?:leaving|leave|take off|drive|driving|head|heading)(?: (?:up|out|off|down|back))?
    (?: (?:home|the house|(?:for|to) (?:(?:the|my|our) )?(?!you)[a-z]+(?: [a-z]+)?))? (?:at|by|before|around)`,
  source`
    (?:aller |va |vais )?(?:chercher|recuperer?|ramasser?) ?${CHILDREN}(?: (?:a|de|du|au) ?(?:la |l'|son |sa )?[a-z]{3,})? ?
    (?:a|vers|pour|avant)`,
  source`
    (?:pick(?:s|ing)?|get(?:s|ting)?|take(?:s)?|need(?:s)?) (?:it|the (?:car|truck|van|bike|dog|cat)|him|her) (?:
      back|up
    )(?: (?:from|at) (?:your|the|my) [a-z]+)? (?:at|by|before|around)`,
  source`
    (?:le|la|l'|les|(?:mon|ma|le|la) (?:chien|chat|char|auto|velo)) ?(?:
      (?:re)?chercher|ramasser?|recuperer?|ravoir|rapporte[rs]?|ramene[rs]?|reprend(?:s|re)?|rend(?:s|re)?
      |remett?(?:s|re)
    )(?: chez (?:lui|elle|eux))? (?:a|vers|pour|avant)`,
  source`
    pick(?:ing)? (?:up ?${CHILDREN}|${CHILDREN} up)(?: (?:from|at) (?:her |his |their |the )?[a-z]+)? ?
    (?:at|by|before|around)`,
  '(?:and|et|pis|then|puis) (?:then )?(?:(?:me |nous )?(?:ramasse|reprend)|(?:picks?|gets?) me(?: back)? up|comes? back for me)',
  source`
    (?:
      (?:mon|ma|mes|my|the|le|la|les|l') ?(?:
        shift|quart|chiffre|job|cours|class(?:es)?|ecole|school|work|meeting|reunion|journee|day|training
        |formation
      )(?:,? (?:which|that|qui))? (?:start|begin|commence|debute)(?:s|nt)?
      |(?<!\b(?:can|could|may|should|do|would|if) )i (?:only |usually |normally )?start
    )(?: (?:a|at|vers|around|by))?`,
  source`
    (?:
      je |j'|j |i
      |(?<=(?:^|[.,;:!?(]|\b(?:et|pis|mais|car|pcq|parce que|vu que|and|but|because|as|i have to)) ?)
    )(?:commence|start work)
    (?: (?:a travailler|a l'ecole|au travail|ma shift|mon shift|work|my shift))? ?
    (?:a|vers|at|by|avant|before)?`,
  '(?<=· ?),? ?(?:which|that|qui) (?:starts?|begins?|commence|debute)(?: (?:at|a|vers|around))?',
].join('|')})`;
