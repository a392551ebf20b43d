import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { MAX } from '../../shared/domain/limits.ts';
import { classNames } from './class-names.ts';
import { controlStyle } from './control-style.ts';

/** A search box above a list; its label is for screen readers only. As wide as its place. */
export const SearchInput = ({
  label,
  placeholder = label,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'aria-label'> & { readonly label: string }) => (
  <div className={classNames('relative w-full min-w-0', className)}>
    <Search
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
    />
    <input
      {...rest}
      type="search"
      maxLength={MAX.search}
      aria-label={label}
      placeholder={placeholder}
      className={classNames(controlStyle, 'pl-9')}
    />
  </div>
);
