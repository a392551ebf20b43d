import { source } from '../../patterns.ts';
import { ACTIVITY, CARRIERS } from '../activity-words.ts';
import { UNTIL } from './until-then.ts';

const OWN = "(?:(?:my|our|the|his|her|their|mon|ma|mes|notre|nos|son|sa|le|la|les|un|une|an?) |l')";
/** Who minds the children, or must be home before somebody leaves. */
const KEEPER = source`
  ${OWN}?(?:[a-z-]+ )?(?:
    (?:baby)?sitter|nanny|husband|wife|hubby|partner|boyfriend|girlfriend|mom|mum|mother|dad|father|parents|sister
    |brother|grandma|grandpa|nana|in-laws|(?:mother|father|sister)-in-law|roommate|relief|replacement|au pair
    |gardienne|conjointe?|chum|blonde|mari|femme|mere|pere|soeur|frere|belle-(?:mere|soeur)|beaux-parents|coloc
    |remplacante?|releve|·+(?:-in-law)?
  )`;
/** Up to the hour, in the same thought. */
const ON = source`
  (?: (?!
      (?:
        ${UNTIL}|before|avant|by|pour|so|donc|faque|but|mais|and|et|pis|i|we|je|on|can|could|would|want|need|like
        |veux|peux|if|si|free|libre|dispo|with|avec|come|coming|venir|book|appointment|rdv
      )(?![a-z])
    )[a-z'·-]+
  ){0,4}?`;
const NOT_ASKED =
  '(?<!\\b(?:can|could|may|might|should|shall|would|do|if|when|once|that|to|pouvoir|est-ce que) )';
const RARELY = '(?: (?:only|usually|normally|always|generally|just|finally))?';

const KEEPER_COMES = source`
  (?:'s|'re| is| are| est)?${RARELY} (?:
    com(?:es?|ing)|arriv(?:es?|ing)|gets? (?:here|there|in|home|back|off|done)|shows? up
    |takes? (?:over|them|him|her|(?:the )?(?:kids|baby)|·)|back|home|here|finish(?:es)?
    |(?:arrive|rentre|debarque)(?:nt)?|(?:re)?vien(?:t|nent)|fini(?:t|ssent)|prend (?:la releve|le relais|les [a-z]+)
    |me remplace|est (?:la|rentree?|arrivee?|de retour)
  )`;
const RIDE = `${OWN}?(?:${CARRIERS}|ride|lift|metro|rem|navette|shuttle|taxi|uber)`;
const FROM_OR_TO = "(?: (?:from|to|for|home|back|de|du|d'|pour|en) ?[a-z-]*)?";
const RIDE_COMES = source`
  ${FROM_OR_TO} (?:
    gets? (?:me )?(?:in|there|here|into|to|downtown|back|home)|comes in|arrives?|pulls in|lands?|docks
    |drops (?:me|us)|(?:me |nous )?(?:laisse|depose|debarque)|atterrit|arrive
  )`;
const ARRIVE = source`
  ${NOT_ASKED}(?:
    (?:i|we)(?:'ll| will)?${RARELY} (?:
      arrive|land|touch down|roll in|pull in|get (?:back|in|into|to|off|downtown)(?! (?:you|your|there))
    )
    |(?:j'|on |nous )(?:arrive|atterris|debarque)(?:ons)? (?:en ville|d[eu'] ?(?!chez)[a-z]+|a [a-z]{4,}(?= a ))
  )`;
const MUST_BE = '(?<!\\b(?:as long as|so that|so|that|if|sure|provided) ?)';
/** "She's usually back at 4:45", "I'm done by four". */
const BACK = source`
  ${NOT_ASKED}${MUST_BE}(?:i|we|he|she|they|${KEEPER})(?:'m|m|'s|s|'re| am| is| are)${RARELY} (?:
    (?:back|home)(?! (?:by|in|on) ·)
    |(?:off|(?:off|done|out of|finished|through)(?: with)? (?:work|school|class)|(?<=usually )(?:done|out|finished|free))
    (?= (?:by|before) )
  )(?: from [a-z]+)?(?: by)?
  |(?:(?:i|we|he|she)(?:'ll| should| will)|(?:that|which) (?:should|will|would)) (?:be|get) (?:
    done|over|finished|off|free|home|back
  )(?: (?!${UNTIL})[a-z']+){0,3}? ?(?:by|around)
  |(?:je|on|nous|il|elle|mon [a-z]+|ma [a-z]+) ?(?:peux|peut|pouvons|pourrais|pourrait|serais?|serai|sera|vais|va) (?:
    (?:etre|arriver) )?(?:(?:deja )?(?:la|rendue?s?|arrivee?s?|sur place|revenue?s?|de retour)(?: chez vous)?|chez vous) pour
  |(?:i|we|he|she) ?(?:'ll|ll|can|could|should|would|will) (?:be|get|make it) ?(?:
    there|over|in|back|with you|to you|here|to your [a-z]+
  )? ?by`;
