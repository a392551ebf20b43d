import { globalPattern } from '../../patterns.ts';
import type { Mention } from '../mention.ts';
import { matchesOf } from '../text.ts';

/** "Something came up", « mon boss me fait rentrer »: the day behind it is out. */
const HINDERS = globalPattern`
  (?<![a-z'])(?:
    (?:ca |c )?(?:marche|fonctionne|convient|fait|adonne) (?:pas|plus|pu)(?: pour (?:moi|nous))?
    |something(?:'s
    | has| just)? (?:came|come|popped) up|(?:have|has|need|gotta|got|supposed) (?:to )?(?:work|be at work)
    |(?:i|we|he|she)(?:'m|'re|m| am)? (?:work|working|on shift|on call)(?: (?:all day|late|a double))?
    |called in(?:to| to| for)?(?: work| a (?:shift|double))?|(?:boss|work|job) (?:needs|wants|has|put|moved|scheduled)
    (?: me)?(?: in| working)?|(?:have|got) (?:an? )?(?:conflict|emergency|thing|exam|test|funeral|meeting|shift)
    |(?:me|m') ?(?:fai(?:t|re)|met|demande)(?: de)? (?:rentrer|travailler|entrer)|(?:un |eu )?(?:empechement|imprevu|contretemps)
    |(?:no one|nobody)(?:'s| is| will be)? (?:home|there)|(?:y aura|ya|il y a) personne
  )(?: (?:on|le|this|that|for|ce|cette))* $`;

/** Where a message says that something stands in the way on a day. `plain`: without what was read. */
export const hindered = (mentions: readonly Mention[], plain: string): readonly Mention[] =>
  mentions.flatMap((one): readonly Mention[] => {
    if (one.kind !== 'when') return [];
    const [match] = matchesOf(plain.slice(0, one.start), HINDERS);
    return match ? [{ kind: 'cue', cue: 'refuse', reach: 'after', start: match.index, end: one.start }] : [];
  });
