import { readUtm, type Utm, type UtmField } from '../../../shared/domain/utm.ts';

type Told = { readonly [Field in UtmField as `utm_${Field}`]?: string | undefined };

/** The campaign in an address or in a form. */
export const utmOf = (told: Told): Utm | undefined =>
  readUtm((name) => new Map(Object.entries(told)).get(name) ?? null);
