import type { WishLook } from '../../features/several/wish-look.ts';
import { smallButton } from '../parts/button-style.ts';
import { controlStyle } from '../parts/control-style.ts';
import { Select } from '../parts/select.tsx';

/** The controls of the public page. */
export const siteLook: WishLook = {
  Choice: Select,
  Press: (props) => <button {...props} type="button" className={smallButton} />,
  input: controlStyle,
};
