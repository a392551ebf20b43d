import { pattern, source } from '../../patterns.ts';
import { GAP } from '../text.ts';
import { APPOINTMENT, DAY_OR_HOUR, OTHER_TIME, OWN, PLACE } from './move-words.ts';

/** What comes between somebody and their appointment. */
const HINDERED = pattern`
  \b(?:
    empechements?|contretemps?|imprevus?|conflit d'horaire|something(?:'s| has| just)? (?:came|come|popped) up
    |(?:had|have|got) (?:a|an) (?:emergency|conflict|unexpected [a-z]+)|(?:schedul\w+ )conflict
    |(?:running|ran) into an? [a-z]+|chang(?:e|ement)s? (?:of|de|in) plans?|plans? (?:have |has |a |ont )?chang(?:ed?|e)s?
    |(?:i'm|im|am|is|are|got|feeling|all|both|still) (?:so |really |pretty |too |very |quite )?(?:sick|ill|under the weather)
    |(?:suis|chu|jsuis|est|sont) (?:(?:ben|bien|tres|tous|toutes|tout|trop) )?malades?|fievre|gastro|fever
    |broke down|en panne|called in(?: to work)?|(?:ne )?(?:peux|peut|pourrai?|pourrons) (?:plus|pu)
    |(?:no longer|doesn't|does not|won't|wont) (?:work|suit)s?|(?:marche|fonctionne|convient|fait) (?:plus|pu)
    |(?:have|has|need|gotta|got) (?:to )?work|(?:je|faut que je|on) travaille
    |(?:can't|cant|cannot|won't|wont) (?:be able to )?(?:do|make|come|be)\b.{0,30}? any ?more
  )(?![a-z])`;

