import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type DataSubject,
  isOwnLead,
  shareOf,
  stranger,
  withLead,
} from '../../../../functions/records/privacy/person.ts';
import { brandId, type LeadId } from '../../../../shared/domain/ids.ts';
import { seededRuns } from '../../../support/seeded.ts';

const email = fc
  .tuple(fc.stringMatching(/^[a-z0-9.]{1,12}$/), fc.stringMatching(/^[a-z]{2,8}$/))
  .map(([who, where]) => `${who}@${where}.ca`);

/** A number that somebody could dial in Montréal. */
const phone = fc.stringMatching(/^555\d{4}$/).map((rest) => `+1514${rest}`);

const id = fc.stringMatching(/^[a-d]$/).map((text) => brandId<LeadId>(text));
const lead = fc.record({
  leadId: id,
  email: fc.option(email),
  phone: fc.option(phone),
  otherEmails: fc.array(email, { maxLength: 2 }),
  otherPhones: fc.array(phone, { maxLength: 2 }),
  mergedFrom: fc.array(id, { maxLength: 2 }),
});

const contact = fc
  .record({ email: fc.option(email), phone: fc.option(phone) })
  .filter((one) => one.email !== null || one.phone !== null);

const knownBy = (person: DataSubject) => new Set([...person.known.emails, ...person.known.phones]);

describe('a person', () => {
  test('is known by all that their leads add, and by what was asked from the start', () => {
    fc.assert(
      fc.property(contact, fc.array(lead, { maxLength: 4 }), (asked, leads) => {
        const person = leads.reduce((one, next) => withLead(one, next), stranger(asked));
        const reaches = leads.flatMap((one) => [
          one.email,
          one.phone,
          ...one.otherEmails,
          ...one.otherPhones,
        ]);
        const expected = [asked.email, asked.phone, ...reaches].filter((one) => one !== null);
        expect(knownBy(person)).toEqual(new Set(expected));
        expect(person.asked).toEqual(stranger(asked).asked);
        for (const one of leads) {
          expect(isOwnLead(person, one)).toBe(true);
          expect(person.leadIds).toEqual(expect.arrayContaining([one.leadId, ...one.mergedFrom]));
        }
      }),
      seededRuns(200),
    );
  });

  test('has a lead only by what was asked, not by what another lead of theirs adds', () => {
    const person = withLead(stranger({ email: 'ana@lac.ca', phone: null }), {
      ...{ leadId: brandId<LeadId>('a'), email: 'ana@lac.ca', phone: '+15145550100' },
    });
    const household = { leadId: brandId<LeadId>('b'), email: 'luc@lac.ca', phone: '+15145550100' };
    expect(isOwnLead(person, household)).toBe(false);
  });
});

describe('an appointment', () => {
  const name = fc.constantFrom('Ana Lévy', 'Luc Roy');
  const snapshot = fc.record({
    ...{ leadId: fc.option(id), email: fc.option(email), phone: fc.option(phone), name },
  });
  const holder = name.map((one) => ({ name: one }));

  test('of a lead of theirs is theirs, whatever contact stands on it', () => {
    fc.assert(
      fc.property(contact, lead, snapshot, fc.option(holder, { nil: undefined }), (asked, his, one, held) => {
        const person = withLead(stranger(asked), his);
        expect(shareOf(person, { ...one, leadId: his.leadId }, held)).toBe('all');
      }),
      seededRuns(200),
    );
  });

  test('of somebody else’s living lead is never theirs but for the very contact that was asked', () => {
    fc.assert(
      fc.property(contact, lead, snapshot, (asked, his, one) => {
        const person = withLead(stranger(asked), his);
        fc.pre(one.leadId === null || !person.leadIds.includes(one.leadId));
        const reach = [one.email, one.phone].filter((value) => value !== null);
        const isAsked = reach.some((value) => value === asked.email || value === asked.phone);
        expect(shareOf(person, one, { name: 'Luc Roy' })).toBe(isAsked ? 'contact' : 'none');
        expect(shareOf(person, one, undefined)).toBe(
          reach.some((value) => knownBy(person).has(value)) ? 'all' : 'none',
        );
      }),
      seededRuns(300),
    );
  });

  test('typed with their contact under another’s lead is theirs in another name, and the lead’s in its own', () => {
    const person = stranger({ email: null, phone: '+15145550100' });
    const under = { leadId: brandId<LeadId>('a'), email: 'ana@lac.ca', phone: '+15145550100' };
    expect(shareOf(person, { ...under, name: 'Luc Roy' }, { name: 'Ana Lévy' })).toBe('all');
    expect(shareOf(person, { ...under, name: 'ana levy' }, { name: 'Ana Lévy' })).toBe('contact');
  });
});
