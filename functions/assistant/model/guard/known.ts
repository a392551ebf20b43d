import type { Temporal } from 'temporal-polyfill';
import type { Language } from '../../../../shared/domain/language.ts';
import type { PublicSlot } from '../../../../shared/schemas/slot.ts';
import type { Business } from '../../contract.ts';
import { fold, readText } from '../../hear/text.ts';
import { localMoment } from '../../time/local-time.ts';
import type { Course } from '../course.ts';
import type { VisitorWords } from '../visitor-words.ts';

/** What a text may state: the records that the turn has read, and what the visitor said themselves. */
export interface Known {
  readonly business: Business;
  readonly language: Language;
  readonly today: Temporal.PlainDate;
  /** The times found or offered in this conversation. */
  readonly times: readonly PublicSlot[];
  /** The appointment made in this conversation, if one was. */
  readonly appointment: PublicSlot | undefined;
  readonly visitor: VisitorWords;
  /** What the business says of itself, folded. */
  readonly ownWords: string;
}

const ownWordsOf = ({ name, title, description, welcomeMessage, services }: Business): string =>
  [
    name,
    title,
    description ?? '',
    welcomeMessage,
    ...services.flatMap(({ name, knownAs = [name], description }) => [...knownAs, description ?? '']),
  ]
    .map((text) => fold(readText(text).raw))
    .join('\n');

export const knownOf = ({ scene, times }: Course, visitor: VisitorWords): Known => {
  const { business, language, clock, before } = scene;
  return {
    business,
    language,
    today: localMoment(clock.now, clock.zone).date,
    times,
    appointment: [...before.offered, ...before.earlier].find(({ slotId }) => slotId === before.bookedSlotId),
    visitor,
    ownWords: ownWordsOf(business),
  };
};
