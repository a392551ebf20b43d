import { source } from '../../patterns.ts';
import { ME } from './unsuitable-words.ts';

/** "I prefer …", « seulement … »: wishes what stands behind it. */
export const wishesAfter = [
  source`
    (?:je |j')?(?:
      prefere(?:rais)?|aimerais(?: mieux)?|voudrais|veux|vx|souhaite(?:rais)?|prendrais|prends|peux|pourrais
      |suis (?:libre|dispo(?:nible)?)
    )
    |(?:i |i'd |id |we )(?:
      (?:would |much )?prefer|want|would like|like|can(?: only)?(?: do)?|could(?: do)?|need|wanna
    )|seulement|uniquement|juste|only|just|strictly|rien que`,
  // "I'm stuck at work tonight can we do Wednesday": the question wishes.
  source`
    (?:can|could) (?:we|i|you|u)(?: (?:please|maybe))?
    (?:[ ](?:do|make it|switch|move|try|book|get|have|say|come))(?: (?:it|me|in|to|on|for))*
    |(?:est-ce qu(?:e |'))?(?:on|je) (?:peut|peux|pourrait|pourrais)[- ]?(?:tu )?
    (?:faire|mettre|prendre|avoir|essayer|venir|dire)(?: ca)?
    |(?:peut|pourrait)-on (?:faire|mettre|prendre|dire)(?: ca)?`,
  // "I can't today or tomorrow, and it has to be a morning": the refusal ends there.
  source`
    (?:it|that) (?:has|needs|would (?:have|need)) to be(?: (?:on|in))?|(?:it|that) must be(?: (?:on|in))?
    |(?:il |y )?(?:faut|faudrait) que (?:ce|ca) (?:soit|tombe)|(?:ca|ce) (?:doit|devrait) etre|ca prend`,
  "(?:je |j')suis en (?:conge|off)|(?:i'm |im |i am )(?:off|free|available|good)(?: (?:on|for))?",
];

/** "… works best", « … serait parfait »: wishes what stands before it. */
export const wishesBefore = [
  source`
    (?:ca |cela |c'est |c |ce |it |that |they |this |would |serait |seraient |will )*(?:me |m'|nous )?(?:
      marche(?:rait|nt)?|convient|conviennent|va|vont|fonctionne(?:nt|rait)?|fitte?|adonne|arrange|works?
      |suits?|is (?:fine|good|ok|okay|perfect|great|best|better|ideal)
      |are (?:fine|good|ok|okay|perfect|best|better|ideal)
      |be (?:fine|good|great|perfect|ideal|ok|nice|better|best)|parfait|ideal|mieux|super|correct|beau(?!-)
    )(?: (?:bien|mieux|too|aussi|fine|well|better|best))?` + ME,
  source`
    (?:that|it|this|those|these)(?:'d| would| will|'ll)? be (?:the |a |my )?(?:
      best|better|ideal|perfect|good|great
    ) (?:day|time|one)s?`,
  '(?:oui|yes|ok|okay|yep|ouais|correct|parfait|perfect|great|seulement|only)',
];

/** "Wednesday evening is when I can", « mercredi soir je pourrais ». */
export const whenFree = [
  source`
    (?:(?:is|'s|would be) (?:(?:about |really )?(?:when|the (?:only )?(?:time|day)(?: that| when)?|all) )?
    |(?<=· ?)(?:that )?)(?:i|we) (?:can|could|might|'m free|am free|have free)(?: (?:do|make(?: it)?|come|swing))?
    (?= *(?:$|[.,;!?)]|(?:but|and|or|because|bc|if)\b))
    |(?<=· ?)(?:c'est (?:la |le (?:seul )?(?:temps|moment|jour) )?(?:que|ou) )?
    (?:je (?:peux|pourrais)|j ?pourrais|j'?peux|on (?:peut|pourrait))(?: venir| passer)?
    (?= *(?:$|[.,;!?)]|(?:mais|et|pis|ou|parce|si)\b))`,
  source`
    (?<=· ?)(?:
      (?:i'm|im|i am|we're|we are) (?:all |completely )?(?:off|free|available|open)
      |(?:je (?:suis|serai)|chu|chui|j'?suis|on est) (?:off|en conge|libres?|dispo\w*)
    )(?: (?:all day|all week|again|toute la (?:journee|semaine)))?(?= *(?:$|[.,;!?)]|(?:but|and|so|because|et|mais|pis|donc)\b))`,
];

/** "Wednesday at six not possible?": whoever asks that wishes it. */
export const asksIfFree = [
  source`
    (?:(?:is it|it's|that's|it is|is|isn't|c'est|est-ce(?: que c'est)?|ce serait|serait) )*(?:exactly |really |vraiment )?(?:
      (?:not|pas|plus|no longer) (?:possible|available|free|open|dispo(?:nible)?s?|libres?)
      |(?:isn't|is not|aren't) (?:possible|available|free|open)
    )(?: (?:at all|anymore|du tout|for you|pour vous|chez vous))?(?= ?\?)`,
];

/** "Friday is my only day off", and "my day off is Friday". */
export const dayOff = [
  source`
    (?:is |c'est |est )?(?:my|ma|mon) (?:only |one |seule? )?(?:day|journee|jour) (?:
      off|de conge|libre|de off
    )`,
];

/** "Weekends are out, mornings too", « et pareil pour le matin »: as what was said before. */
export const sameBefore = [
  '(?<=· )(?:too|as well|also|aussi|itou|pareil|likewise|non plus|neither|either)(?= ?(?:$|[.,;!]))',
];

/** "Same goes for …", « et pareil pour … »: as what was said before. */
export const sameAfter = [
  source`
    (?:et |and )?(?:
      so (?:are|is|do|does)|neither (?:are|is|do|does)|(?:the )?same (?:goes )?(?:for|with)|ditto (?:for)?
      |(?:c'est )?(?:pareil|la meme chose|meme chose|idem)(?: pour)?
    )(?: les| le| la| the| on)?(?= ?·)`,
];

/** "And also a …", « puis une autre … »: another appointment. */
export const opens = [
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
    |(?:aussi|also|ensuite|puis|pis|plus)
    (?= (?:
        une?|an|a(?! (?:
            l'|(?:me|te|se|le|la|les|lui|y|en|mon|ma|mes|ce|cet|cette|jour|risque|propos)(?![a-z])
          )
        )
      ) )`,
  source`
    (?:et |and |pis )(?:the (?:other|second)(?: one)?|l'autre|(?:le|la) (?:deuxieme|seconde?))
    (?= (?:(?:on|le|at|a|for|pour) )?·)`,
];
