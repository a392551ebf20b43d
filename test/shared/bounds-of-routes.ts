import { DAY_PARTS } from '../../shared/domain/day-part.ts';
import { eventTypes } from '../../shared/domain/events.ts';
import { SPOKEN_LANGUAGES } from '../../shared/domain/spoken-languages.ts';
import type { RouteKey } from '../../shared/routes.ts';
import { newBrowser } from '../support/subscribed-browser.ts';
import {
  type Bound,
  birthday,
  colour,
  currency,
  date,
  email,
  from,
  handle,
  https,
  instant,
  letters,
  manyIds,
  optional,
  phone,
  price,
  requiredEmail,
  slug,
  tags,
  time,
  upTo,
  url,
  whole,
  zone,
} from './bounds.ts';

/** A body that is accepted, in which one field is then tried. */
export const bases: Partial<Record<RouteKey, Readonly<Record<string, unknown>>>> = {
  'POST /v1/tenants': { name: 'Garage' },
  'PATCH /v1/tenants/current': { version: 1 },
  'DELETE /v1/tenants/current': { confirm: 'Garage' },
  'POST /v1/billing/checkout': {
    priceId: 'price_pro',
    successUrl: 'https://app.example/',
    cancelUrl: 'https://app.example/',
  },
  'POST /v1/billing/portal': { returnUrl: 'https://app.example/' },
  'POST /v1/privacy/export': {},
  'POST /v1/privacy/erase': { confirm: true },
  'POST /v1/sites': { slug: 'garage', title: 'Garage', welcomeMessage: 'Bonjour' },
  'PATCH /v1/sites/current': { version: 1 },
  'POST /v1/services': { name: 'Freins', durationMin: 60 },
  'PATCH /v1/services/{serviceId}': { version: 1 },
  'POST /v1/pictures/uploads': { contentType: 'image/webp', bytes: 1 },
  'PUT /v1/pictures/{pictureId}': { alt: 'Logo' },
  'POST /v1/availability': { dayOfWeek: 1, startTime: '09:00', endTime: '17:00' },
  'POST /v1/availability/stranded': {},
  'PUT /v1/availability/hours': { hours: [{ calendarId: 'main', seen: [], windows: [] }] },
  'PATCH /v1/availability/{availabilityId}': { version: 1 },
  'POST /v1/closures': { from: '2026-12-24' },
  'POST /v1/closures/quebec-holidays': { year: 2026 },
  'PATCH /v1/calendars/{memberId}': {},
  'PUT /v1/calendars/{calendarId}/outside': { url: 'https://ex.ca/agenda.ics' },
  'PATCH /v1/members/{memberId}': { version: 1 },
  'PATCH /v1/members/me': { version: 1 },
  'POST /v1/people': { name: 'Salle 1' },
  'PATCH /v1/people/{personId}': { version: 1 },
  'POST /v1/people/{personId}/invite': { email: 'ana@example.org', role: 'staff' },
  'POST /v1/slots/generate': {},
  'POST /v1/leads': {},
  'POST /v1/leads/import': { rows: [{ line: 1, name: 'Ana' }] },
  'POST /v1/leads/tags': { tag: 'VIP', to: null },
  'PATCH /v1/automations/{kind}': { version: 1 },
  'POST /v1/webhooks': { url: 'https://ex.ca/recu', events: ['lead.created'] },
  'PATCH /v1/webhooks/{webhookId}': {},
  'PATCH /v1/leads/{leadId}': { version: 1 },
  'POST /v1/leads/{leadId}/merge': { leadId: 'l' },
  'POST /v1/leads/{leadId}/contacts': { contact: 'c', verdict: 'accept' },
  'POST /v1/bookings': { serviceId: 's', startAt: '2026-11-24T15:00:00Z', name: 'Ana' },
  'PATCH /v1/bookings/{bookingId}': { version: 1 },
  'POST /v1/bookings/sources/{sourceId}/dismiss': { seenUntil: '2026-11-23T13:00:00Z' },
  'PATCH /v1/bookings/{bookingId}/basket': { offer: 'h' },
  'POST /v1/bookings/{bookingId}/restore': { version: 1 },
  'POST /v1/bookings/offers': { arrangement: 'in_a_row', parts: [{ serviceId: 's' }, { serviceId: 's' }] },
  'POST /v1/bookings/baskets': { offer: 'h', name: 'Ana' },
  'POST /v1/bookings/rescues': { calendarId: 'main', date: '2026-11-24', answerMin: 60 },
  'POST /v1/bookings/reassign': { from: 'main', to: 'anyone' },
  'PATCH /v1/conversations/{conversationId}': { tag: 'VIP' },
  'POST /v1/conversations/{conversationId}/messages': { text: 'Bonjour' },
  'POST /v1/conversations/{conversationId}/seen': { entry: 1 },
  'POST /v1/questions/{questionId}/answer': { faqId: 'q' },
  'POST /v1/scenarios': { conversationId: 'c', turn: 1 },
  'POST /v1/bookings/ask-to-move': {},
  'POST /public/sites/{slug}/bookings': { slotId: 'h', name: 'Ana' },
  'POST /public/sites/{slug}/offers': {
    arrangement: 'in_a_row',
    parts: [{ serviceId: 's' }, { serviceId: 's' }],
  },
  'POST /public/sites/{slug}/baskets': { offer: 'h', name: 'Ana' },
  'POST /public/sites/{slug}/chat': { message: 'Bonjour' },
  'POST /v1/members/invite': { email: 'ana@example.org', role: 'staff' },
  'POST /v1/members/me/push-subscriptions': newBrowser('a').subscription,
  'PATCH /public/bookings/{manageToken}': { slotId: 'h' },
  'PATCH /public/bookings/{manageToken}/basket': { offer: 'h' },
  'POST /rdv/{manageToken}/move': { nonce: 'n' },
  'POST /rdv/{manageToken}/cancel': { nonce: 'n' },
  'POST /rdv/{manageToken}/move-all': { nonce: 'n' },
  'POST /site/{slug}/book': { nonce: 'n' },
  'POST /public/sites/{slug}/waitlist': {
    serviceId: 's',
    from: '2026-11-24',
    to: '2026-11-24',
    name: 'Ana',
    email: 'ana@example.org',
    consent: true,
  },
  'POST /site/{slug}/plusieurs': { nonce: 'n' },
  'POST /site/{slug}/attente': { nonce: 'n' },
  'POST /attente/{waitToken}/accept': { nonce: 'n' },
  'POST /attente/{waitToken}/decline': { nonce: 'n' },
  'POST /attente/{waitToken}/leave': { nonce: 'n' },
};

