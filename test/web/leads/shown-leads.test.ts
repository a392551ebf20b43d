import { describe, expect, test } from '@jest/globals';
import type { Lead, LeadSort } from '../../../shared/schemas/lead.ts';
import { inOrder, type LeadFilter, leadQuery, listable } from '../../../web/features/leads/shown-leads.ts';
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

const NONE: LeadFilter = { search: ' ', status: null, source: null, ownerId: '', tag: '', sort: null };

const ordered = (sort: LeadSort | null): string[] => inOrder(leads, sort).map(({ leadId }) => leadId);

describe('the leads shown', () => {
  test('are all, in the order of the server, without a filter', () => {
    expect(leadQuery(NONE, 50)).toEqual({ limit: 50 });
    expect(ordered(null)).toEqual(['ines', 'eloi', 'zoe']);
  });

  test('are searched and filtered by the server, which knows those that are not loaded too', () => {
    const limit = 100;
    expect(leadQuery({ ...NONE, search: ' zoé ' }, limit)).toEqual({ limit, q: 'zoé' });
    expect(leadQuery({ ...NONE, status: 'won', ownerId: 'm1' }, limit)).toEqual({
      ...{ limit, status: 'won', ownerId: 'm1' },
    });
    expect(leadQuery({ ...NONE, status: 'waiting' }, limit)).toEqual({ limit, waiting: 'true' });
    expect(leadQuery({ ...NONE, source: 'chat' }, limit)).toEqual({ limit, source: 'chat' });
  });

  test('are sorted by the server where none are left out', () => {
    expect(leadQuery({ ...NONE, sort: '-name' }, 50)).toEqual({ limit: 50, sort: '-name' });
    expect(leadQuery({ ...NONE, sort: '-name', tag: 'VIP' }, 50)).toEqual({ limit: 50, tag: 'VIP' });
  });

  test('are those of one filter where no list of the server has several', () => {
    const all: LeadFilter = {
      ...NONE,
      search: 'zoé',
      tag: 'VIP',
      source: 'chat',
      status: 'won',
      ownerId: 'm1',
    };
    expect(listable(all)).toEqual({ ...NONE, search: 'zoé' });
    expect(listable({ ...all, search: '' })).toEqual({ ...NONE, search: '', tag: 'VIP' });
    expect(listable({ ...NONE, status: 'won', ownerId: 'm1' })).toEqual({
      ...NONE,
      status: 'won',
      ownerId: 'm1',
    });
  });

  test('stay in the order of the server by the last booking, of which they do not tell all', () => {
    expect(ordered('-lastBookingAt')).toEqual(['ines', 'eloi', 'zoe']);
  });

  test('are sorted by name as a French reader sorts, and by date', () => {
    expect(ordered('name')).toEqual(['eloi', 'ines', 'zoe']);
    expect(ordered('-createdAt')).toEqual(['eloi', 'ines', 'zoe']);
    expect(ordered('createdAt')).toEqual(['zoe', 'ines', 'eloi']);
  });
});

test('the empty text is the agreed one', () => {
  expect(leadTexts.fr.empty).toBe('Aucun lead pour l’instant.');
});
