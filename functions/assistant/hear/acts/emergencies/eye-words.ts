import { source } from '../../../patterns.ts';

/** Nothing else shares a thought with them: an eye shadow, a glass eye and contact lenses are none. */
const AN_EYE = source`
  (?:my|her|his|the|one|an|our|both|this|la|le|mon|ma|mes|l'?|les|son|ses|un|une|cet|d'un|de l'|des)
  (?: (?:left|right|bad|good|whole|other))? ?(?:eye|eyes|oeil|z?yeux|vision|eyesight|sight|vue|champ de vision)
  (?! (?:sur|of|exam|test))`;

const HARMFUL = source`
  (?:
    produits?|products?|colou?r|dye|teinture|coloration|bleach|javel|chemicals?|acide?s?|colle|(?:super )?glue
    |peroxyde|peroxide|cleaner|nettoyant|degraisseur|degreaser|detergent|solvants?|solvent|thinner
    |ammonia(?:c|que)?|gasoline|essence|antigel|antifreeze|coolant|lave-glace|washer fluid|battery fluid|chaux
    |lime|ciment|cement|drano|pepper spray|poivre de cayenne
  )`;

export const eyes = [
  source`
    ${HARMFUL}(?: [a-z']+){0,6}? (?:in|dans|into|on) ${AN_EYE}
    |(?:produit|product|teinture|dye|bleach)(?: [a-z']+){0,5}? (?:brule|burns?|burning)(?: [a-z']+){0,2} (?:
      yeux|oeil|eyes?
    )`,
  source`
    (?:curtain|veil|rideau|voile)(?: [a-z']+){0,8}? ${AN_EYE}
    |(?:shadow|darkness|ombre|tache noire)(?: [a-z']+){0,6}? (?:in|over|across|covering|into|dans|sur|devant) ${AN_EYE}`,
  source`
    (?:see|seeing|seen|saw|vois|voit|voir|getting|have)(?: [a-z']+){0,3}? (?:
      flash(?:e?s)? of light|flashes|eclairs|flashs
    )
    |(?:flash(?:e?s)?|eclairs?)(?: [a-z']+){0,4}? (?:
      (?:in|dans) ${AN_EYE}|floaters|mouches|corps flottants|points noirs
    )|(?:floaters|mouches volantes|corps flottants|points noirs)(?: [a-z']+){0,4}? (?:flash(?:e?s)?|eclairs)`,
  source`
    (?:can't|cannot|cant|can not|can no longer|couldn't) see(?: (?:anything|a thing|well|much|at all))?
    (?: anymore)? (?:out of|from|with|through|in) (?:my|her|his|one|the)(?: (?:left|right))? eye
    |(?:vois|voit|voyais) (?:(?:presque|quasi(?:ment)?) )?(?:plus|pus?)(?: (?:rien|bien|clair))?(?: pantoute)? (?:
      de|du|avec|d'
    ) ?(?:l'|mon|son|un|une)? ?(?:oeil|yeux)|(?:gone|went|going|go) blind (?:in|on)
    |(?:vision|sight|vue)(?: [a-z']+){0,3}? (?:dark|black|blurry|double|noire?|embrouillee|baisse|partie)
    (?: [a-z']+){0,2}? (?:suddenly|all of a sudden|overnight|d'un coup|soudain\w*)|(?:vision|sight) suddenly
    |(?:vue|vision) (?:a |s'est )?(?:baisse|disparu|brouillee?|embrouillee?)(?: [a-z']+){0,2}? (?:
      d'un coup|soudain\w*|tout a coup
    )`,
  source`
    (?:metal|steel|glass|wood|nail|splinter|eclat|echarde|limaille|hamecon|fish ?hook|clou|shards?|sliver)
    (?: [a-z']+){0,4}? (?:in|into|dans|stuck in) ${AN_EYE}(?! (?:exam|test))`,
];
