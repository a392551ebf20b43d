import type { ComponentProps, ComponentType, ReactNode } from 'react';

/** A labelled choice among the `<option>`s that it holds. */
export interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What of the chosen option a phone cuts off. */
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** How the place where several appointments are asked for draws its controls. */
export interface WishLook {
  readonly Choice: ComponentType<ChoiceProps>;
  readonly Press: ComponentType<Pick<ComponentProps<'button'>, 'onClick' | 'aria-label' | 'children'>>;
  /** The classes of a plain input. */
  readonly input: string;
}