/** Each form of a business's page may be posted to the page of another. */
const pageForm = [
  from('nonce', 1, 64),
  upTo('name', 120),
  upTo('email', 254),
  upTo('phone', 32),
  upTo('note', 2000),
  upTo('language', 64),
  upTo('waitToken', 400),
  upTo('consent', 64),
  upTo('smsConsent', 64),
  upTo('slotId', 400),
  upTo('serviceId', 64),
  upTo('offer', 2000),
  upTo('searched', 2000),
  upTo('service', 2000),
  upTo('with', 2000),
  upTo('arrangement', 64),
  upTo('count', 64),
  upTo('everyWeeks', 64),
  upTo('from', 64),
  upTo('find', 64),
  upTo('look', 400),
  upTo('to', 64),
  ...['day0', 'day1', 'day2', 'day3', 'day4', 'day5', 'day6'].map((day) => upTo(day, 64)),
  ...DAY_PARTS.map((part) => upTo(part, 64)),
  upTo('utm_source', 120),
  upTo('utm_medium', 120),
  upTo('utm_campaign', 120),
  upTo('utm_term', 120),
  upTo('utm_content', 120),
];

const version = whole('version', 1, 2_147_483_647);

const synonyms: Bound = [
  'synonyms',
  [[], ['ab'], Array.from({ length: 12 }, (_, n) => `mot ${n}`), undefined],
  [[Array.from({ length: 13 }, (_, n) => `mot ${n}`), 'too_many:12']],
];

const serviceFields = [
  synonyms,
  ['calendarIds', [[], manyIds(20)], [[manyIds(21), 'too_many:20']]] as const satisfies Bound,
  whole('durationMin', 5, 450, 5),
  price,
  currency,
  upTo('description', 2000),
  upTo('category', 60),
  upTo('toBring', 300),
  whole('bufferBeforeMin', 0, 120),
  whole('bufferAfterMin', 0, 120),
];

