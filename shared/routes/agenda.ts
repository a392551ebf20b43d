import * as availability from '../schemas/availability.ts';
import * as calendar from '../schemas/calendar.ts';
import * as closure from '../schemas/closure.ts';
import * as outside from '../schemas/outside-calendar.ts';
import * as service from '../schemas/service.ts';
import * as slot from '../schemas/slot.ts';
import type { RouteTable } from './route-spec.ts';

/** What a business offers, and when: services, windows, closures, calendars and the slots they make. */
export const agendaRoutes = {
  'GET /v1/services': {
    resource: 'services',
    access: 'viewer',
    data: service.serviceList,
  },
  'POST /v1/services': {
    resource: 'services',
    access: 'staff',
    body: service.serviceCreate,
    data: service.service,
    status: 201,
    errors: ['limit_reached'],
  },
  'PATCH /v1/services/{serviceId}': {
    resource: 'services',
    access: 'staff',
    body: service.servicePatch,
    data: service.service,
    errors: ['changed_meanwhile'],
  },
  'DELETE /v1/services/{serviceId}': {
    resource: 'services',
    access: 'staff',
  },
  'GET /v1/availability': {
    resource: 'availability',
    access: 'viewer',
    data: availability.availability,
  },
  'POST /v1/availability': {
    resource: 'availability',
    access: 'staff',
    body: availability.windowCreate,
    data: availability.availabilityWindow,
    status: 201,
    errors: ['end_before_start', 'limit_reached'],
  },
  'PATCH /v1/availability/{availabilityId}': {
    resource: 'availability',
    access: 'staff',
    body: availability.windowPatch,
    data: availability.availabilityWindow,
    errors: ['end_before_start', 'limit_reached', 'changed_meanwhile'],
  },
  'DELETE /v1/availability/{availabilityId}': {
    resource: 'availability',
    access: 'staff',
  },
  'GET /v1/closures': {
    resource: 'closures',
    access: 'viewer',
    query: closure.closureQuery,
    data: closure.closureList,
  },
  'POST /v1/closures': {
    resource: 'closures',
    access: 'staff',
    body: closure.closureCreate,
    data: closure.closureMade,
    status: 201,
    errors: ['end_before_start', 'limit_reached'],
  },
  'POST /v1/closures/quebec-holidays': {
    resource: 'closures',
    access: 'staff',
    body: closure.quebecHolidaysRequest,
    data: closure.quebecHolidaysMade,
    errors: ['limit_reached'],
  },
  'DELETE /v1/closures/{closureId}': { resource: 'closures', access: 'staff' },
  'GET /v1/calendars': {
    resource: 'calendars',
    access: 'viewer',
    data: calendar.calendarList,
  },
  'PATCH /v1/calendars/{memberId}': {
    resource: 'calendars',
    access: 'admin',
    body: calendar.calendarPatch,
    data: calendar.calendar,
    errors: ['plan_required', 'limit_reached'],
  },
  'GET /v1/calendars/outside': {
    resource: 'calendars',
    access: 'viewer',
    data: outside.outsideCalendarList,
  },
  'PUT /v1/calendars/{calendarId}/outside': {
    resource: 'calendars',
    access: 'viewer',
    body: outside.outsideCalendarSave,
    data: outside.outsideCalendar,
    errors: ['forbidden'],
  },
  'DELETE /v1/calendars/{calendarId}/outside': {
    resource: 'calendars',
    access: 'viewer',
    errors: ['forbidden'],
  },
  'GET /v1/calendars/busy': {
    resource: 'calendars',
    access: 'viewer',
    query: outside.outsideBusyQuery,
    data: outside.outsideBusyList,
    errors: ['range_too_large'],
  },
  'GET /v1/slots': {
    resource: 'slots',
    access: 'viewer',
    query: slot.slotQuery,
    data: slot.slotList,
  },
  'POST /v1/slots/generate': {
    resource: 'slots',
    access: 'staff',
    body: availability.slotGeneration,
    data: availability.slotGenerationResult,
    errors: ['end_before_start'],
  },
} as const satisfies RouteTable;
