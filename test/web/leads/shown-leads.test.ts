import { describe, expect, test } from '@jest/globals';
import type { Lead } from '../../../shared/schemas/lead.ts';
import { type LeadFilter, shownLeads } from '../../../web/features/leads/shown-leads.ts';
import { leadTexts } from '../../../web/features/leads/texts.ts';

const lead = (leadId: string, over: Partial<Lead>): Lead => ({
  leadId,
  name: null,
  email: null,
  phone: null,
  message: '',
  source: 'chat',
  status: 'new',
  note: null,
  createdAt: '2026-11-20T10:00:00Z',
  lastActivityAt: '2026-11-20T10:00:00Z',
  ...over,
});

const leads = [
  lead('ines', { name: 'Inès Bélanger', message: 'Un soin du visage', status: 'won' }),
  lead('eloi', { name: 'Éloi', phone: '+15145551234', createdAt: '2026-11-21T10:00:00Z' }),
  lead('zoe', { name: 'Zoé', email: 'zoe@exemple.ca', createdAt: '2026-11-19T10:00:00Z', status: 'lost' }),
];

const shown = (over: Partial<LeadFilter>): string[] =>
  shownLeads(leads, { search: '', status: null, sort: null, ...over }, leadTexts.fr.statuses).map(
    ({ leadId }) => leadId,
  );

describe('the leads shown', () => {
  test('are all, in the order of the server, without a filter', () => {
    expect(shown({})).toEqual(['ines', 'eloi', 'zoe']);
  });

  test('are found by any of their texts, accents and case aside', () => {
    expect(shown({ search: 'INES' })).toEqual(['ines']);
    expect(shown({ search: 'visage belanger' })).toEqual(['ines']);
    expect(shown({ search: 'exemple.ca' })).toEqual(['zoe']);
    expect(shown({ search: 'personne' })).toEqual([]);
  });

  test('are found by a phone number however it is written', () => {
    expect(shown({ search: '514 555-12' })).toEqual(['eloi']);
    expect(shown({ search: '(514) 555' })).toEqual(['eloi']);
  });

  test('are filtered by status', () => {
    expect(shown({ status: 'won' })).toEqual(['ines']);
  });

  test('are sorted by name as a French reader sorts, by status as it reads, and by date', () => {
    expect(shown({ sort: { key: 'name', direction: 'ascending' } })).toEqual(['eloi', 'ines', 'zoe']);
    expect(shown({ sort: { key: 'status', direction: 'ascending' } })).toEqual(['ines', 'eloi', 'zoe']);
    expect(shown({ sort: { key: 'createdAt', direction: 'descending' } })).toEqual(['eloi', 'ines', 'zoe']);
  });
});

test('the empty text is the one of the specification', () => {
  expect(leadTexts.fr.empty).toBe('Aucun lead pour l’instant.');
});