/** Another time in the place of the one that is given up. */
const INSTEAD = /\b(?:a la place(?! d[eu'])|instead(?! of))(?![a-z])|(?<=· ?)a place(?! (?:for|to)| d[eu'])/;

/** "Could we do another day?", « on peut faire ça une autre fois ? » */
const ON_OTHER_TIME = pattern`
  \b(?:
    do|make|come|go|put|fit|switch|try|bring|see|faire|venir|mettre|prendre|passer|remettre|aller|amener|voir
  )(?: [a-z']+){0,4}? (?:on |for |to |a |pour |dans )?${OTHER_TIME}(?![a-z])`;

/** "In the afternoon rather than the morning", « au lieu de jeudi ». */
const IN_PLACE_OF = pattern`
  \b(?:rather than |instead of |plutot qu(?:e |')|au lieu d(?:e |u |'))(?:le |la |the |my |mon |l')?
  (?!\d\d? min)(?:${DAY_OR_HOUR}|today|tomorrow|demain|aujourd)(?![a-z0-9])`;

const AS_AGREED = source`
  (?:
    (?:like|as|than) (?:we|you|i) (?:said|agreed|planned|had)|(?:than|as) (?:planned|agreed|scheduled|booked)
    |(?:que|comme) (?:prevue?|convenu|entendu)
    |(?:que |qu'|comme )(?:on|nous|j|je)(?:'| )?(?:a |avait |avions |avais |ai )?(?:dit|convenu|prevu|entendu)
  )(?![a-z])`;
/** "An hour later than planned", "Friday rather than Thursday like we said": another time than the one there is. */
const THAN_AGREED = pattern`
  \b(?:can|could|may|possible|chance|peux|peut|pourrais|pourrait|come|drop|bring|venir|passer|arriver|amener|apporter)
  \b(?![^.!?]*\b(?:if|si)\b)[^.!?]{0,48}\b(?:later|earlier|sooner|plus tard|plus tot|rather than|instead of|plutot|au lieu)\b
  .{0,24}? ?${AS_AGREED}
  |\b(?:can|could|possible|chance|peux|peut|pourrais|pourrait)\b(?![^.!?]*\b(?:if|si)\b)[^.!?]{0,40}\b
  (?:an?|one|two|half an|couple(?: of)?|une?|deux|\d+)
  (?: (?:hours?|days?|weeks?|min(?:utes?)?|heures?|jours?|semaines?) (?:later|earlier|sooner|plus (?:tard|tot)))(?![a-z])`;

/** "I can't do Friday anymore", « 14 h ça marche plus »: a time that somebody has. */
const NO_LONGER = pattern`
  \b(?:can't|cant|cannot|can not|won't|wont) (?:do|make|come(?: (?:on|at|in))?) (?:at |on |the )?${DAY_OR_HOUR}
  [^.!?]{0,12}? any ?more
  |\b${DAY_OR_HOUR} (?:no longer (?:works?|suits?)|(?:doesn't|won't|wont) work(?: for (?:me|us))? (?:any ?more|after all))
  |\b(?:peux|pourrai|pourrons) pas (?:venir |faire )?(?:le )?(?:${DAY_OR_HOUR}|\d{1,2})[^.!?]{0,12} finalement
  |\b(?:peux|pourrai|pourrons) (?:plus|pu) (?:venir |faire |y aller )?(?:le )?${DAY_OR_HOUR}
  |\b${DAY_OR_HOUR},? (?:ca |c )?(?:me |nous )?(?:marche|fonctionne|convient|fait|va) (?:plus|pu)(?![a-z])`;

/** "Can't come at 4, is 5 ok?", « il peut pas venir à 16 h, 17 h c'est correct ? » */
const OTHER_HOUR = pattern`
  \b(?:can't|cant|cannot|peux pas|peut pas) (?:come|make it|be there|venir|etre la|arriver) (?:at|a) ${DAY_OR_HOUR}
  [ ,.]+(?:(?:is|can|could|would|what about|how about|maybe|est-ce que|mais|but|so) )*${DAY_OR_HOUR}`;

/** « On peut venir à 14 h au lieu de 10 h ? » */
const ASKED_IN_PLACE = pattern`
  \b(?:possible|peu(?:t|x)|puis|pouvez|pourr[a-z]+|avez|auriez)\b[^.!?]{0,60}\bau lieu d`;

/** Somebody has an appointment: « j'ai rendez-vous jeudi », "mine is at four", "I'm booked for Tuesday". */
const HAS_ONE = pattern`
  \b(?:
    (?:j'ai|jai|i have|i've got|i got|we have|on a|nous avons) (?:deja |already )?(?:une? |an? |mon |my )?${APPOINTMENT}
    |${OWN} (?:[a-z]+ )?(?:${APPOINTMENT}|${PLACE}) (?:is|was|est|etait|tombe)|mine is|(?:le mien|la mienne|le notre) est
    |(?:i'm|im|i am|we're|i was|je suis|chu|on est) (?:booked|scheduled|down|book|booke|inscrite?|cedulee?)
    |(?:was|were|is|are) (?:supposed|scheduled|booked) (?:to|for)
    |(?:etait|est|etais|suis) (?:prevue?|supposee?s? (?:venir|passer|aller|amener))
    |(?:have|got|avez|as) (?:me|us|him|her) (?:down|in|booked|at|on)
  )(?![a-z])`;
/** What they ask for then, which is not to be there in time for it. */
const SOONER = pattern`
  \b(?<!\b(?:arrive[rz]?|get there|be there|etre la) (?:[a-z]+ )?)(?:
    earlier|sooner|later|plus (?:tot|tard)|lendemain|(?:the )?day after|${OTHER_TIME}
  )(?![a-z])`;
/** "Could my appointment be Thursday instead?", "I'm double booked on Friday". */
const MINE_INSTEAD = new RegExp(`\\b${OWN} (?:[a-z]+ )?${APPOINTMENT}`);
const CONFLICTS = /\b(?:conflict|conflit|double[- ]?book)/;
/** "… but the cat escaped, can we come next week?" */
const BUT_ASKS = pattern`
  \b(?:but|mais|sauf que|except)\b.*\b(?:can|could|possible|peut|peux|pourr[a-z]+|avez|auriez)\b
  .*\b(?:${DAY_OR_HOUR}|next|prochaine?|lendemain|demain|tomorrow|week|semaine|another)`;
/** "My appointment tomorrow, can it be in the afternoon?" */
const CAN_IT = /\b(?:can|could) (?:it|that) be\b|\bca (?:peut|pourrait)(?:[- ]?(?:tu|il))? (?:aller|etre)\b/;
const ALSO = /\b(?:also|too|as well|aussi|en plus|another one|un autre rendez|second one)\b/;

/** What is known of whoever may give a time up. */
interface GivingUp {
  /** An appointment stands, or is cancelled by the same message. */
  readonly isGivenUp: boolean;
  /** Nothing is put forward or arranged: whoever gives a time up has it from before. */
  readonly isOpen: boolean;
  /** Nor was anything booked here. */
  readonly isFresh: boolean;
  /** A time is told. */
  readonly isTimed: boolean;
}

/** Whether another time is asked for in the place of one that is given up. `plain`: without what was read. */
export const givesUpForOther = (
  { written, plain }: { readonly written: string; readonly plain: string },
  { isGivenUp, isOpen, isFresh, isTimed }: GivingUp,
): boolean => {
  const isHindered = HINDERED.test(written);
  const isInstead = plain.includes(GAP) && INSTEAD.test(plain);
  if ((isGivenUp || isHindered) && isInstead) return true;
  if (!isOpen) return false;
  const isElsewhen = ON_OTHER_TIME.test(written) || IN_PLACE_OF.test(written);
  const isOfOne = isFresh && isTimed && HAS_ONE.test(written) && !ALSO.test(written);
  const isOwn = isFresh && MINE_INSTEAD.test(written);
  if (isOwn && (isInstead || CONFLICTS.test(written) || (isTimed && CAN_IT.test(written)))) return true;
  return (
    (isTimed && CONFLICTS.test(written)) ||
    THAN_AGREED.test(written) ||
    NO_LONGER.test(written) ||
    (isHindered && isElsewhen) ||
    (isFresh && OTHER_HOUR.test(written)) ||
    (ASKED_IN_PLACE.test(written) && IN_PLACE_OF.test(written)) ||
    (isOfOne && (isHindered || SOONER.test(written) || BUT_ASKS.test(written)))
  );
};
