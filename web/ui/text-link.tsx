import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './class-names.ts';

/** A link within text, underlined so that colour is not its only mark. */
export const TextLink = ({ className, ...rest }: ComponentProps<typeof Link>) => (
  <Link
    {...rest}
    className={classNames('font-medium text-link underline underline-offset-4 hover:no-underline', className)}
  />
);
