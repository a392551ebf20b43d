import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { MAX } from '../../../../shared/domain/limits.ts';
import {
  COUNTRIES,
  countryLabel,
  isRegionOf,
  regionLabel,
  regionsOf,
} from '../../../../shared/domain/regions.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { AddressValues } from './address.ts';
import { profileTexts } from './texts.ts';

/** A province chosen for one country is none of the other's: another one is asked for. */
const useRegionOfCountry = (): AddressValues => {
  const { values, setFieldValue } = useFormikContext<AddressValues>();
  const { country, region } = values;
  const isForeign = region !== '' && !isRegionOf(country, region);
  useEffect(() => {
    if (isForeign) void setFieldValue('region', '');
  }, [isForeign, setFieldValue]);
  return values;
};

const Region = () => {
  const t = useTexts(profileTexts).address;
  const language = useLanguage();
  const { country, region } = useRegionOfCountry();
  const named = regionsOf(country, language).map((code) => ({
    value: code,
    label: regionLabel(country, code, language),
  }));
  return (
    <SelectField
      name="region"
      label={t.region[country]}
      options={region === '' ? [{ value: '', label: t.choose }, ...named] : named}
    />
  );
};

/** The business's address: the street, the city, then where that is. */
export const AddressFields = () => {
  const t = useTexts(profileTexts).address;
  const language = useLanguage();
  const { country } = useFormikContext<AddressValues>().values;
  return (
    <>
      <TextField name="line1" label={t.line1} maxLength={MAX.name} autoComplete="address-line1" />
      <TextField name="line2" label={t.line2} maxLength={MAX.name} autoComplete="address-line2" optional />
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <TextField name="city" label={t.city} maxLength={MAX.name} autoComplete="address-level2" />
        <TextField
          name="postalCode"
          label={t.postalCode[country]}
          maxLength={10}
          autoComplete="postal-code"
          autoCapitalize="characters"
        />
        <Region />
        <SelectField
          name="country"
          label={t.country}
          autoComplete="country"
          options={COUNTRIES.map((value) => ({ value, label: countryLabel(value, language) }))}
        />
      </div>
    </>
  );
};
