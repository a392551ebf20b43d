import { markAtStart } from '../../../support/mark-booking.ts';
import type { Business, World } from '../../../support/world.ts';
import { allItems } from '../../manifest/requests.ts';
import { offered, slotAt, visit } from '../bookings/visitors.ts';
import { visitorOf } from '../chat/visitor.ts';

/** Somebody, with a word of their own in every field that a visitor can type. */
export interface Somebody {
  /** In each word, so that any of them is found by it. */
  readonly mark: string;
  readonly name: string;
  readonly email: string;
  /** As people write it; `national` is its digits. */
  readonly phone: string;
  readonly national: string;
}

export const somebody = (mark: string, national: string): Somebody => ({
  mark,
  name: `Zoé ${mark}nom`,
  email: `${mark}mail@Exemple.org`,
  phone: `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`,
  national,
});

const ok = async (answer: ReturnType<World['call']>) => {
  const { status, json, text } = await answer;
  if (status >= 400) throw new Error(`${status}: ${text}`);
  return json?.data;
};

/** The free time after which the next one still lies ahead of a visitor's notice. */
const book = async (world: World, business: Business, who: Somebody, n: number, extra: object) => {
  const { slotId } = await slotAt(world, business, n);
  const body = { name: who.name, note: `${who.mark}mot ${who.phone}`, ...extra };
  return ok(visit(world.call, business, { who: n, slotId, body }));
};

const leadOf = async (world: World, { owner }: Business, { email }: Somebody) => {
  const { leads } = await ok(world.call('GET', '/v1/leads', { token: owner.token }));
  return leads.find((lead: { email: string | null }) => lead.email === email.toLowerCase());
};

/** A member says that the number is theirs: until then nobody is found by it. */
export const acceptPhone = async (world: World, business: Business, who: Somebody) => {
  const { leadId, unverified } = await leadOf(world, business, who);
  const body = { contact: unverified[0], verdict: 'accept' };
  await ok(world.call('POST', `/v1/leads/${leadId}/contacts`, { token: business.owner.token, body }));
};

/**
 * Lives through all that the public routes let somebody type: a booking by form, a chat that books, a chat that leaves
 * a request and is then answered by a member, one that leaves nothing but their number, a note by staff, an export, and an appointment that is over.
 */
export const live = async (world: World, business: Business, who: Somebody) => {
  const { owner, slug } = business;
  const utm = { source: `${who.mark}utm`, campaign: `${who.mark}campagne` };
  const past = await book(world, business, who, 0, { email: who.email, phone: who.phone, utm });
  const ahead = await book(world, business, who, 9, { email: who.email });
  await acceptPhone(world, business, who);
  await ok(markAtStart(world, owner.token, past.bookingId, 'attended'));
  const booking = visitorOf(world, slug);
  const { json } = await booking.say('Je voudrais prendre rendez-vous pour une vidange');
  const offer = json.data.suggestions.slots.at(-1);
  if (offer) await booking.say('Celui-là', { slotId: offer.slotId, extra: { utm } });
  await booking.say(`Je m’appelle ${who.name}, ${who.email}, ${who.phone}`);
  const asking = visitorOf(world, slug);
  await asking.say(`Rappelez-moi s’il vous plaît, ${who.mark}demande`);
  await asking.say(`${who.name}, ${who.phone}`);
  const body = { text: `Bonjour ${who.name}, ${who.mark}reponse` };
  const asked = `/v1/conversations/${asking.convId().split('.')[0]}`;
  await ok(world.call('POST', `${asked}/messages`, { token: owner.token, body }));
  await asking.say(`Merci, ${who.mark}suite`);
  const quiet = visitorOf(world, slug, 'en');
  await quiet.say(`What are your opening hours? You can write to ${who.email.toUpperCase()}`);
  const lead = await leadOf(world, business, who);
  const patch = { note: `${who.mark}note`, message: `${who.mark}message` };
  await ok(world.call('PATCH', `/v1/leads/${lead.leadId}`, { token: owner.token, body: patch }));
  await ok(world.call('POST', '/v1/exports', { token: owner.token }));
  return { past, ahead, leadId: String(lead.leadId), conversations: [booking, asking, quiet] };
};

const bytesIn = (value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString() : value;

/** Every form in which a word may lie somewhere. */
const formsOf = (word: string): readonly string[] => {
  const forms = [word, word.toLowerCase(), word.toUpperCase()];
  return [
    ...forms,
    ...forms.map((form) => encodeURIComponent(form)),
    // In the middle of a longer text, at each of the three places that base64 may give it.
    ...forms.flatMap((form) =>
      [0, 1, 2].map((shift) => {
        const text = Buffer.from(`${' '.repeat(shift)}${form}`).toString('base64url');
        return text.slice(
          Math.ceil((shift * 4) / 3),
          Math.floor(((shift + Buffer.byteLength(form)) * 8) / 6),
        );
      }),
    ),
  ];
};

const wordsOf = ({ mark, name, email, phone, national }: Somebody): readonly string[] => [
  ...new Set([mark, name, email, phone, national, `+1${national}`].flatMap(formsOf)),
];

type Row = Readonly<Record<string, unknown>>;

const textOf = (row: Row): string => JSON.stringify(row, (_name, value: unknown) => bytesIn(value));

/** The rows of the table in which somebody is named, in whatever form. */
export const rowsNaming = async (world: World, who: Somebody): Promise<readonly Row[]> => {
  const words = wordsOf(who);
  return (await allItems(world)).filter((row) => {
    const text = textOf(row);
    return words.some((word) => text.includes(word));
  });
};

/** Their keys. */
export const tracesOf = async (world: World, who: Somebody): Promise<readonly string[]> =>
  (await rowsNaming(world, who)).map(({ pk, sk }) => `${pk} ${sk}`);

export const freeTimes = async (world: World, business: Business): Promise<readonly string[]> =>
  (await offered(world, business)).map(({ startAt }) => startAt);
