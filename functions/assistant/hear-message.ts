import type { Frame } from './frame.ts';
import type { KnownBefore } from './hear/context.ts';
import { hear } from './hear/hear.ts';
import { isEntryOpen, isServiceOpen, leastBeside } from './hear/learned/left-open.ts';

/** What may suppose something: "what if …", « si jamais … », "in case …". */
const SUPPOSES = /\b(?:if|si|s['’]|case|cas|advenant)\b/i;

/**
 * The readers that few messages need: loaded by the first to a business, at a point, or with words, that has something
 * for them.
 */
const readersFor = async (message: string, known: KnownBefore) => {
  const { people, faq, choices, isSmsAsked, before, booked = [], hasBooked, awaits } = known;
  const isToKeep = hasBooked || awaits === 'details' || awaits === 'confirm';
  return {
    supposing: SUPPOSES.test(message) ? await import('./hear/questions/suppositions.ts') : undefined,
    team: people.length > 0 ? await import('./hear/people/team.ts') : undefined,
    own: faq.length > 0 ? await import('./hear/questions/own-questions.ts') : undefined,
    choosing: choices > 0 ? await import('./hear/choice.ts') : undefined,
    consenting: isSmsAsked ? await import('./hear/contact/sms.ts') : undefined,
    besideBooked: booked.length > 0 ? await import('./hear/booked/after-booked.ts') : undefined,
    keeping: isToKeep ? await import('./hear/booked/keeping.ts') : undefined,
    relating: before ? await import('./hear/times/like-before.ts') : undefined,
  };
};

/**
 * Hears what the words of a message say. The rules of every country's phone numbers are loaded by the first that may
 * hold a number, and it is read again with them: most messages hold none, and a start that brings the rules is slower
 * for all.
 */
export const hearWords = async (message: string, known: KnownBefore): Promise<Frame> => {
  const context = { ...known, ...(await readersFor(message, known)) };
  let isAsked = false;
  const unread = () => {
    isAsked = true;
    return undefined;
  };
  const frame = hear(message, { ...context, readPhone: unread });
  if (!isAsked) return frame;
  const { readPhone } = await import('../../shared/domain/phone-number.ts');
  return hear(message, { ...context, readPhone });
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
