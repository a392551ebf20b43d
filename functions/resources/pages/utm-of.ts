import { readUtm, type Utm, type UtmField } from '../../../shared/domain/utm.ts';

type UtmQuery = { readonly [Field in UtmField as `utm_${Field}`]?: string | undefined };

/** The campaign in an address or in a form. */
export const utmOf = (query: UtmQuery): Utm | undefined =>
  readUtm((name) => new Map(Object.entries(query)).get(name) ?? null);
