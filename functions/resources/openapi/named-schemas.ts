import { ObjectSchema, type Schema } from 'yup';
import * as audit from '../../../shared/schemas/audit.ts';
import * as automation from '../../../shared/schemas/automation.ts';
import * as availability from '../../../shared/schemas/availability.ts';
import * as basket from '../../../shared/schemas/basket.ts';
import * as basketBooking from '../../../shared/schemas/basket-booking.ts';
import * as basketByHand from '../../../shared/schemas/basket-by-hand.ts';
import * as billing from '../../../shared/schemas/billing.ts';
import * as bookedPublicly from '../../../shared/schemas/booked-publicly.ts';
import * as booking from '../../../shared/schemas/booking.ts';
import * as bookingHistory from '../../../shared/schemas/booking-history.ts';
import * as bookingSource from '../../../shared/schemas/booking-source.ts';
import * as bookingsAhead from '../../../shared/schemas/bookings-ahead.ts';
import * as calendar from '../../../shared/schemas/calendar.ts';
import * as calendarFeed from '../../../shared/schemas/calendar-feed.ts';
import * as changes from '../../../shared/schemas/changes.ts';
import * as chat from '../../../shared/schemas/chat.ts';
import * as closure from '../../../shared/schemas/closure.ts';
import * as conversation from '../../../shared/schemas/conversation.ts';
import * as dataExport from '../../../shared/schemas/export.ts';
import * as lead from '../../../shared/schemas/lead.ts';
import * as leadImport from '../../../shared/schemas/lead-import.ts';
import * as leadTimeline from '../../../shared/schemas/lead-timeline.ts';
import * as managedBooking from '../../../shared/schemas/managed-booking.ts';
import * as managedOffers from '../../../shared/schemas/managed-offers.ts';
import * as me from '../../../shared/schemas/me.ts';
import * as member from '../../../shared/schemas/member.ts';
import * as message from '../../../shared/schemas/message.ts';
import * as outsideCalendar from '../../../shared/schemas/outside-calendar.ts';
import * as person from '../../../shared/schemas/person.ts';
import * as picture from '../../../shared/schemas/picture.ts';
import * as privacy from '../../../shared/schemas/privacy.ts';
import * as publicBooking from '../../../shared/schemas/public-booking.ts';
import * as publicBookingRequest from '../../../shared/schemas/public-booking-request.ts';
import * as publicSite from '../../../shared/schemas/public-site.ts';
import * as pushSubscription from '../../../shared/schemas/push-subscription.ts';
import * as question from '../../../shared/schemas/question.ts';
import * as report from '../../../shared/schemas/report.ts';
import * as rescue from '../../../shared/schemas/rescue.ts';
import * as scenario from '../../../shared/schemas/scenario.ts';
import * as service from '../../../shared/schemas/service.ts';
import * as severalPage from '../../../shared/schemas/several-page.ts';
import * as site from '../../../shared/schemas/site.ts';
import * as slot from '../../../shared/schemas/slot.ts';
import * as stranded from '../../../shared/schemas/stranded.ts';
import * as tenant from '../../../shared/schemas/tenant.ts';
import * as waitlist from '../../../shared/schemas/waitlist.ts';
import * as webhook from '../../../shared/schemas/webhook.ts';
import { type DescribeSchema, type JsonSchema, jsonSchemaOf } from './json-schema.ts';

/** The modules with the schemas of bodies and answers; each schema is named after its export. */
const modules: ReadonlyArray<Readonly<Record<string, unknown>>> = [
  audit,
  automation,
  availability,
  basket,
  basketBooking,
  basketByHand,
  bookedPublicly,
  billing,
  booking,
  bookingHistory,
  bookingsAhead,
  publicBooking,
  publicBookingRequest,
  managedBooking,
  managedOffers,
  bookingSource,
  calendar,
  calendarFeed,
  changes,
  chat,
  closure,
  conversation,
  dataExport,
  lead,
  leadImport,
  leadTimeline,
  me,
  member,
  message,
  outsideCalendar,
  person,
  picture,
  privacy,
  publicSite,
  pushSubscription,
  question,
  report,
  rescue,
  scenario,
  service,
  severalPage,
  site,
  slot,
  stranded,
  tenant,
  waitlist,
  webhook,
];

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const exported: ReadonlyArray<readonly [string, Schema]> = modules
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => (value instanceof ObjectSchema ? [[capital(name), value] as const] : []));

/** Required and optional copies of one schema have the same text, and so the same name. */
const wordsOf = (schema: JsonSchema): string => JSON.stringify(schema);

const REF = '#/components/schemas/';

const namesIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);

/** The manifest's schemas by name, each referenced by its name wherever it is used. */
export const namedSchemas = () => {
  const byIdentity = new Map(exported.map(([name, schema]) => [schema, name]));
  const byWords = new Map(
    exported.toReversed().map(([name, schema]) => [wordsOf(jsonSchemaOf(schema)), name]),
  );
  const nameOf = (schema: Schema) =>
    schema.type === 'object' && (byIdentity.get(schema) ?? byWords.get(wordsOf(jsonSchemaOf(schema))));
  const tell: DescribeSchema = (schema) => {
    const name = nameOf(schema);
    return name ? { $ref: `${REF}${name}` } : jsonSchemaOf(schema, tell);
  };

  /** Every schema that a part of the description references, directly or not, sorted by name. */
  const usedBy = (part: unknown): Readonly<Record<string, JsonSchema>> => {
    const used = new Map<string, JsonSchema>();
    const add = (name: string): void => {
      const schema = exported.find(([own]) => own === name)?.[1];
      if (!schema || used.has(name)) return;
      used.set(name, jsonSchemaOf(schema, tell));
      for (const held of namesIn(used.get(name))) add(held);
    };
    for (const name of namesIn(part)) add(name);
    return Object.fromEntries([...used].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  };

  return { tell, usedBy };
};

export const schemaNames: readonly string[] = exported.map(([name]) => name);
