import { expect } from '@jest/globals';
import { contactHashes } from '../../../../functions/records/leads/contact.ts';
import { unsubscribeUrl } from '../../../../functions/records/messages/unsubscribe-link.ts';
import type { Side } from '../../../../shared/domain/events.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import { dataOf } from '../../../support/team.ts';
import type { Answer } from '../../../support/world.ts';
import { offered } from '../../resources/bookings/visitors.ts';
import { longEnoughAgo, openSalon, type Salon } from '../../resources/calendars/salon.ts';
import type { MailWorld } from '../mail-world.ts';
import type { Change, What } from './life-model.ts';

/** What can be changed of a booking in one save. */
export const EDITS = ['length', 'price', 'person', 'note'] as const;
export type Edit = (typeof EDITS)[number];

/** What a screen offers to undo. */
export const UNDONE = [...EDITS, 'move', 'cancel', 'give'] as const;
export type Undone = (typeof UNDONE)[number];

/** A salon in which two people take bookings who do not sign in, so that the owner alone is told. */
export const openStage = async (world: MailWorld): Promise<Salon> => {
  const salon = await openSalon(world, 0);
  const people: string[] = [];
  for (const name of ['Alice', 'Bruno']) {
    const { personId } = await dataOf(salon.call('POST', '/v1/people', { name }));
    const on = { active: true };
    await longEnoughAgo(world, () => dataOf(salon.call('PATCH', `/v1/calendars/${personId}`, on)));
    people.push(personId);
  }
  return { ...salon, people };
};

interface Wanted {
  readonly first: Side;
  readonly language: Language;
  /** Tells one life from another. */
  readonly n: number;
  readonly email: string;
}

