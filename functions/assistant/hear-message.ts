import type { Frame } from './frame.ts';
import { mayTellName } from './hear/contact/may-name.ts';
import type { HearingContext, KnownBefore, Naming } from './hear/context.ts';
import { hear } from './hear/hear.ts';
import { isEntryOpen, isServiceOpen, leastBeside } from './hear/learned/left-open.ts';

/** The readers that few messages need: loaded by the first to a business, or at a point, that has something for them. */
const readersFor = async (known: KnownBefore) => {
  const { people, faq, choices, isSmsAsked, before, booked = [], hasBooked, awaits } = known;
  const isToKeep = hasBooked || awaits === 'details' || awaits === 'confirm';
  return {
    team: people.length > 0 ? await import('./hear/people/team.ts') : undefined,
    own: faq.length > 0 ? await import('./hear/questions/own-questions.ts') : undefined,
    choosing: choices > 0 ? await import('./hear/choice.ts') : undefined,
    consenting: isSmsAsked ? await import('./hear/contact/sms.ts') : undefined,
    besideBooked: booked.length > 0 ? await import('./hear/booked/after-booked.ts') : undefined,
    keeping: isToKeep ? await import('./hear/booked/keeping.ts') : undefined,
    relating: before ? await import('./hear/times/like-before.ts') : undefined,
  };
};

const namesReader = (): Promise<Naming> => import('./hear/contact/names.ts');
const phoneReader = async (): Promise<HearingContext['readPhone']> =>
  (await import('../../shared/domain/phone-number.ts')).readPhone;

/** Readers that read nothing, and note that they were needed. */
const needsOf = () => {
  const needs = { phone: false, name: false };
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
  return { needs, readPhone, naming };
};

/** Whoever is being answered already may tell their name in any words. */
const isUnderWay = ({ awaits, hasBooked }: KnownBefore): boolean =>
  awaits !== undefined || hasBooked === true;

/**
 * Hears what the words of a message say. The rules of every country's phone numbers, and what reads names, are loaded
 * by the first that may hold one, and it is read again with them: most first messages hold none, and a start that
 * brings them is slower for all.
 */
export const hearWords = async (message: string, known: KnownBefore): Promise<Frame> => {
  const context = { ...known, ...(await readersFor(known)) };
  const { needs, ...unread } = needsOf();
  const naming = isUnderWay(known) ? await namesReader() : unread.naming;
  const frame = hear(message, { ...context, ...unread, naming });
  if (!needs.phone && !needs.name) return frame;
  return hear(message, {
    ...context,
    naming: needs.name ? await namesReader() : naming,
    readPhone: needs.phone ? await phoneReader() : unread.readPhone,
  });
};

/**
 * What was heard in the words of a message, with what it is likely to mean where these leave that open, by the examples
 * that weights were learned from. They are loaded by the first message that needs them.
 */
export const beyondWords = async (frame: Frame, known: KnownBefore): Promise<Frame> => {
  const isOpen =
    leastBeside(frame, known) !== undefined || isEntryOpen(frame, known) || isServiceOpen(frame, known);
  if (!isOpen) return frame;
  const { withLikely } = await import('./hear/learned/likely.ts');
  return withLikely(frame, known);
};
