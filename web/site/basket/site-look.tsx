import type { WishLook } from '../../features/several/wish-look.ts';
import { OneOf } from '../booking/order-choice.tsx';
import { controlStyle } from '../booking/text-input.tsx';
import { smallButton } from '../parts/button-style.ts';

/** The controls of the public page. */
export const siteLook: WishLook = {
  Choice: OneOf,
  Press: (props) => <button type="button" {...props} className={smallButton} />,
  input: controlStyle,
};