/** One booking, and what its visitor and the business can do with it. Each change answers what happened. */
export const openLife = async (world: MailWorld, salon: Salon, { first, language, n, email }: Wanted) => {
  const { slug, serviceId } = salon;
  const viewer = `2001:db8:0:${n.toString(16)}::1`;
  const who = { name: 'Ana Lévy', email };
  const [slot] = (await offered(world, salon, 80)).slice(-12);
  const byVisitor = { slotId: slot?.slotId, serviceId, language, ...who };
  const [anybody] = salon.people;
  const byHand = { serviceId, calendarId: anybody, startAt: slot?.startAt, ...who };
  const made =
    first === 'visitor'
      ? world.call('POST', `/public/sites/${slug}/bookings`, { viewer, body: byVisitor })
      : salon.call('POST', '/v1/bookings', byHand);
  const { bookingId } = await dataOf(made);
  const path = `/v1/bookings/${bookingId}`;
  const present = () => dataOf(salon.call('GET', path));
  /** The appointment by the link of the client whose it is now. */
  const publicly = async () =>
    `/public/bookings/${String((await present()).manageUrl)
      .split('/')
      .at(-1)}`;
  const clients = [who];
  let state = '';
  let calendar = '';
  let sequence = -1;
  /** The client who was erased last, or the first one. */
  let lately = email;

  /** What a change made of the booking; undefined where nothing of it is news to its visitor. */
  const changed = async (what: What, event: Change['event'], by: Side): Promise<Change | undefined> => {
    const { startAt, endAt, calendarId, price, status, version, email: client } = await present();
    const now = JSON.stringify([startAt, endAt, calendarId, price, status === 'cancelled', client]);
    if (now === state) return undefined;
    // Another plan has other calendars, and whatever is saved then goes to one of them.
    const isGiven = event === 'booking.updated' && calendarId !== calendar;
    [state, calendar] = [now, calendarId];
    sequence += 1;
    const at = new Date(world.kernel.clock()).toISOString();
    return { what, event: isGiven ? 'booking.moved' : event, by, at, sequence, version, state, client };
  };
  const done = async (answer: Promise<Answer>): Promise<void> => {
    const { status, text } = await answer;
    if (status >= 300) throw new Error(`${status}: ${text}`);
  };

  const move = async (by: Side): Promise<Change | undefined> => {
    const now = (await present()).startAt;
    const others = (await offered(world, salon, 80)).filter(({ startAt }) => startAt !== now);
    const to = others.at(-1 - (n % 3));
    const toSlot = { viewer, body: { slotId: to?.slotId } };
    await done(
      by === 'business'
        ? salon.call('PATCH', path, { startAt: to?.startAt })
        : world.call('PATCH', await publicly(), toSlot),
    );
    return changed('moved', 'booking.moved', by);
  };
  const cancel = async (by: Side): Promise<Change | undefined> => {
    await done(
      by === 'business' ? salon.call('DELETE', path) : world.call('DELETE', await publicly(), { viewer }),
    );
    return changed('cancelled', 'booking.cancelled', by);
  };
  const restore = async (): Promise<Change | undefined> => {
    await done(salon.call('POST', `${path}/restore`, { version: (await present()).version }));
    return changed('restored', 'booking.restored', 'business');
  };
  const save = async (body: object) => {
    await done(salon.call('PATCH', path, body));
    return changed('changed', 'booking.updated', 'business');
  };
  const edit = async (what: Edit): Promise<Change | undefined> => {
    const { startAt, endAt, price, calendarId } = await present();
    const isShort = Date.parse(endAt) - Date.parse(startAt) === 30 * 60_000;
    if (what === 'length') return save({ durationMin: isShort ? 45 : 30 });
    if (what === 'price') return save({ price: price === 40 ? 50 : 40 });
    if (what === 'note') return save({ note: `Note ${world.kernel.clock()}` });
    return save({ calendarId: salon.people.find((one) => one !== calendarId) });
  };
  /** Gives the booking to the first of its clients, or to somebody who never had it. */
  const give = async (to: 'first' | 'another'): Promise<Change | undefined> => {
    const { email: had } = await present();
    if (to === 'another' || had === email) {
      const nth = clients.length + 1;
      clients.push({ name: `Client ${nth}`, email: email.replace('@', `-${nth}@`) });
    }
    const client = to === 'another' || had === email ? clients.at(-1) : who;
    await done(salon.call('PATCH', path, client));
    return changed('given', 'booking.updated', 'business');
  };
  /** Makes a change, and takes it back within the time in which a screen offers that. */
  const undone = async (what: Undone, between: () => Promise<void>) => {
    const { startAt, endAt, price, calendarId, email: had } = await present();
    const durationMin = (Date.parse(endAt) - Date.parse(startAt)) / 60_000;
    const make = async () => {
      if (what === 'give') return give('another');
      return what === 'move' || what === 'cancel' ? { move, cancel }[what]('business') : edit(what);
    };
    const first = await make();
    await between();
    const back = {
      move: async () => {
        await done(salon.call('PATCH', path, { startAt }));
        return changed('moved', 'booking.moved', 'business');
      },
      cancel: restore,
      give: async () => {
        await done(
          salon.call(
            'PATCH',
            path,
            clients.find((one) => one.email === had),
          ),
        );
        return changed('given', 'booking.updated', 'business');
      },
      length: () => save({ durationMin }),
      price: () => save({ price }),
      person: () => save({ calendarId }),
      note: () => save({ note: '' }),
    } as const;
    return [first, await back[what]()];
  };
  /** The business closes on the day of the booking, and asks its visitor to choose another time. */
  const strand = async (): Promise<Change> => {
    const { startAt, version, email: client } = await present();
    const from = String(startAt).slice(0, 10);
    const { closureId } = await dataOf(salon.call('POST', '/v1/closures', { from }));
    const asked = await dataOf(salon.call('POST', '/v1/bookings/ask-to-move', { closureId }));
    expect(asked).toMatchObject({ asked: 1 });
    // It must not stand in the way of what is moved or booked later.
    expect((await salon.call('DELETE', `/v1/closures/${closureId}`)).status).toBe(204);
    const at = new Date(world.kernel.clock()).toISOString();
    return {
      what: 'stranded',
      event: 'booking.stranded',
      by: 'business',
      at,
      sequence,
      version,
      state,
      client,
    };
  };
  const unsubscribe = async (): Promise<void> => {
    const [contactHash = ''] = contactHashes(world.kernel.signer, { email, phone: null });
    const tenantId = brandId<TenantId>(salon.tenantId);
    const { pathname } = new URL(unsubscribeUrl(world.kernel, { tenantId, contactHash }, language));
    expect((await world.call('POST', pathname, { viewer })).status).toBe(200);
  };
  const erase = async (): Promise<void> => {
    const { email: client } = await present();
    // Whoever was erased is named by it no more.
    lately = client ?? lately;
    await dataOf(salon.call('POST', '/v1/privacy/erase', { confirm: true, email: lately }));
  };

  const booked = await changed('booked', 'booking.created', first);
  if (!booked) throw new Error('Nothing was booked.');
  const changes = { move, cancel, restore, edit, give, undone, strand, unsubscribe, erase };
  return { bookingId: String(bookingId), booked, ...changes };
};

export type Life = Awaited<ReturnType<typeof openLife>>;
