import type { Language } from '../../../../shared/domain/language.ts';
import type { Country } from '../../../../shared/domain/regions.ts';
import { type PostalAddress, postalAddress } from '../../../../shared/schemas/postal-address.ts';
import type { Tenant, TenantChange } from '../../../../shared/schemas/tenant.ts';
import { validateBody } from '../../../lib/form-validation.ts';

/** What the fields of the address hold. */
export interface AddressValues {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: Country;
}

/** Most businesses are in Quebec: one without an address begins there. */
const NOWHERE_YET: AddressValues = {
  line1: '',
  line2: '',
  city: '',
  region: 'QC',
  postalCode: '',
  country: 'CA',
};

export const addressValues = ({ address }: Tenant): AddressValues =>
  address ? { ...address, line2: address.line2 ?? '' } : NOWHERE_YET;

const bodyOf = ({ country, ...texts }: AddressValues): PostalAddress => ({
  line1: texts.line1.trim(),
  line2: texts.line2.trim() || null,
  city: texts.city.trim(),
  region: texts.region,
  postalCode: texts.postalCode.trim(),
  country,
});

const isBlank = ({ line1, line2, city, postalCode }: PostalAddress): boolean =>
  [line1, line2, city, postalCode].every((text) => !text);

/** Null when the street, the city and the postal code are blank. */
export const toAddressPatch = (values: AddressValues): TenantChange => {
  const address = bodyOf(values);
  return { address: isBlank(address) ? null : address };
};

/** The server's own schema; a blank field counts as absent, so that the message is "required". */
export const validateAddress = (values: AddressValues, language: Language) => {
  const { address } = toAddressPatch(values);
  if (!address) return {};
  const { line1, city, region, postalCode } = address;
  const given = {
    line1: line1 || undefined,
    city: city || undefined,
    region: region || undefined,
    postalCode: postalCode || undefined,
  };
  return validateBody<AddressValues>(postalAddress, { ...address, ...given }, language);
};
