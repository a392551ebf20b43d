import { readUtm, type Utm, type UtmField } from '../../../shared/domain/utm.ts';

type Told = { readonly [Field in UtmField as `utm_${Field}`]?: string | undefined };

/** The campaign that an address, or the form that stood at it, names. */
export const utmOf = (told: Told): Utm | undefined =>
  readUtm((name) => new Map(Object.entries(told)).get(name) ?? null);
