import { type ComponentType, useEffect, useState } from 'react';
import type { BasketChoicesProps } from './basket-choices.tsx';

/**
 * Whole offers as cards: a chunk of its own, loaded with the first of them. Where it does not come, the reply tells
 * the same offers, to be chosen by their numbers.
 */
export const LateBaskets = (props: BasketChoicesProps) => {
  const [Choices, setChoices] = useState<ComponentType<BasketChoicesProps> | null>(null);
  const isAny = props.baskets.length > 0;
  useEffect(() => {
    if (isAny)
      void import('./basket-choices.tsx').then(
        ({ BasketChoices }) => setChoices(() => BasketChoices),
        () => undefined,
      );
  }, [isAny]);
  return isAny && Choices ? <Choices {...props} /> : null;
};
