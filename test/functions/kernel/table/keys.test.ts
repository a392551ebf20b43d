import { expect, test } from '@jest/globals';
import { parseTaken } from '../../../../functions/kernel/table/keys/bookings.ts';
import {
  parseAgendaDay,
  parseDueOutside,
  parseOutside,
} from '../../../../functions/kernel/table/keys/calendars.ts';
import { parseTurn } from '../../../../functions/kernel/table/keys/conversations.ts';
import { isLeadName, parseLeadRef } from '../../../../functions/kernel/table/keys/leads.ts';
import { parseOutbox, parseOutboxShard } from '../../../../functions/kernel/table/keys/messages.ts';
import { parseTenantPk } from '../../../../functions/kernel/table/keys/tenants.ts';
import { indexed, keys } from '../../../../functions/kernel/table/keys.ts';
import {
  brandId,
  type CalendarId,
  type ConversationId,
  type LeadId,
  type TenantId,
} from '../../../../shared/domain/ids.ts';

const tenantId = brandId<TenantId>('tenant');
const calendarId = brandId<CalendarId>('calendar');
const leadId = brandId<LeadId>('lead');
const at = '2026-11-23T13:00:00.000Z';

test('a key that was read tells what it was made of', () => {
  expect(parseTaken(keys.taken(tenantId, calendarId, at, 'person').sk)).toEqual({ startAt: at });
  expect(parseAgendaDay(keys.agendaDay(tenantId, calendarId, '2026-11-23').sk)).toEqual({
    calendarId,
    date: '2026-11-23',
  });
  expect(parseOutside(keys.outside(tenantId, calendarId).sk)).toEqual({ calendarId });
  expect(parseDueOutside(indexed.outside(at, tenantId, calendarId).gsi2sk)).toEqual({ nextReadAt: at });
  expect(parseLeadRef(keys.leadRef(tenantId, leadId, at, 'a#b').sk)).toEqual({ leadId, at, refId: 'a#b' });
  expect(parseTurn(keys.turn(brandId<ConversationId>('talk'), 'turn').sk)).toEqual({ turnId: 'turn' });
  expect(parseOutbox(keys.outbox(3, at, 'id').sk)).toEqual({ dueAt: at });
  expect(parseTenantPk(keys.tenant(tenantId).pk)).toBe(tenantId);
  expect(parseTenantPk(keys.changes(tenantId).pk)).toBeUndefined();
});

test('the partition of an outbox tells its shard, and no other is taken for one', () => {
  expect(parseOutboxShard(keys.outbox(3, at, 'id').pk)).toBe(3);
  expect(['OUTBOX', 'OUTBOX#', 'OUTBOX#3#4', 'TENANT#3', ''].map(parseOutboxShard)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

test('a name of a lead is told from its other ways', () => {
  expect(isLeadName(keys.leadName(tenantId, 'anne', leadId).sk)).toBe(true);
  expect(isLeadName(keys.contact(tenantId, 'hash').sk)).toBe(false);
});
