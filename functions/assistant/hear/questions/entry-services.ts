import type { ArrangedBefore } from '../arranged-before.ts';
import type { BookedBefore } from '../booked/booked-before.ts';
import type { ReadBusiness, ReadEntry, ReadService, Tie } from './read-business.ts';

/** What is being arranged, and what was booked. */
export interface InHand extends Pick<ArrangedBefore, 'arranged'> {
  readonly booked?: ReadonlyArray<Pick<BookedBefore, 'service'>> | undefined;
}

/** The services being arranged, else those that were booked. */
export const servicesInHand = ({ arranged = [], booked = [] }: InHand): readonly string[] => {
  const open = arranged.flat();
  return open.length > 0 ? open : booked.map(({ service }) => service);
};

interface EntryAbout extends ReadEntry {
  /** Whether it is written of what is asked about, and not of any service. */
  readonly isTied: boolean;
}

/** Whether what an entry is written of is a service, or of its kind: a couple's massage is a massage. */
const isOf = ({ ids, words }: Tie, { id, names }: ReadService): boolean =>
  ids.includes(id) || names.some((name) => [...words].every((word) => name.has(word)));

/**
 * The business's own questions that may be meant where some services are asked about or arranged: what is written of
 * one service answers nothing that is asked of another.
 */
export const entriesAbout = (
  { entries, services }: ReadBusiness,
  meant: readonly string[],
): readonly EntryAbout[] => {
  const about = services.filter(({ id }) => meant.includes(id));
  return entries.flatMap((entry) => {
    const isTied = entry.ties.some((tie) => about.some((service) => isOf(tie, service)));
    return about.length === 0 || entry.ties.length === 0 || isTied ? [{ ...entry, isTied }] : [];
  });
};
