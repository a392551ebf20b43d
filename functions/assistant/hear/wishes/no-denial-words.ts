import { source } from '../../patterns.ts';

/** Phrases that hold a "not" and deny nothing. */
export const deniesNothing = [
  source`
    (?:
      (?:is|would) it (?:be )?impossible (?:to|for)
      |(?:c'est|est-ce(?: que c'est)?|serait-ce) impossible (?:de|d')
    )(?=[^.!]*\?)`,
  'if not',
  // "If that doesn't work, Tuesday", « si elle peut pas, mardi »: what follows is for a case, and what stands before it holds.
  source`
    (?:and |but |or |et |pis |mais |ou )?(?:if|si|s') ?(?:
      he|she|they|you|u|it|that|this|there|none of (?:that|those|them|it|these)|nothing|nobody|no one
      |il|elle|ils|elles|vous|tu|t'
      |c'|ce|ca|cela|y|rien|personne|aucun(?:e)?
    )(?:'s|'re)? ?(?:(?:n'|ne|en|y|me|t'|se|vous|really|vraiment|just|can|could|is|are|do|est|a|as|avez|fait|etait) ?){0,4}(?:
      can't|cannot|cant|can not|couldn't|won't|wont|doesn't|doesnt|don't|dont|isn't|isnt|aren't|arent|not|nothing|no
      |(?:
        peut|pouvez|peux|pourrait|pourriez|marche|fonctionne|convient|adonne|va|reste|avait|aurait|auriez|serait
        |fait|est|a|as|avez
      )
      (?:[- ](?:vous|tu))? (?:pas|plus|pus|rien)
      |pas|plus|pus|rien|works?|suits?|marche|fonctionne|convient
    )(?: (?:be (?:done|possible)|works?(?: out)?|do(?:able)?|fit|suit|go|have|get|any(?:thing)?|one|room|make it|
      d'autre|la|une?|de (?:place|libre|dispo)|possible|faisable|correct))*
    (?:,? (?:then|ben|bien|alors))?`,
  // "I still don't have my winter tires on", « j'ai toujours pas … »: who lacks it wishes it.
  source`
    (?:
      still (?:don't|dont|do not|doesn't|haven't|havent)
      |(?:don't|dont|do not|doesn't|haven't|havent)
      (?= (?:have|got|had|gotten) [^.!?,]{0,24}?(?<=· ?)(?:yet|on|booked|done|scheduled)\b)
    ) (?:have|got|had|gotten)(?: (?:my|our|his|her|the|an?|any))?`,
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
    (?:can't|cant|couldn't|couldnt|wouldn't|won't) (?:it|we|that|this|he|she|they)(?= [^.!]*\?)
    |(?:je |on |vous |tu )(?:ne )?(?:peu[xt]|pouvez|pourr[a-z]+) pas (?=(?:avoir|(?:me|nous) [a-z]+)(?![a-z])[^.!]*\?)`,
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
    (?:il )?n'y (?:a|aurait)(?:[- ]t[- ]il)?(?: (?:donc|vraiment|plus))? (?:pas|rien|aucune?)
    (?: (?:place|dispo\w*|quelque chose|autre chose|d'autre))?(?: de (?:libre|dispo\w*))?(?=[^.!]*\?)`,
  source`
    (?:
      (?:don't|do|wouldn't|would|didn't|dont|can't|couldn't|can|could|won't) (?:you|u|i)(?: not)?(?= )
      |isn't (?:there|it|that)|aren't there|is there (?:no|nothing|not)
    )(?: (?:have|get|do|come|find))?(?: (?:anything|something|a spot|room))?`,
  source`
    (?:pourrai[st]|pourriez|pouvez|peux|peut)[- ](?:on|vous|tu|je|il) (?:pas )?
    |(?:ca |ce )(?:ne )?(?:pourrait|serait) pas (?:etre )?(?:possible )?(?=[^.!]*\?)`,
  source`
    pas (?:juste|seulement|uniquement|que(?! (?:ce|ca|cela|c'|on|je|tu) ?))|not (?:only|just)|(?:a )?grands pas
    |pas (?:mal|pire|cher|pis)|not (?:bad|expensive)|pas vrai|pas grave|n'est[- ]ce pas|(?:ne )?pas oublier
    |n'?oublie[szr]? pas|don't forget
    |pas encore(?! (?:arrive|la\b|ici|revenu|rentre|de retour))|not yet|pas (?:sure?|certaine?|fixee?)
    |not (?:sure|certain|picky|fussy)|(?:je )?(?:ne )?(?:sais|sait|connais) pas|don't know|dunno|sais pas
    |che pas|pas difficile|pas besoin|no need`,
  "(?:si (?:c'est |ce n'est )?pas|if (?:it's |that's )?not) (?:possible|trop|too|un probleme|a problem)",
  source`
    (?:ne |n')(?:peux|pourrais|suis (?:libre|dispo(?:nible)?)|travaille pas)[a-z ]{0,12} que
    |i (?:don't|do not|dont) work|(?:je |j')?(?:ne )?(?:travaille|bosse) pas`,
  'il ne reste pas|no longer than',
];