/** "My boss lets me leave at two", « je peux sortir du bureau à ». */
const LET_GO = source`
  (?:
    lets? (?:me|us|him|her) (?:go|leave|out|off)|(?:me|nous|le|la) laisse(?:nt)? (?:partir|sortir|aller)
    |(?:can|could) (?:only )?(?:leave|get (?:out|off|away)|(?:sneak|slip|duck) (?:out|away|off)|escape)
    |(?:peux|peut|pourrais) (?:juste )?(?:partir|sortir|quitter|me sauver|me liberer|m'echapper|decoller)
  )(?: (?:of |from |d[eu] )?(?!at|a|vers|by|before|avant)[a-z']+)?`;
const DONE = source`
  ${NOT_ASKED}(?:
    (?:ca|it|this|that|y|tout) (?:finit|se termine|ends?|finish(?:es)?|(?:is|'s) over|wraps up|lets out|gets out)
    |(?:i|we|he|she|who|${KEEPER})(?:'m|'re|'s)?${RARELY} (?:
      clock(?:s|ing)? out|punch(?:es)? out|knocks? off|wraps? up|logs? off|check(?:s|ing)? out|sign(?:s)? off
      |(?:get|am|is) relieved|closes? (?:up|shop|(?:the|our|my) [a-z]+)|clos(?:e|ing)(?= at)
      |leav(?:es?|ing) (?:work|school|class|(?:the|my) (?:office|plant|hospital|shop|site|clinic|factory|job)|campus)
      |finish(?:es)? (?:up|[a-z]+ing|(?:my|the|his|her|our) [a-z]+)
    )
    |(?:je|on|nous|il|elle|mon [a-z]+|ma [a-z]+) (?:
      (?:finis|finit|termine|ferme|quitte)(?:ons)? (?:(?:le|la|mon|ma|mes|son|sa|notre) |l')
      (?!maison|chalet)[a-z-]+|finis(?:sons)? de [a-z]+er|ferme(?:ons)?(?= a)|decroche|debauche
    )
  )`;
const LAST = source`
  (?:(?:my|our|his|her|the) last|(?:mon|ma|son|sa|notre) derni(?:er|ere)) [a-z]+(?: [a-z]+)?
  (?:'s| is| ends?| finish(?:es)?| est| finit| (?:se )?termine)`;
const CHILD = source`
  (?:${OWN}?(?:
    kids?|children|little (?:ones?|guy|girl)|baby|toddler|twins|boys?|girls?|son|daughter|enfants?|petite?s?|bebe
    |jumeaux|flos|fille|gars|fils
  )|·+)`;
const ASLEEP = source`
  (?:
    ${CHILD}(?:'s|'re| is| are| sont| est)? ?(?:
      (?:goes|go) (?:down|to (?:bed|sleep))|(?:in bed|asleep|down for the night|off to bed)
      |se couche(?:nt)?|couchee?s?|au lit|font dodo|fait dodo|dor(?:t|ment)|s'endor(?:t|ment)
    )
    |(?:(?:i|we) put|je (?:couche|mets)|on (?:couche|met)) ${CHILD}(?: (?:to bed|down|au lit))?
    |(?:(?:the |my |their |his |her )?(?:kids'? )?bedtime|(?:l'|leur |son )?heure du (?:dodo|coucher))
    (?:'s| is| est| c'est)?
  )`;
/** Behind what bounds the wish by itself, an hour of what stands there: "after my 2 o'clock meeting". */
const AFTER_THEIRS = source`
  (?:after|apres) ${OWN}(?:(?:[a-z-]+ ){1,3}?(?:at|a|de|d'|of|\(|-|around|vers))?`;