const windowFields = [
  whole('dayOfWeek', 0, 6),
  time('startTime', '23:59', '24:00'),
  time('endTime', '24:00', '24:01'),
  zone,
  whole('capacity', 1, 50),
  optional('calendarId', 1, 64),
];

/** http is refused by the server, save where a machine may call itself. */
const target: Bound = [
  'url',
  [https(500), 'https://ex.ca', 'https://ex.ca:8443/a?b', 'http://localhost:4000/recu'],
  [
    [https(501), 'too_long:500'],
    ...[
      'ftp://ex.ca',
      'javascript:alert(1)',
      'https://',
      'https://a@ex.ca',
      'https://ex.ca\\@evil',
      '//ex.ca',
    ].map((bad) => [bad, 'url'] as const),
  ],
];

const events: Bound = [
  'events',
  [[...eventTypes]],
  [
    [[], 'too_few:1'],
    [[...eventTypes, 'lead.created'], `too_many:${eventTypes.length}`],
  ],
];

const siteFields = [
  slug,
  optional('description', 10, 2000),
  colour('primaryColor'),
  colour('accentColor'),
  url('canonicalUrl'),
  upTo('policies', 1000),
  upTo('directions', 300),
  [
    'spokenLanguages',
    [[], SPOKEN_LANGUAGES],
    [[[...SPOKEN_LANGUAGES, 'fr'], `too_many:${SPOKEN_LANGUAGES.length}`]],
  ] as const satisfies Bound,
];

/** An address of a push service, so long. */
const pushEndpoint = (count: number): string =>
  `https://web.push.apple.com/${letters(count - 'https://web.push.apple.com/'.length)}`;

const faqOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `q${n}`,
    question: letters(4),
    answer: letters(600),
    isShown: true,
  }));

const importRows = (count: number) => Array.from({ length: count }, (_, n) => ({ line: n + 1, name: 'Ana' }));

const faq: Bound = ['faq', [[], faqOf(1), faqOf(24), undefined], [[faqOf(25), 'too_many:24']]];

const hoursOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ calendarId: `p${n}`, seen: [], windows: [] }));

const hours: Bound = [
  'hours',
  [hoursOf(1), hoursOf(20)],
  [
    [[], 'too_few:1'],
    [hoursOf(21), 'too_many:20'],
  ],
];

const weekdays: Bound = [
  'weekdays',
  [[0], [6], [0, 1, 2, 3, 4, 5, 6], undefined],
  [
    [[], 'too_few:1'],
    [[0, 1, 2, 3, 4, 5, 6, 0], 'too_many:7'],
  ],
];

const dayParts: Bound = [
  'dayParts',
  [['morning'], [...DAY_PARTS], undefined],
  [
    [[], 'too_few:1'],
    [[...DAY_PARTS, 'morning'], `too_many:${DAY_PARTS.length}`],
  ],
];

/** What a search of several appointments asks for. */
const basketSearch: readonly Bound[] = [
  [
    'parts',
    [[{ serviceId: 's' }], Array.from({ length: 6 }, () => ({ serviceId: 's' }))],
    [
      [[], 'too_few:1'],
      [Array.from({ length: 7 }, () => ({ serviceId: 's' })), 'too_many:6'],
    ],
  ],
  whole('count', 2, 12),
  whole('everyWeeks', 1, 8),
  instant('from'),
  instant('to'),
];

const offerFields = [from('nonce', 1, 64), upTo('offerId', 64), upTo('language', 64)];

