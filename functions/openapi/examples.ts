import type { Schema } from 'yup';
import { entryOf, fieldsOf, type Json } from './json-schema.ts';

const ID = '01kb2v0x3n8m4q6r7s9t1w5y2z';

/** What a field of a name may hold, where several could: the schema picks the first that it accepts. */
const BY_NAME: Readonly<Record<string, readonly Json[]>> = {
  name: ['Ana Lévy'],
  leadName: ['Ana Lévy'],
  business: ['Garage Tremblay'],
  email: ['ana@example.org'],
  phone: ['+15145550142'],
  title: ['Vidange'],
  slug: ['garage-tremblay'],
  timezone: ['America/Toronto'],
  currency: ['CAD'],
  price: [60],
  durationMin: [60],
  dayOfWeek: [1],
  startTime: ['09:00'],
  endTime: ['17:00'],
  opens: ['09:00'],
  closes: ['17:00'],
  calendarId: ['main'],
  startAt: ['2026-11-24T15:00:00.000Z'],
  endAt: ['2026-11-24T16:00:00.000Z'],
  cutOffAt: ['2026-11-23T15:00:00.000Z'],
  from: ['2026-11-24', '2026-11-24T00:00:00.000Z'],
  to: ['2026-11-30', '2026-11-30T00:00:00.000Z'],
  date: ['2026-11-24'],
  year: [2026],
  message: ['Bonjour, avez-vous un créneau jeudi après-midi ?'],
  reply: ['Bonjour ! Jeudi à 14 h ou à 15 h, cela vous irait ?'],
  welcomeMessage: ['Bonjour! Comment puis-je vous aider ?'],
  description: ['Entretien et réparation de toutes les marques.'],
  primaryColor: ['#0ea5e9'],
  accentColor: ['#10b981'],
  nonce: ['b5f0c2d6e1a94c37'],
  cursor: ['WyJ0IiwiciIsInMiXQ'],
  limit: ['20'],
  manageUrl: ['https://comptoir.example/rdv/WyJ0IiwiYiJd.c2lnbmF0dXJl'],
  url: ['https://comptoir.example/public/calendars/WyJ0IiwwXQ.c2lnbmF0dXJl.ics'],
};

/** What fits most fields of a type. */
const BY_TYPE: Readonly<Record<string, readonly Json[]>> = {
  string: [
    'Bonjour, une précision utile.',
    '2026-11-24T15:00:00.000Z',
    '2026-11-24',
    'https://comptoir.example/page',
    'abc',
    '',
  ],
  number: [1, 60, 30, 0, 2026],
  boolean: [true],
};

const isInstantName = (name: string): boolean => /(At|Since)$/.test(name);
const isIdName = (name: string): boolean => /Id$/.test(name);
const isUrlName = (name: string): boolean => /Url$/.test(name);

const candidates = (schema: Schema, name: string): readonly Json[] => [
  ...(BY_NAME[name] ?? []),
  ...(isIdName(name) ? [ID] : []),
  ...(isInstantName(name) ? ['2026-11-24T15:00:00.000Z'] : []),
  ...(isUrlName(name) ? ['https://comptoir.example/site/garage-tremblay'] : []),
  ...schema.describe().oneOf.filter((choice): choice is string | number => typeof choice !== 'object'),
  ...(BY_TYPE[schema.type] ?? []),
];

/** A value that the schema accepts; the same at each call. Undefined where none is known. */
export const exampleOf = (schema: Schema, name = ''): Json | undefined => {
  const entry = entryOf(schema);
  if (entry) return [exampleOf(entry, name)].filter((value) => value !== undefined);
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(fieldsOf(schema)).flatMap(([field, held]) => {
        const value = exampleOf(held, field);
        return value === undefined ? [] : [[field, value]];
      }),
    );
  const fits = (value: Json) => schema.isValidSync(value, { strict: true });
  return candidates(schema, name).find(fits) ?? (schema.describe().nullable ? null : undefined);
};
