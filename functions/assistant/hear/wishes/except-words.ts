import { globalPattern, source } from '../../patterns.ts';
import { METIER, TRADE } from '../people/only-words.ts';
import { FREE } from './unavailable-words.ts';

/** "Except for", « à part ». */
export const EXCEPT = source`
  sauf|sof|excepte(?:r)?|exept(?:e|ed|ing)?|exc?ep|except(?:ing)?(?: for)?|hormis|hors|a part|mis a part
  |a l'exception d(?:e|u)|(?:d'|une? )?autre(?: (?:jour|chose|moment|${METIER}))? que?
  |(?:an)?other (?:(?:day|time|${TRADE}) )?than|apart from|aside from|besides
  |save(?: for(?= ?(?:·|the|on|mon|my))|(?= ?·))`;

/** "Any day except Friday" refuses, "never in the morning except on Saturday" allows: the contrary of what stands before. */
export const excepts = [
  `(?:${EXCEPT})(?: (?:pas|not|que))?`,
  source`
    unless (?:it(?:'s|s| is| falls)|that(?:'s|s| is)|they(?:'re| are))(?: on| in)?
    |(?:sauf|sof) si (?:c'est|c|ca (?:tombe|adonne))|a moins que (?:ce|ca) (?:soit|tombe)`,
];

/** "Monday is the only day I can't", « c'est la seule journée que je peux pas ». */
export const onlyRefused = [
  source`
    (?:is |'s |are |c'est |est )?(?:the|my|la|le|les|ma|mon) (?:only|one|seule?s?) (?:
      days?|times?|ones?|jours?|journees?|moments?|heures?
    )(?: (?:that|where|when|que|ou|qui))? ?(?:(?:i|we|je|j'|on) ?)?(?:
      can't|cannot|can not|cant|couldn't
      |(?:ne |n')?(?:peux|peut|pourrais?|marche|fonctionne|va|convient|suis|est|chu) (?:vraiment )?pas
      |(?:does|do)(?:n't| not) work|doesnt work|won't work|(?:is|am|'m)(?:n't| not) (?:available|free|good)
    )${FREE}`,
  source`
    (?:so |donc |faque |fait que |alors )?(?:surtout )?(?:not|pas|never|jamais) (?:
      (?:on |at )?(?:that (?:day|one|time)|those (?:days|ones|times))
      |then(?= *(?:$|[.,;!]))|(?:during|between) (?:that|those|then)(?: (?:times?|hours?))?|(?:dans|pendant) ce temps[- ]la
      |(?:a )?(?:ce jour|cette journee|ces jours|ces journees|celui|celle|cette heure|ce moment)[- ]la
    )`,
];

/** An hour or a part of the day, by which "any day but" goes on: "any day but after three". */
const HOURS_BEHIND = source`
  (?:only |just |preferably |ideally )?(?:
    (?:after|before|from|past|around|by) (?:
      \d|noon|midday|lunch|work|school|supper|dinner|class|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven
    )
    |(?:in|during) the (?:morning|afternoon|evening)
  )`;

/**
 * "Any day but Friday": beside "any" a "but" refuses, unless somebody turns to what they have to do, or tells an hour beside
 * days.
 */
export const ALL_BUT = globalPattern`
  (?:
    (?<=
      \b(?:any ?[a-z]*days?|any ?week-?days?|every ?day|all(?: days)?)
      (?: (?:(?:this|next|that|of the|in the|during the) (?:week|month)))? )but\b(?! ${HOURS_BEHIND})
    |(?<=
      \b(?:
        any ?(?:time|thing|one|body|where|mornings?|evenings?|afternoons?|nights?)
        |whenever|every ?(?:thing|one)
      )(?: (?:(?:this|next|that|of the|in the|during the) (?:week|month)))? )but\b
  )
  (?! (?:i|we|he|she|they|it|will|need|needs|must|have|has|would|want|should|gotta)(?:'[a-z]+)?(?![a-z]))
  |(?<=\b(?:week-?days|weekends|(?:weekday )?(?:mornings|afternoons|evenings|nights)|all week) )but\b
  (?= (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: *(?:$|[.,;!?)])))`;
