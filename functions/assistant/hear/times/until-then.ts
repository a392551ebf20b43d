import { source } from '../../patterns.ts';

/** "Until", before a time. */
export const UNTIL = "(?:jusqu'(?:a|au)?|jusque|until|till|'?til)";
/** Whoever is or has something until then is free from then on, unless what they have is time. */
export const BUSY = `(?:${[
  source`
    (?:
      je suis|j'?suis|ch'?uis?|chu|j'?ai|on est|on a|i'm|im|i am|i've got|i have|i'll be|we're|we are|we have
      |its|cest|y est|(?:he|she|it|they|il|elle|ca|c)(?:'s| is| are|'?est| est| a)
      |(?:my|mon|ma|mes|our|notre) [a-z]+(?:'s| is| are| est| sont| a)
    )(?: (?!
        (?:
          free|available|open|off|around|here|home|good|able|time|until|dispo|disponible|libre|la|ici|temps
          |conge|going|gonna|looking|en ville|in town|car|auto|char|voiture|babysitter|sitter|gardienne
        )(?![a-z])
      )[a-z'·-]+
    ){1,6}?`,
  source`
    (?:
      travaille|bosse|work(?:ing)?|busy|booked(?: up| solid)?|swamped|slammed|debordee?s?|occupee?s?|away|pris|gone
      |on (?:vacation|holidays?|a trip|tour|the road)|overseas|abroad|travell?ing
      |out of (?:town|the country)|en (?:vacances|voyage|deplacement)
      |partie?s?|absente?s?|a l'exterieur|sick|malade|recovering
      |in (?:meetings?|class|court|training|surgery)|en (?:reunion|cours|formation)
    )(?: [a-z]+){0,2}?`,
  // Somebody else has the car, or it is at the garage.
  source`
    (?:has|'s got|is using|needs|ont|(?<!\bon )a) (?:(?:the|my|our|le|la|mon|ma) |l')
    (?:car|truck|van|keys|auto|char|camion|voiture)
    |(?:car|truck|van|auto|char|camion)(?:'s| is| est) (?!free|available|mine|here|la |libre)[a-z]+(?: [a-z]+){0,3}?`,
  '(?:not|pas) (?:la|here|available|free|around|dispo(?:nible)?|libre)(?: [a-z]+)?',
].join('|')}) ?${UNTIL}`;
/** Whoever heads home is away from then on. */
export const NO_LEAVING =
  '(?<!\\b(?:head|go|going|heading|heads|goes|fly|flies|flying|driv(?:e|es|ing)|travel) (?:back )?)';
const RETURNING =
  '(?<=\\b(?:get|gets|getting|got|come|comes|coming|arrive|arrives|arriving|return|returns|returning) )';
/** Whoever is back on a day may come from then on. */
export const HOME = source`
  (?:
    (?:je |j'|on |nous )?(?:reviens|rentre|revient|rentrons|revenons|serai de retour|suis de retour|de retour)
    (?: (?:de|d'|du|en|from) ?(?:vacances|voyage|floride|conge|ville|la maison|[a-z]{4,}))?
    |(?:i|we|he|she|they|and|then) return(?:s|ing)?(?! (?:to|the|it)(?![a-z]))
    |(?:i'm |im |i'll be |will be |i get |we get |we're |get )?
    ${NO_LEAVING}(?:(?<!\b(?:it|them|him|her|that|car|truck|bike|dog|cat) )back|${RETURNING}home|home(?= from))
    (?: (?:home|in town|from (?:vacation|holidays?|my trip|a trip|florida|[a-z]{4,})|in the office|at work))?
  )`;
