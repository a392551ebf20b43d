import { BRAND } from '../../shared/domain/brand.ts';

/** The product's sign and name. */
export const BrandMark = () => (
  <span className="inline-flex items-center gap-2.5 text-lg font-bold tracking-heading">
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
      <rect width="32" height="32" rx="9" className="fill-primary" />
      <path
        d="M22 20.5a7.5 7.5 0 1 1 0-9"
        fill="none"
        strokeWidth="3.2"
        strokeLinecap="round"
        className="stroke-on-primary"
      />
    </svg>
    {BRAND}
  </span>
);
