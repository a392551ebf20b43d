import { describe, expect, test } from '@jest/globals';
import type { Lead } from '../../../shared/schemas/lead.ts';
import {
  blankLead,
  leadValues,
  toLeadBody,
  toLeadPatch,
  validateLead,
  validateNewLead,
} from '../../../web/features/leads/lead-form.ts';

const lead: Lead = {
  leadId: 'l1',
  name: 'Camille Roy',
  email: 'camille@exemple.ca',
  phone: null,
  message: 'Bonjour',
  source: 'chat',
  status: 'new',
  note: 'Rappeler',
  ownerId: null,
  version: 1,
  createdAt: '2026-11-20T10:00:00Z',
  lastActivityAt: '2026-11-20T10:00:00Z',
};

describe('a lead entered by hand', () => {
  test('sends what was filled in, trimmed, and "manual" as its source', () => {
    expect(toLeadBody({ ...blankLead, name: ' Zoé ', phone: '514 555-1234' })).toEqual({
      name: 'Zoé',
      phone: '514 555-1234',
      source: 'manual',
    });
  });

  test('needs a name, an e-mail or a phone number', () => {
    const check = (over: object) => validateNewLead({ ...blankLead, ...over }, 'fr', 'il en faut un');
    expect(check({ message: 'Bonjour' })).toEqual({ name: 'il en faut un' });
    expect(check({ name: 'Zoé' })).toEqual({});
    expect(check({ email: 'zoe@exemple.ca' })).toEqual({});
    expect(check({ phone: '514 555-1234' })).toEqual({});
  });

  test('is refused with a wrong e-mail', () => {
    expect(validateNewLead({ ...blankLead, email: 'zoe@' }, 'fr', '')).toEqual({
      email: 'Adresse e-mail invalide.',
    });
  });
});

describe('a lead that is edited', () => {
  test('sends its tags as a whole and only when they changed', () => {
    const tagged = { ...lead, tags: ['VIP'] };
    expect(toLeadPatch(leadValues(tagged), tagged)).toEqual({});
    expect(toLeadPatch({ ...leadValues(tagged), tags: [] }, tagged)).toEqual({ tags: [] });
  });

  test.each([
    ['04-12', '-04-12', { birthday: null }, ''],
    ['1990-04-12', '1990-04-12', { birthday: '04-12' }, '-04-12'],
    [undefined, '', { birthday: '1990-04-12' }, '1990-04-12'],
  ])('with the birthday %s shows %s, and sends %j for “%s”', (birthday, shown, patch, typed) => {
    const known = { ...lead, ...(birthday ? { birthday } : {}) };
    expect(leadValues(known).birthday).toBe(shown);
    expect(toLeadPatch(leadValues(known), known)).toEqual({});
    expect(toLeadPatch({ ...leadValues(known), birthday: typed }, known)).toEqual(patch);
  });

  test('is refused with half a birthday', () => {
    const half = { ...leadValues(lead), birthday: '-04-' };
    expect(validateLead(half, lead, 'fr')).toEqual({ birthday: expect.stringContaining('MM-JJ') });
  });

  test('sends nothing when nothing changed', () => {
    expect(toLeadPatch(leadValues(lead), lead)).toEqual({});
  });

  test('shows a phone number as it is read, which is no change', () => {
    const known = { ...lead, phone: '+15145551234' };
    expect(leadValues(known).phone).toBe('514\u00a0555-1234');
    expect(toLeadPatch(leadValues(known), known)).toEqual({});
  });

  test('sends only what changed, and null for a field that was emptied', () => {
    const values = { ...leadValues(lead), status: 'won' as const, note: ' ', phone: ' 514 555-1234 ' };
    expect(toLeadPatch(values, lead)).toEqual({ status: 'won', note: null, phone: '514 555-1234' });
  });

  test('is given to a member, or to nobody any more', () => {
    expect(toLeadPatch({ ...leadValues(lead), ownerId: 'm1' }, lead)).toEqual({ ownerId: 'm1' });
    const owned = { ...lead, ownerId: 'm1' };
    expect(toLeadPatch({ ...leadValues(owned), ownerId: '' }, owned)).toEqual({ ownerId: null });
  });

  test('is checked as it will be sent', () => {
    expect(validateLead({ ...leadValues(lead), email: '' }, lead, 'fr')).toEqual({});
    expect(validateLead({ ...leadValues(lead), email: 'non' }, lead, 'fr')).toHaveProperty('email');
  });
});
