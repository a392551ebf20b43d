import { describe, expect, test } from '@jest/globals';
import type { Tenant } from '../../../shared/schemas/tenant.ts';
import {
  addressValues,
  toAddressPatch,
  validateAddress,
} from '../../../web/features/settings/profile/address.ts';
import {
  contactValues,
  isNameOf,
  profileValues,
  toContactPatch,
  toProfilePatch,
  validateContact,
  validateProfile,
} from '../../../web/features/settings/profile/profile.ts';
import { tenant as anyTenant } from '../session/world.ts';

const tenant: Tenant = {
  ...anyTenant,
  name: 'Salon Roy',
  phone: '+15145550142',
  privacyContact: { name: 'Ana Roy', email: 'ana@example.com' },
  version: 4,
};
const values = profileValues(tenant);

describe('the profile', () => {
  test('sends nothing of what was not changed, though a phone is shown as people read it', () => {
    expect(values.phone).toBe('514\u00a0555-0142');
    expect(toProfilePatch(values, tenant)).toEqual({});
  });

  test('sends what changed, trimmed, and null for an emptied phone', () => {
    expect(toProfilePatch({ ...values, name: ' Salon Dubé ', phone: ' ' }, tenant)).toEqual({
      name: 'Salon Dubé',
      phone: null,
    });
    expect(toProfilePatch({ ...values, language: 'en', timezone: 'Europe/Paris' }, tenant)).toEqual({
      language: 'en',
      timezone: 'Europe/Paris',
    });
  });

  test('needs a name, a zone that exists and a phone that could be dialled', () => {
    expect(validateProfile(values, 'en')).toEqual({});
    expect(validateProfile({ ...values, phone: '' }, 'en')).toEqual({});
    expect(validateProfile({ ...values, name: ' ' }, 'en').name).toBe('This field is required.');
    expect(validateProfile({ ...values, timezone: 'Mars/Olympus' }, 'en').timezone).toBe(
      'Unknown time zone.',
    );
    expect(validateProfile({ ...values, phone: 'call me' }, 'en').phone).toBe('Invalid phone number.');
  });
});

describe('the person in charge of personal information', () => {
  test('is named whole or not at all', () => {
    expect(toContactPatch(contactValues(tenant))).toEqual({ privacyContact: tenant.privacyContact });
    expect(toContactPatch({ name: ' ', email: '' })).toEqual({ privacyContact: null });
    expect(validateContact({ name: '', email: '' }, 'en')).toEqual({});
    expect(validateContact({ name: 'Ana', email: '' }, 'en').email).toBe('This field is required.');
    expect(validateContact({ name: '', email: 'ana@example.com' }, 'en').name).toBe(
      'This field is required.',
    );
  });
});

describe('the address', () => {
  const filled = {
    line1: ' 4210, rue Saint-Denis ',
    line2: ' ',
    city: 'Montréal',
    region: 'QC',
    postalCode: 'h2j2k8',
    country: 'CA',
  } as const;

  test('is given whole or not at all, and begins in Quebec', () => {
    const blank = addressValues(tenant);
    expect(blank).toMatchObject({ region: 'QC', country: 'CA' });
    expect(toAddressPatch(blank)).toEqual({ address: null });
    expect(validateAddress(blank, 'en')).toEqual({});
    expect(validateAddress({ ...blank, city: 'Montréal' }, 'en')).toEqual({
      line1: 'This field is required.',
      postalCode: 'This field is required.',
    });
  });

  test('is sent trimmed, and shown as it is kept', () => {
    const address = { ...filled, line1: '4210, rue Saint-Denis', line2: null };
    expect(toAddressPatch(filled)).toEqual({ address });
    expect(addressValues({ ...tenant, address })).toEqual({ ...address, line2: '' });
    expect(validateAddress(filled, 'en')).toEqual({});
  });

  test('says that a code or a province is not of the country', () => {
    expect(validateAddress({ ...filled, postalCode: '05401' }, 'en').postalCode).toBe(
      'A postal code is expected, like H2X 1K4.',
    );
    expect(validateAddress({ ...filled, country: 'US', region: '' }, 'en')).toEqual({
      region: 'This field is required.',
      postalCode: 'A ZIP code is expected, like 05401.',
    });
  });
});

test('a business is closed only by its name, in letters of any case', () => {
  expect(isNameOf(' salon ROY ', tenant.name)).toBe(true);
  expect(isNameOf('Salon', tenant.name)).toBe(false);
  expect(isNameOf('', tenant.name)).toBe(false);
});
