import { isEndOfLife } from './end-of-life.ts';
import type { Frame } from './frame.ts';
import { mayTellName } from './hear/contact/may-name.ts';
import type { HearingContext, KnownBefore, Naming, ToldDays } from './hear/context.ts';
import { hear } from './hear/hear.ts';
import { isEntryOpen, isReadWhole, isServiceOpen, leastBeside } from './hear/learned/left-open.ts';
import { readersFor } from './hear/readers-for.ts';
import { OF_WHOLE_MESSAGE } from './speech-acts.ts';

/** Kept once it is loaded, so that no later message is heard twice for it. */
let toldDays: ToldDays | undefined;

const namesReader = (): Promise<Naming> => import('./hear/contact/names.ts');
const phoneReader = async (): Promise<HearingContext['readPhone']> =>
  (await import('../../shared/domain/phone-number.ts')).readPhone;

const toldReader = () => import('./hear/questions/told-last.ts');

/** Readers that read nothing, and note that they were needed. */
const needsOf = () => {
  const needs = { phone: false, name: false, days: false };
  const readPhone = () => {
    needs.phone = true;
    return undefined;
  };
  const naming: Naming = {
    hearName: (rest, _context, hasContact) => {
      needs.name ||= hasContact || mayTellName(rest);
      return { contact: {}, rest, spans: [] };
    },
  };
  const readDays = () => {
    needs.days = toldDays === undefined;
    return toldDays;
  };
  return { needs, readPhone, naming, toldDays: readDays };
};

/** Whoever is being answered already may tell their name in any words. */
const isUnderWay = ({ awaits, hasBooked }: KnownBefore): boolean =>
  awaits !== undefined || hasBooked === true;

/** One word tells of no danger that no list has. */
const FEWEST_WORDS = 2;

/** Every word of it was understood. */
const isUnderstood = (frame: Frame): boolean =>
  isReadWhole(frame) && !frame.acts.some((act) => OF_WHOLE_MESSAGE.has(act));

/** The frame with danger that none of its words is listed for; what knows it is loaded by the first that may tell of some. */
const withLikelyDanger = async (frame: Frame, known: KnownBefore): Promise<Frame> =>
  frame.wordCount < FEWEST_WORDS || isUnderstood(frame)
    ? frame
    : (await import('./hear/learned/in-danger.ts')).withDanger(frame, known);

/**
 * What the words say. The rules of every country's phone numbers, what reads names, and the readers of days told by others are
 * loaded by the first that may hold one, and it is read again with them: a start that brings them is slower for all.
 */
const read = async (message: string, known: KnownBefore): Promise<Frame> => {
  const context = { ...known, ...(await readersFor(message, known)) };
  const { needs, ...unread } = needsOf();
  const naming = isUnderWay(known) ? await namesReader() : unread.naming;
  const frame = hear(message, { ...context, ...unread, naming });
  if (!needs.phone && !needs.name && !needs.days) return frame;
  if (needs.days) toldDays = await import('./hear/asides/told-days.ts');
  return hear(message, {
    ...context,
    toldDays: () => toldDays,
    naming: needs.name ? await namesReader() : naming,
    readPhone: needs.phone ? await phoneReader() : unread.readPhone,
  });
};

/** The frame with a wish to have an animal put to sleep, where that is offered. */
const withLastWish = async (frame: Frame, known: KnownBefore): Promise<Frame> =>
  known.services.some(isEndOfLife)
    ? (await import('./hear/services/put-to-sleep.ts')).withFarewell(frame, known)
    : frame;

/** Hears what the words of a message say, and whether anybody is likely in danger. */
export const hearWords = async (message: string, known: KnownBefore): Promise<Frame> =>
  withLikelyDanger(await withLastWish(await read(message, known), known), known);

/**
 * What was heard in the words of a message, with what it is likely to mean where these leave that open, by the examples
 * that weights were learned from. They are loaded by the first message that needs them.
 */
export const beyondWords = async (heard: Frame, known: KnownBefore): Promise<Frame> => {
  const frame = known.toldLast === undefined ? heard : (await toldReader()).withToldLast(heard, known);
  const isOpen =
    leastBeside(frame, known) !== undefined ||
    isEntryOpen(frame, known) ||
    isServiceOpen(frame, known) ||
    frame.clauses.some(({ anyService, services }) => anyService && services.length === 0);
  if (!isOpen) return frame;
  const { withLikely } = await import('./hear/learned/likely.ts');
  return withLikely(frame, known);
};

/** The same with what was told beside it as a team is to read it; few messages tell something beside. */
export const asNoted = async (frame: Frame, known: KnownBefore): Promise<Frame> =>
  frame.remarks.length === 0 ? frame : (await import('./hear/asides/team-notes.ts')).withNotes(frame, known);