/** Each bound of each field, with the last value inside and the first outside. */
export const bounds: Partial<Record<RouteKey, readonly Bound[]>> = {
  'POST /v1/tenants': [from('name', 2, 120), phone, zone],
  'PATCH /v1/tenants/current': [
    version,
    optional('name', 2, 120),
    phone,
    zone,
    whole('conversationRetentionDays', 7, 730),
  ],
  'DELETE /v1/tenants/current': [from('confirm', 1, 120)],
  'POST /v1/billing/checkout': [
    from('priceId', 1, 400),
    from('successUrl', 1, 500),
    from('cancelUrl', 1, 500),
  ],
  'POST /v1/billing/portal': [from('returnUrl', 1, 500)],
  'POST /v1/privacy/export': [email, phone],
  'POST /v1/privacy/erase': [email, phone],
  'POST /v1/sites': [...siteFields, from('title', 1, 120), from('welcomeMessage', 4, 500)],
  'PATCH /v1/sites/current': [
    version,
    ...siteFields,
    optional('title', 1, 120),
    optional('welcomeMessage', 4, 500),
    faq,
  ],
  'POST /v1/services': [
    [
      'name',
      [letters(2), letters(120)],
      [
        ['', 'service_name_required'],
        ['x', 'too_short:2'],
        [letters(121), 'too_long:120'],
      ],
    ],
    ...serviceFields,
  ],
  'POST /v1/pictures/uploads': [whole('bytes', 1, 204_800)],
  'PUT /v1/pictures/{pictureId}': [optional('uploadId', 1, 64), from('alt', 1, 160)],
  'PATCH /v1/services/{serviceId}': [version, optional('name', 2, 120), ...serviceFields],
  'POST /v1/availability': [...windowFields, date('date')],
  'PUT /v1/availability/hours': [hours],
  'POST /v1/availability/stranded': [hours],
  'PATCH /v1/availability/{availabilityId}': [version, ...windowFields],
  'POST /v1/closures': [
    date('from'),
    date('to'),
    time('startTime', '23:59', '24:00'),
    time('endTime', '24:00', '24:01'),
    upTo('label', 120),
    optional('calendarId', 1, 64),
  ],
  'POST /v1/closures/quebec-holidays': [whole('year', 2000, 2099)],
  'PATCH /v1/calendars/{memberId}': [optional('name', 1, 120)],
  'PUT /v1/calendars/{calendarId}/outside': [target],
  'PATCH /v1/members/{memberId}': [version, optional('name', 1, 120), optional('title', 1, 60)],
  'PATCH /v1/members/me': [version, optional('name', 1, 120), optional('title', 1, 60)],
  'PATCH /v1/automations/{kind}': [version, whole('hours', 1, 168)],
  'POST /v1/webhooks': [target, events, upTo('description', 120)],
  'PATCH /v1/webhooks/{webhookId}': [target, events, upTo('description', 120)],
  'POST /v1/slots/generate': [instant('startAt'), instant('endAt'), whole('durationMinutes', 5, 120, 5)],
  'POST /v1/leads': [
    optional('name', 1, 120),
    email,
    phone,
    upTo('message', 2000),
    upTo('note', 2000),
    optional('ownerId', 1, 64),
    tags,
    birthday,
  ],
  'PATCH /v1/leads/{leadId}': [
    version,
    optional('name', 1, 120),
    email,
    phone,
    upTo('message', 2000),
    upTo('note', 2000),
    optional('ownerId', 1, 64),
    tags,
    birthday,
  ],
  'POST /v1/leads/import': [
    optional('importId', 1, 64),
    [
      'rows',
      [importRows(1), importRows(100)],
      [
        [[], 'too_few:1'],
        [importRows(101), 'too_many:100'],
      ],
    ],
  ],
  'POST /v1/leads/tags': [
    from('tag', 1, 30),
    [
      'to',
      [null, 'x', 'x'.repeat(30)],
      [
        ['', 'too_short:1'],
        ['x'.repeat(31), 'too_long:30'],
        [undefined, 'required'],
      ],
    ],
    upTo('cursor', 600),
  ],
  'POST /v1/leads/{leadId}/merge': [from('leadId', 1, 64)],
  'POST /v1/leads/{leadId}/contacts': [from('contact', 1, 254)],
  'POST /v1/bookings': [
    from('serviceId', 1, 64),
    instant('startAt'),
    whole('durationMin', 5, 450),
    optional('name', 1, 120),
    email,
    phone,
    upTo('note', 2000),
    optional('calendarId', 1, 64),
    optional('leadId', 1, 64),
  ],
  'PATCH /v1/bookings/{bookingId}': [
    version,
    instant('startAt'),
    optional('calendarId', 1, 64),
    optional('serviceId', 1, 64),
    whole('durationMin', 5, 450),
    upTo('note', 2000),
    optional('name', 1, 120),
    email,
    phone,
    price,
  ],
  'POST /v1/bookings/sources/{sourceId}/dismiss': [instant('seenUntil')],
  'PATCH /v1/conversations/{conversationId}': [optional('tag', 1, 30), optional('untag', 1, 30)],
  'POST /v1/conversations/{conversationId}/messages': [from('text', 1, 2000)],
  'POST /v1/conversations/{conversationId}/seen': [whole('entry', 1, 1000)],
  'PATCH /v1/bookings/{bookingId}/basket': [from('offer', 1, 2000)],
  'POST /v1/bookings/{bookingId}/restore': [version],
  'POST /v1/questions/{questionId}/answer': [from('faqId', 1, 64)],
  'POST /v1/scenarios': [from('conversationId', 1, 64), whole('turn', 1, 1000), optional('expected', 1, 500)],
  'POST /v1/bookings/offers': basketSearch,
  'POST /v1/bookings/baskets': [
    from('offer', 1, 2000),
    from('name', 1, 120),
    email,
    phone,
    upTo('note', 2000),
    optional('leadId', 1, 64),
  ],
  'POST /v1/bookings/rescues': [from('calendarId', 1, 64), date('date'), whole('answerMin', 15, 2880)],
  'POST /v1/bookings/reassign': [from('from', 1, 64), from('to', 1, 64), upTo('resume', 600)],
  'POST /v1/bookings/ask-to-move': [
    optional('closureId', 1, 64),
    [
      'bookingIds',
      [manyIds(1), manyIds(20)],
      [
        [[], 'too_few:1'],
        [manyIds(21), 'too_many:20'],
      ],
    ],
    upTo('resume', 600),
  ],
  'POST /public/sites/{slug}/bookings': [
    handle,
    optional('serviceId', 1, 64),
    from('name', 1, 120),
    email,
    phone,
    upTo('note', 2000),
    optional('waitToken', 1, 400),
  ],
  'POST /public/sites/{slug}/offers': basketSearch,

  'POST /public/sites/{slug}/baskets': [
    from('offer', 1, 2000),
    from('name', 1, 120),
    email,
    phone,
    upTo('note', 2000),
    optional('waitToken', 1, 400),
  ],
  'POST /public/sites/{slug}/chat': [
    from('message', 1, 2000),
    optional('convId', 1, 64),
    optional('slotId', 1, 2000),
    [
      'history',
      [[], Array.from({ length: 10 }, () => ({ role: 'user', content: 'x' }))],
      [[Array.from({ length: 11 }, () => ({ role: 'user', content: 'x' })), 'too_many:10']],
    ],
  ],
  'POST /v1/people': [from('name', 1, 120), optional('title', 1, 60)],
  'PATCH /v1/people/{personId}': [version, optional('name', 1, 120), optional('title', 1, 60)],
  'POST /v1/people/{personId}/invite': [requiredEmail],
  'POST /v1/members/invite': [requiredEmail, upTo('name', 120)],
  'POST /v1/members/me/push-subscriptions': [
    [
      'endpoint',
      [pushEndpoint(1000), newBrowser('b').subscription.endpoint],
      [
        [pushEndpoint(1001), 'too_long:1000'],
        ['https://ex.ca/', 'push_service'],
        ['', 'required'],
      ],
    ],
    ['p256dh', [newBrowser('b').subscription.p256dh], [[letters(87), 'invalid']]],
    ['auth', [newBrowser('b').subscription.auth], [[letters(21), 'invalid']]],
    ['language', ['fr', 'en'], [['de', 'one_of:fr, en']]],
  ],
  'PATCH /public/bookings/{manageToken}': [handle],
  'PATCH /public/bookings/{manageToken}/basket': [from('offer', 1, 2000)],
  'POST /rdv/{manageToken}/move': [from('nonce', 1, 64), upTo('slotId', 400), upTo('language', 64)],
  'POST /rdv/{manageToken}/cancel': [from('nonce', 1, 64), upTo('language', 64), upTo('scope', 64)],
  'POST /rdv/{manageToken}/move-all': [
    ...[from('nonce', 1, 64), upTo('offer', 2000), upTo('from', 64), upTo('language', 64)],
  ],
  'POST /public/sites/{slug}/waitlist': [
    from('serviceId', 1, 64),
    optional('calendarId', 1, 64),
    date('from'),
    date('to'),
    weekdays,
    dayParts,
    from('name', 1, 120),
    requiredEmail,
  ],
  'POST /site/{slug}/attente': pageForm,
  'POST /attente/{waitToken}/accept': offerFields,
  'POST /attente/{waitToken}/decline': offerFields,
  'POST /attente/{waitToken}/leave': [from('nonce', 1, 64), upTo('language', 64)],
  'POST /site/{slug}/plusieurs': pageForm,
  'POST /site/{slug}/book': pageForm,
};
