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
    summary: 'List the services',
    resource: 'services',
    access: 'viewer',
    data: service.serviceList,
  },
  'POST /v1/services': {
    summary: 'Add a service',
    resource: 'services',
    access: 'staff',
    body: service.serviceCreate,
    data: service.service,
    status: 201,
    errors: ['limit_reached'],
  },
  'PATCH /v1/services/{serviceId}': {
    summary: 'Change a service',
    resource: 'services',
    access: 'staff',
    body: service.servicePatch,
    data: service.service,
    errors: ['changed_meanwhile'],
  },
  'DELETE /v1/services/{serviceId}': {
    summary: 'Remove a service; appointments made with it stay',
    resource: 'services',
    access: 'staff',
  },
  'GET /v1/availability': {
    summary: 'List the weekly windows, with the time zone and the next regeneration',
    resource: 'availability',
    access: 'viewer',
    data: availability.availability,
  },
  'POST /v1/availability': {
    summary: 'Add a weekly window',
    resource: 'availability',
    access: 'staff',
    body: availability.windowCreate,
    data: availability.availabilityWindow,
    status: 201,
    errors: ['end_before_start', 'limit_reached'],
  },
  'PATCH /v1/availability/{availabilityId}': {
    summary: 'Change a weekly window',
    resource: 'availability',
    access: 'staff',
    body: availability.windowPatch,
    data: availability.availabilityWindow,
    errors: ['end_before_start', 'limit_reached', 'changed_meanwhile'],
  },
  'DELETE /v1/availability/{availabilityId}': {
    summary: 'Remove a weekly window',
    resource: 'availability',
    access: 'staff',
  },
  'GET /v1/closures': {
    summary: 'List the closures',
    resource: 'closures',
    access: 'viewer',
    query: closure.closureQuery,
    data: closure.closureList,
  },
  'POST /v1/closures': {
    summary: 'Close for some days',
    resource: 'closures',
    access: 'staff',
    body: closure.closureCreate,
    data: closure.closureMade,
    status: 201,
    errors: ['end_before_start', 'limit_reached'],
  },
  'POST /v1/closures/quebec-holidays': {
    summary: 'Close on a year’s statutory holidays of Quebec',
    resource: 'closures',
    access: 'staff',
    body: closure.quebecHolidaysRequest,
    data: closure.quebecHolidaysMade,
    errors: ['limit_reached'],
  },
  'DELETE /v1/closures/{closureId}': { summary: 'Remove a closure', resource: 'closures', access: 'staff' },
  'GET /v1/calendars': {
    summary: 'List the calendars that can be booked',
    resource: 'calendars',
    access: 'viewer',
    data: calendar.calendarList,
  },
  'PATCH /v1/calendars/{memberId}': {
    summary: 'Let a member take bookings, or stop it',
    resource: 'calendars',
    access: 'admin',
    body: calendar.calendarPatch,
    data: calendar.calendar,
    errors: ['plan_required', 'limit_reached'],
  },
  'GET /v1/calendars/outside': {
    summary: 'The outside calendars that calendars follow: one’s own, or for an admin all',
    resource: 'calendars',
    access: 'viewer',
    data: outside.outsideCalendarList,
  },
  'PUT /v1/calendars/{calendarId}/outside': {
    summary: 'Follow an outside calendar: its events take the time of this one',
    resource: 'calendars',
    access: 'viewer',
    body: outside.outsideCalendarSave,
    data: outside.outsideCalendar,
    errors: ['forbidden'],
  },
  'DELETE /v1/calendars/{calendarId}/outside': {
    summary: 'Follow the outside calendar no longer, and forget what was read',
    resource: 'calendars',
    access: 'viewer',
    errors: ['forbidden'],
  },
  'GET /v1/calendars/busy': {
    summary: 'When calendars are busy elsewhere, by their outside calendars',
    resource: 'calendars',
    access: 'viewer',
    query: outside.outsideBusyQuery,
    data: outside.outsideBusyList,
    errors: ['range_too_large'],
  },
  'GET /v1/slots': {
    summary: 'Free times, soonest first',
    resource: 'slots',
    access: 'viewer',
    query: slot.slotQuery,
    data: slot.slotList,
  },
  'POST /v1/slots/generate': {
    summary: 'Regenerate the offered times of a period',
    resource: 'slots',
    access: 'staff',
    body: availability.slotGeneration,
    data: availability.slotGenerationResult,
    errors: ['end_before_start'],
  },
} as const satisfies RouteTable;
