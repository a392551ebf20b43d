import { globalPattern } from '../../patterns.ts';

/** Phrases whose single words say nothing. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  // "Bring" and "wear" are asked about only where what to bring or wear is.
  [
    globalPattern`
      \b(?:
        what(?: else)?(?: (?:do|should|must|would|am|are|can|to|will|i|we|he|she|they|you|need|needs|have
        |supposed|want)){1,6} bring
        |(?:need|needs|have|has|supposed) to bring (?:anything|something|stuff|some papers?)
        |(?:should|must|do|can|shall) (?:i|we|he|she) bring (?:anything|something)
        |(?:which|what) (?:papers?|documents?|paperwork)(?= (?:do|should|must|are|to)\b)
        |(?:que|qu'est-ce que?|quoi|kess) (?:faut|dois|doit|est-ce|on|je|j'|il|tu|[- ])*(?:apport|amen|emmen)[a-z]+
        |j'(?:apporte|amene|emmene) (?:-?tu )?quoi
        |(?:apport|amen|emmen)[a-z]+(?: avec moi)? (?:quoi|quelque ?chose|qq ?ch\w*|qqch|(?:des )?(?:papiers?
        |documents?)|de quoi)
      )(?![a-z])`,
    ' tobring ',
  ],
  [
    globalPattern`
      \b(?:
        what(?: else)?(?: (?:do|should|must|would|can|to|i|we|he|she|they|need|have)){1,4} wear
        |(?:comment|quoi) (?:faut|dois|doit|est-ce|que|qu'|on|je|il|[- ])*s'habill[a-z]+|je (?:m'habille
        |mets) (?:comment|quoi)
        |comment (?:je |on )?(?:m|s)'habill[a-z]+
      )(?![a-z])`,
    ' towear ',
  ],
  // Who comes late is not behind with anything.
  [
    globalPattern`
      \b(?:am|i'm|im|we're|are|is|running|be|being|arrives?|get there|suis|serai|sera|etre|arriver?|arrivez)
      (?: [a-z]+){0,2} (?:late|en retard)\b|\b(?:late|retard) (?:by|of|de|d') ?\d`,
    ' enretard ',
  ],
  // What was received is no receipt.
  [
    globalPattern`
      \b(?:ai|jai|as|a|avons|avez|ont|aurai|aura|aurais)(?: (?:pas|jamais|bien|deja|encore|rien|tu|vous
      |toujours)){0,3} recue?s?\b`,
    ' ',
  ],
  [
    globalPattern`
      \b(?:sans|without(?: an?)?) (?:rendez[- ]?vous|rdvs?|rv|appointments?|booking|reservation)\b
      |\bwalk[- ]?ins?\b|\b(?:drop|just show|just come) (?:in|up)\b`,
    ' walkin ',
  ],
  [
    globalPattern`
      \b(?:
        (?:just|juste) (?:show up|drop (?:in|by)|walk in|stop by|pop in|passer|arriver|me presenter)
        |(?:show|drop) (?:up|in|by) without|no appointment|(?:sans|without) (?:m')?(?:appel|annonc|reserv|call
        |book)[a-z]*
        |(?:have|need) (?:to (?:book|call ahead|make an appointment)|an (?:appointment|appt))
        |(?:passer|venir|arriver|rentrer) de meme
        |(?:faut|dois|doit|besoin)[- ]?(?:tu|il|je|on)? (?:d'|de |un |que je )?(?:(?:prendre|prenne|avoir) )?
        (?:un )?(?:rendez[- ]?vous|rdvs?|reserv[a-z]+)
      )\b`,
    ' walkin ',
  ],
  [
    globalPattern`
      \b(?:
        en ligne|a distance|(?:par|via|sur|over|on|by|au)(?: the)? (?:zoom|skype|teams|video(?: call)?|visio\w*
        |phone|telephone)|from home
      )\b`,
    ' distance ',
  ],
  [/\b(?:les|des|aux) (?:gars|hommes|mecs)\b|(?<!\b(?:you|u|vous) )\b(?:guys|dudes)\b/g, ' homme '],
  [/\b(?:les|des|aux) filles\b|\bgirls\b/g, ' femme '],
  [/\b65 ?(?:ans )?(?:et|and|or|ou) (?:plus|over|older)\b|\b65 ?\+/g, ' senior '],
  [
    globalPattern`
      \b(?:
        (?:how many|combien (?:de|d'|on)|(?:jusqu'a|up to|for|pour|on (?:est|sera|serait|va etre)|(?:we
        |there)(?:'re|'ll be| are| will be))
        (?:\d+|two|three|four|five|six|seven|eight|nine|ten|deux|trois|quatre|cinq|sept|huit|neuf|dix)) (?:
          people|persons?|personnes?|of us
        )|on (?:est|sera|serait|va etre) \d+|we(?:'re| are|'ll be| will be) \d+
      )\b(?! ?(?:ans|years?|h\b|km|min))`,
    ' groupe ',
  ],
  [
    /\b(?:(?:par|per) (?:extra )?(?:personne|person)(?: (?:de|en) plus)?|(?:de|en) plus|extra (?:person|people))\b/g,
    ' extra ',
  ],
  [
    globalPattern`
      \b(?:gotta |got to )?(?:be|etre|sois|soit|rester?|stay)
      (?: (?:the(?:re|ir)|la\b|home|at home|a la maison|chez (?:nous|moi)))(?: (?:myself|moi[- ]meme))?
      |\b(?:someone|somebody|quelqu'un|anyone) (?:home|a la maison)
      |\blet (?:you|u|them) in(?![a-z])|\b(?:vous|leur) ouvrir(?: la porte)?(?![a-z])`,
    ' presence ',
  ],
  [
    globalPattern`
      \b(?:
        (?:le |la |the )?(?:jour|journee) meme|same day|right away|on the spot|(?:while|pendant que) (?:i|j'
        |we) (?:wait|attends?)
        |(?:quand|when|combien de temps|how (?:long|fast|soon|quick)|(?:tu|ti|ca prend|c'est|is it
        |take) long)\b.{0,32}\b(?:
          rec(?:oi|ev)[a-z]+|les avoir|arriv[a-z]+|get (?:them|it|my|our|the)|(?:be|come) in(?= *(?:$|\\?))
        )(?:[- ]on)?|\brec(?:oi|ev)[a-z]+\b.{0,32}\bquand
      )`,
    ' pret ',
  ],
  [
    globalPattern`
      \b(?:too|trop) (?:young|jeunes?)\b
      |\b(?:he|she|they|il|elle)\b[^.?!]{0,12}\b(?:too|trop) (?:old|small|little|vieux|vieille|petite?)\b`,
    ' age ',
  ],
  // Nobody parks in a park.
  [/\b(?:at|in|to) (?:the|a) park\b|\b(?:au|dans (?:le|un)) parc\b/g, ' exterieur '],
  // A thing that is old has no age.
  [
    globalPattern`
      \b(?:(?:my|an?|the|our|your|some|mon|ma|mes|une?|la|les?|des|vos) )(?:old|vieux|vieil|vieilles?) (?=[a-z])`,
    ' usage ',
  ],
  [
    globalPattern`
      \b(?:
        jusqu'?a? ?quand|(?:until|till|til) (?:when|what date)|jusqu'a quelle date
        |(?:je|on|j) (?:le |la |les )?(?:recupere|reprend|ramasse)[a-z]* quand
        |when (?:do|can|should) (?:i|we) (?:pick|get) (?:it|them)? ?(?:up|back)
      )(?![a-z])`,
    ' untilwhen ',
  ],
  [/\b(?:un|des|any|an?) (?:specials?|speciaux)\b(?! [a-z])/g, ' rabais '],
  [
    globalPattern`
      \b(?:
        (?:come|comes|coming|be|sit|stay|go) (?:in |along |over )?with (?:me|us|him|her)
        |(?:bring|amener|emmener) (?:along )?(?:someone|somebody|a friend|quelqu'un|une? ami?e?)
        |(?:venir|vienne|entrer) avec (?:moi|nous|elle|lui)
      )\b`,
    ' accompagne ',
  ],
  [
    /\b(?:leave|laisser|mettre) (?:my|the|a|mon|le|un|l') ?(?:car|truck|van|char|auto|voiture|camion)\b/g,
    ' stationner ',
  ],
  [
    globalPattern`
      \b(?:
        (?:do|would|will|can) (?:you|u|ya) (?:guys )?(?:come|go|travel|deliver|drive)
        (?: out| over| all the way)? to
        |(?:vous )?(?:venez|allez|desservez|livrez)(?:[- ]vous)?(?: jusqu'?)? ?(?:a|au|en|dans|sur)
      )\b`,
    ' secteur ',
  ],
  [
    globalPattern`
      \b(?:
        home visits?|house calls?|a domicile|chez (?:moi|nous|lui|elle|(?:ma|mon|mes) [a-z]+)|y aller
        |come (?:over|to (?:me|us|my (?:place|house|home)))|(?:a|dans) l'hopital|(?:at|in) the hospital
        |(?:deplacez|deplacer|deplacements?)(?:[- ]vous)?
      )\b`,
    ' domicile ',
  ],
  [/\bwi[- ]fi\b/g, ' wifi '],
  // Neither the cards nor the cheques that one pays with.
  [/\bcheques?[- ]cadeaux?\b/g, ' carte cadeau '],
  [/\bcover(?:ing)?[- ]?ups?\b/g, ' coverup '],
  [
    globalPattern`
      \b(?:i'?m|j'?ai|(?:is|are|am|turned|turning|aged|age|a|ont|de)) (?:only |just |juste |deja )?
      (?:[1-9]\d?)(?: ?(?:ans|years?|yrs?|y\/?o)\b|(?= (?:can|and|and|is|but|may|still|so)\b|$|[,.?!]))
      (?:[- ]old)?|\b[1-9]\d?[- ](?:ans|years?[- ]old|yrs?[- ]old|yo)\b`,
    ' age ',
  ],
  [
    globalPattern`
      \b(?:under|over|(?:moins|plus) de) [1-9]\d?\b
      (?! ?(?:[$%]|min\w*|h\b|hours?|heures?|km|dollars|jours?|days?|weeks?|semaines?|mois|months?))`,
    ' age ',
  ],
  [
    globalPattern`
      \b(?:hot tubs?|jacuzzi|bain tourbillon|spas?(?: nordique)?|sauna|piscine|swim(?:ming)?|pool|baign\w+)\b`,
    ' baignade ',
  ],
  [/\b(?:numbing|anesthesi\w+|gele|qui gele|numb)\b/g, ' numb '],
  [/\b(?:deposit|depot|acompte|down ?payment|upfront)\b/g, ' depot '],
  [
    globalPattern`
      \bcarte[- ](?:soleil|(?:d'assurance[- ])?maladie|ramq)\b
      |\b(?:health|medicare|medical)(?: insurance)? card\b|\bmedicare\b`,
    ' ramq ',
  ],
  [
    globalPattern`
      \b(?:mom|mum|mother|dad|father|parents?|mere|pere|guardian) (?:
        gotta|(?:got|has|have|needs?) to|must|doit|doivent|ont[- ]tu besoin d'
      ) ?(?:come|be (?:there|with me|present)|sign|stay|venir|etre (?:la|present[es]?)|signer|rester)
      (?: (?:in )?(?:with|w) me| avec moi)?(?: (?:or|ou) (?:just |juste )?(?:sign|signer) [a-z]+)?
      |\b(?:without|w\/?o|w out|sans) (?:my |her |his |ma |mon |mes |un )?(?:mom|mother|dad|parents?|mere|pere)\b`,
    ' parent ',
  ],
  [/\bcsst\b/g, ' cnesst '],
  [
    globalPattern`
      \b(?:
        (?:papiers?|note|billet) (?:du|d'un|de mon) (?:docteur|medecin|doc|dr)|(?:doctor|doc|dr)'?s? (?:note|paper)
        |(?:papers?|note) (?:from|by) (?:the|my|a|your) (?:doctor|doc|dr)
      )\b`,
    ' ordonnance docteur ',
  ],
];
