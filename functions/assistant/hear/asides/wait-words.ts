import { pattern, source } from '../../patterns.ts';
import type { Cue, Mention, MentionOf } from '../mention.ts';

const WAIT = source`
  (?<![a-z'])(?:(?:oh|ah|oops|oups|euh|uh|um|no|non|but|mais|bon)[ ,.!…-]+)*
  (?:wait|attend[sz]?|attendez|hold on|oops|oups|zut|shoot)
  (?: (?:a (?:minute|sec|second)|une? (?:minute|seconde)))?[ ,.!…-]+`;
/** "(Wait,) that's my dentist", and not "(wait,) that's fine". */
const REASON = source`
  (?:
    (?:i|he|she|we|they|it|that|my [a-z]+)(?:'ve|'s|'re|'m| have| has| is| am| are| got)+|thats|im|ive|hes
    |shes|j'?ai|c'?est|(?:il|elle|on|y|mon [a-z]+|ma [a-z]+) (?:a|est)|ya|nous (?:avons|sommes)|je suis
    |j'?suis|chu|chui
  )(?! (?:
      (?:une? |a |pas |not |tres |very |all |just |off )*(?:
        questions?|fine|ok(?:ay)?|good|great|perfect|better|best|right|sure|free|available|libres?|dispos?\w*
        |conge|bons?|bonne|parfaite?|correcte?|beau|mieux|off|able|capable
      )(?![a-z])
    )
  )(?: [a-z'-]+){1,6}?(?= ?(?:[,.;!…]|-(?![a-z])|$))`;

const BEFORE = pattern`
  ${WAIT}${REASON}`;
const ON_DAY = pattern`
  (${WAIT}(?:le |on )?)·+,? (${REASON})`;

const cueAt = (cue: Cue, reach: MentionOf<'cue'>['reach'], start: number, { length }: string): Mention => ({
  ...{ kind: 'cue', cue, reach, start },
  end: start + length,
});

/**
 * "Thursday at three, wait that's my dentist, 4:30 then": what stands behind the reason takes the place of what was
 * told before it. `folded` is the text without what mentions took.
 */
export const waits = (folded: string, mentions: readonly Mention[]): readonly Mention[] => {
  const whens = mentions.filter(({ kind }) => kind === 'when');
  const isBetween = (start: number, end: number): boolean =>
    whens.some((one) => one.end <= start) && whens.some((one) => one.start >= end);
  const onDay = ON_DAY.exec(folded);
  if (onDay) {
    const { index, 0: whole, 1: wait = '', 2: reason = '' } = onDay;
    const at = index + whole.length - reason.length;
    if (isBetween(index, at))
      return [cueAt('correct', 'after', index, wait.trimEnd()), cueAt('refuse', 'before', at, reason)];
  }
  const before = BEFORE.exec(folded);
  return before && isBetween(before.index, before.index + before[0].length)
    ? [cueAt('correct', 'after', before.index, before[0])]
    : [];
};