const IN_BRACKETS = source`
  (?:after|once|when|as soon as|apres|une fois|quand|des)(?![a-z]) ?[a-z'· -]{2,50} ?\((?:
    (?:usually|so|about|around|ish|vers|donc|environ|genre|at|a|~) ?
    |(?:he|she|they|it|i|that|il|elle|ca|c'est|on|je)(?:'s)? (?:[a-z']+ ){0,4}?(?=(?:at|around|a|vers|about|·|\d) ?)
  )*`;

/** Before an hour: from then on somebody is free, whoever comes or is done then. */
export const FREES: readonly string[] = [
  `${KEEPER}${KEEPER_COMES}${ON}`,
  `(?:${RIDE}${RIDE_COMES}|${ARRIVE}|${LET_GO})${ON}`,
  `${DONE}${ON}`,
  `(?:${BACK})`,
  `(?:${LAST}${ON}|${ASLEEP})`,
  '(?:which|that|qui) (?:ends?|finish(?:es)?|(?:is|are) (?:over|done)|fini(?:t|ssent)|(?:se )?termine(?:nt)?)',
  `(?:${AFTER_THEIRS}|${IN_BRACKETS})`,
];

const RIDE_GOES = source`
  ${FROM_OR_TO}(?:'s)? (?:leaves?|departs?|takes off|goes|is|part|repart|quitte|decolle|est)${FROM_OR_TO}`;
const KEEPER_GOES = source`
  (?:'s|'re| is| are)?${RARELY} (?:
    (?:(?:has|have|needs?|got) to (?:leave|go|head|be)|leav(?:es?|ing)|goes(?! to bed)|heads?)
    |needs? (?:it|me|us|(?:the|her|his|their|my) [a-z]+)(?: back| home)?
    |(?:doit |dois |doivent )?(?:re)?(?:part(?:ir|ent)?|quitter?)|s'en va|a besoin (?:du|de|d')[a-z ']*
  )`;
/** What somebody goes to at an hour, apart from what may be a time to come. */
const ENGAGED = source`
  (?:
    (?:i|we|he|she|they)(?:'ve|'s)?(?: (?:have|has|got))?(?: (?:got|also|already))?|(?:j'|on |il |elle )(?:ai|a)
    |jai|${KEEPER} (?:has|a)
  ) (?:(?:an?|my|our|his|her|the|une?|mon|ma|mes|son|sa|notre|le|la) |d[eu] |l')?
  (?!lunch|lesson|ride)(?:[a-z-]+ )?(?:
    ${ACTIVITY}|class|cours|exam|examen|call|reservation|conference|rehearsal|rencontre|appel|interview|entrevue
    |(?:first )?date(?: galante?)?|rendez-vous galant
  )(?: (?:with|avec|for|pour|de|du|a|in|at) (?!${UNTIL})[a-z' ]{2,24}?)?(?: (?:(?:on|le|ce|this) )?·+)?`;
/** "I start at four", « j'ouvre la boutique à ». */
const ON_DUTY = source`
  ${NOT_ASKED}(?:
    (?:(?:i|we)(?:'m|'re)?|im)${RARELY} (?:open (?:up|(?:the|my|our) [a-z]+)|(?:am )?(?:on(?: shift)?|in class)|go in(?: to work)?
      |clock in|punch in|work)
    |(?:je|j'|on) ?(?:rentre|embarque|ouvre) (?:travailler|au travail|(?:sur |a )?(?:(?:la|le|mon|ma) |l')[a-z]+)
    |je travaille|(?:je|j'|on) ?(?:dois |vais )?punche?r?|(?:je |on |il |elle )?recommence(?:nt)?(?: [a-z]+){0,2}
    |(?:i |we |and )(?:start|begin|go) (?:back|again)(?: (?:in|to work|at work))?
  )`;
