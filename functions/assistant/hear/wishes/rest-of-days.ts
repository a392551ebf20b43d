import { globalPattern } from '../../patterns.ts';
import { isDay, isStretch, isTime, type Marked } from '../marked.ts';
import { matchesOf, type Text } from '../text.ts';

const REST_OF_WEEK = globalPattern`
  \b(?:(?:le )?reste|(?:the )?(?:rest|remainder)) (?:(?:de|of) )?(?:la |the |cette |this )?(?:semaine|week)\b`;
/**
 * "Tuesday at five. The rest of the week doesn't work": what is refused beside days that are wished takes nothing of
 * them.
 */
export const withoutRest = ({ folded }: Text, marked: readonly Marked[]): readonly Marked[] => {
  const rests = matchesOf(folded, REST_OF_WEEK);
  const namesDay = marked.some(
    ({ mention, polarity }) =>
      polarity === 'wanted' && mention.kind === 'when' && isDay(mention.when) && !isStretch(mention),
  );
  const isRest = ({ mention, polarity }: Marked): boolean => {
    if (polarity !== 'refused' || mention.kind !== 'when') return false;
    const isOfWeek = rests.some(
      ({ index, 0: { length } }) => index < mention.end && mention.start < index + length,
    );
    return (namesDay && isOfWeek) || (!isDay(mention.when) && !isTime(mention.when));
  };
  return marked.filter((item) => !isRest(item));
};
