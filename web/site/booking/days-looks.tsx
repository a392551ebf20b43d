import { textLink } from '../parts/button-style.ts';
import { LookButton } from '../parts/look.tsx';
import type { DaysLook } from '../view/paging-view.ts';

/** What leads to other days where a script would offer a button. */
export const DaysLooks = ({ days }: { readonly days: readonly DaysLook[] }) =>
  days.map(({ text, look }) => (
    <LookButton
      key={text}
      value={look}
      className={`${textLink} mr-4 inline-flex min-h-11 items-center text-sm`}
    >
      {text}
    </LookButton>
  ));
