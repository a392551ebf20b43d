import type { ToolSpec } from './model.ts';

const text = (description: string) => ({ type: 'string', description });

const SERVICE = text('The short name of a service (v1, v2, …).');
const EMAIL = text('The visitor’s e-mail, exactly as the visitor wrote it.');
const PHONE = text('The visitor’s phone number, exactly as the visitor wrote it.');

const tool = (
  name: string,
  description: string,
  properties: ToolSpec['schema']['properties'],
  required: readonly string[] = [],
): ToolSpec => ({
  name,
  description,
  schema: { type: 'object', properties, required, additionalProperties: false },
});

/** All that a model may ask for. None of it takes a business, a time to book, or a price. */
export const TOOLS: readonly ToolSpec[] = [
  tool('list_services', 'All services with duration, price and description.', {}),
  tool('find_slots', 'Free times, soonest first, at most six.', {
    serviceId: SERVICE,
    from: text('First local date, or date and time: 2026-03-02 or 2026-03-02T15:00. Today when left out.'),
    to: text(
      'Last local date, or date and time before which it starts. The last bookable day when left out.',
    ),
    partOfDay: { type: 'string', enum: ['morning', 'afternoon', 'evening'] },
    person: text('The name of somebody of the team whom the visitor asks for.'),
  }),
  tool(
    'book_slot',
    'Books a time that the visitor was shown and chose.',
    {
      slotHandle: text('The short name of a time (s1, s2, …).'),
      serviceId: SERVICE,
      name: text('The visitor’s name, exactly as the visitor wrote it.'),
      email: EMAIL,
      phone: PHONE,
    },
    ['slotHandle', 'name'],
  ),
  tool(
    'save_lead',
    'Leaves a request for the team.',
    {
      name: text('The visitor’s name, exactly as the visitor wrote it.'),
      email: EMAIL,
      phone: PHONE,
      message: text('What the visitor wants, in the visitor’s words and language.'),
    },
    ['message'],
  ),
];