/** The end of what others do, or of what is on then: it counts where no other hour is wished. */
const LEAVES = `(?:s?he|they|it)(?:'s|'re| is| are)?${RARELY} (?:leav(?:es?|ing)|fl(?:y|ies)|heads? (?:home|out|back))(?: ·+)?`;
/** "We gotta be at the pool at", « on doit être à l'aréna à ». */
const BE_AT = source`
  (?:(?:i|we|he|she|they|je|on|il|elle)(?:'ve|'s)? )?(?:gotta|(?:have|has|need|needs|got|supposed) to|must|dois|doit) ?
  (?:be|get|etre) (?:at|in|to|over at|a|au) ?(?:(?:the|my|his|her|our|their|la|le|mon|ma) |l')?(?:[a-z]+'s )?(?:
    rink|arena|gym|pool|piscine|station|gare|church|eglise|court|field|stadium|theat(?:er|re)|restaurant|wedding|party|game|meet
    |recital|concert|practice|school|ecole|daycare|garderie|hospital|hopital|airport|aeroport
  )`;
/** "Dinner tonight at 7:30", « souper à 19 h »: what begins then. */
const BEGINS_THEN = source`
  (?<=(?:^|[.,;:(!?]|\b(?:and|but|because|cause|car|pis|et|mais|cuz)) ?)(?:${OWN})?(?:
    (?:dinner|lunch|supper|resto(?:urant)?|restaurant) (?:reservations?|date|party)
    |reservation (?:au |de |a )?(?:resto(?:urant)?|restaurant|souper)|souper|dinner|supper|concert|spectacle|party|date
  )(?: (?:(?:on|le|ce|this) )?·+)?`;
/** "My mother-in-law lands in Montreal at three": whoever is fetched then ends the wish, and frees nobody. */
export const LANDS_THEN = source`
  (?:
    ${KEEPER}${RARELY} (?:lands?|touch(?:es)? down|fl(?:y|ies) in|atterrit|atterrissent)
    |(?:(?:her|his|their) ${CARRIERS}
    |${KEEPER}'?s ${CARRIERS}
    |(?:the |le |l')?${CARRIERS} (?:(?:of|de|d') ?${KEEPER}|·+)) ?(?:
      lands?|touches down|(?:gets|comes|flies|pulls) in|arrives?|atterrit|arrive|rentre|is(?= at)|est(?= a))
  )${FROM_OR_TO}${ON}`;
const THEIR_END = source`
  (?:${LANDS_THEN}|${BE_AT}|${BEGINS_THEN}|${LEAVES}|${RIDE}${RIDE_GOES}|${KEEPER}${KEEPER_GOES}|${ENGAGED}|${ON_DUTY})`;
/** « Être chez le notaire pour 15 h », "be in Laval by three", and not here. */
const AWAITED = source`
  (?:
    (?:need|needs|have|has|got|gotta|must|should|supposed) ?(?:to )?
    (?:be|get|show up) (?:
      there (?:for|by)
      |(?:(?:back )?(?:at|in|to|over to)) (?!you|there|here)(?:[a-z'·-]+ ){0,3}?[a-z'·-]+ (?:for|by|before)
    )
    |(?:dois|doit|faut)(?: que (?:je |j'|on ))? ?(?:etre|sois|soit) (?:la|sur place) pour
    |(?:dois|doit|devons|faut)(?: (?:que |qu'|d')?(?:je |j'|on |il |elle )?)?(?:
      etre|sois|soit|arriver|me rendre
    ) (?:(?:de retour )?(?:a|au|aux|chez|dans|en)) ?(?!vous|ici|votre)
    (?:[a-z'·-]+ ){0,4}?(?:pour|avant)
  )`;

/** Before an hour: it must be over by then, for somebody leaves or is awaited. */
export const TAKES: readonly string[] = [THEIR_END, AWAITED];

/** "I don't work until eleven", « je travaille pas avant 11 h »: free until then. */
export const NOT_YET = source`
  (?:(?:i|we)(?:'m)? (?:don't|dont|do not|am not|not) (?:have to )?(?:work(?:ing)?|start|go in|open|leave|be (?:at )?work)
  (?: (?:work|school|class))?|(?:j'?e?|on) ?(?:ne )?(?:travaille|commence|rentre|ouvre|pars) pas(?: [a-z]+)?)
  (?: (?:until|till|'?til|before|avant|jusqu'a))`;

/** The words before an hour that end the wish only where no other hour is wished. */
export const IS_THEIR_END = new RegExp(`^${THEIR_END}`);
