import { describe, expect, test } from '@jest/globals';
import type { Lead } from '../../../shared/schemas/lead.ts';
import { inOrder, leadQuery } from '../../../web/features/leads/shown-leads.ts';
import { leadTexts } from '../../../web/features/leads/texts.ts';
import type { Sort } from '../../../web/ui/table-header.tsx';

const lead = (leadId: string, over: Partial<Lead>): Lead => ({
  leadId,
  name: null,
  email: null,
  phone: null,
  message: '',
  source: 'chat',
  status: 'new',
  note: null,
  ownerId: null,
  version: 1,
  createdAt: '2026-11-20T10:00:00Z',
  lastActivityAt: '2026-11-20T10:00:00Z',
  ...over,
});

const leads = [
  lead('ines', { name: 'Inès Bélanger', status: 'won' }),
  lead('eloi', { name: 'Éloi', createdAt: '2026-11-21T10:00:00Z' }),
  lead('zoe', { name: 'Zoé', createdAt: '2026-11-19T10:00:00Z', status: 'lost' }),
];

const ordered = (sort: Sort | null): string[] =>
  inOrder(leads, sort, leadTexts.fr.statuses).map(({ leadId }) => leadId);

describe('the leads shown', () => {
  test('are all, in the order of the server, without a filter', () => {
    expect(leadQuery({ search: ' ', status: null, ownerId: '', tag: '' }, 50)).toEqual({ limit: 50 });
    expect(ordered(null)).toEqual(['ines', 'eloi', 'zoe']);
  });

  test('are searched and filtered by the server, which knows those that are not loaded too', () => {
    expect(leadQuery({ search: ' zoé ', status: 'won', ownerId: 'm1', tag: 'VIP' }, 100)).toEqual({
      limit: 100,
      q: 'zoé',
      status: 'won',
      ownerId: 'm1',
      tag: 'VIP',
    });
  });

  test('are sorted by name as a French reader sorts, by status as it reads, and by date', () => {
    expect(ordered({ key: 'name', direction: 'ascending' })).toEqual(['eloi', 'ines', 'zoe']);
    expect(ordered({ key: 'status', direction: 'ascending' })).toEqual(['ines', 'eloi', 'zoe']);
    expect(ordered({ key: 'createdAt', direction: 'descending' })).toEqual(['eloi', 'ines', 'zoe']);
  });
});

test('the empty text is the agreed one', () => {
  expect(leadTexts.fr.empty).toBe('Aucun lead pour l’instant.');
});
