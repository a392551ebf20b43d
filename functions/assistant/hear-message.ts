import type { Frame } from './frame.ts';
import type { KnownBefore } from './hear/context.ts';
import { hear } from './hear/hear.ts';
import { isEntryOpen, isServiceOpen, leastBeside } from './hear/learned/left-open.ts';

/**
 * Hears what the words of a message say. The rules of every country's phone numbers are loaded by the first that may
 * hold a number, and it is read again with them: most messages hold none, and a start that brings the rules is slower
 * for all. So are the readers of a business's own questions by the first message to one that has some, and those of a
 * choice by the first that may make one.
 */
export const hearWords = async (message: string, known: KnownBefore): Promise<Frame> => {
  const choosing = known.choices > 0 ? await import('./hear/choice.ts') : undefined;
  const consenting = known.isSmsAsked ? await import('./hear/contact/sms.ts') : undefined;
  const own = known.faq.length > 0 ? await import('./hear/questions/own-questions.ts') : undefined;
  let isAsked = false;
  const unread = () => {
    isAsked = true;
    return undefined;
  };
  const frame = hear(message, { ...known, own, choosing, consenting, readPhone: unread });
  if (!isAsked) return frame;
  const { readPhone } = await import('../../shared/domain/phone-number.ts');
  return hear(message, { ...known, own, choosing, consenting, readPhone });
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
