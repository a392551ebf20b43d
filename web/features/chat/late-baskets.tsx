import type { BasketChoicesProps } from './basket-choices.tsx';
import { useLate } from './use-late.ts';

const load = async () => (await import('./basket-choices.tsx')).BasketChoices;

/**
 * Whole offers as cards, loaded with the first of them. Where they do not come, the reply tells the same offers, to be
 * chosen by their numbers.
 */
export const LateBaskets = (props: BasketChoicesProps) => {
  const isAny = props.baskets.length > 0;
  const { Part: Choices } = useLate(isAny, load);
  return isAny && Choices ? <Choices {...props} /> : null;
};
