import type { Appointment, OfferedSlot } from '../conversation.ts';
import { type Clause, does, type Frame } from '../frame.ts';
import { fits } from '../time/fits.ts';
import { linesOf } from './several.ts';

interface Chosen {
  readonly services: ReadonlySet<string>;
  readonly persons: ReadonlySet<string>;
  readonly people: number;
  /** What it occupies, each of several apart. */
  readonly times: ReadonlyArray<Pick<OfferedSlot, 'startAt' | 'endAt'>>;
}

const chosenOf = (appointment: Appointment, slot: OfferedSlot): Chosen => {
  const lines = linesOf(appointment);
  const parts = slot.whole?.parts ?? [];
  return {
    services: new Set(lines.flatMap(({ serviceId }) => serviceId ?? [])),
    persons: new Set(slot.personId ?? []),
    people: lines.length,
    times: parts.length > 0 ? parts : [slot],
  };
};

/** What changes how all else is read. */
const isPlain = (clause: Clause): boolean =>
  clause.polarity === 'wanted' &&
  (clause.prefers ?? clause.unknownPerson ?? clause.every) === undefined &&
  ![clause.only, clause.anyTime, clause.anyone, clause.anyService, clause.either].includes(true) &&
  ![clause.corrects, clause.opens, clause.alone].includes(true);

const isRepeated = (clause: Clause, { services, persons, people, times }: Chosen, zone: string): boolean => {
  const { when } = clause;
  return (
    isPlain(clause) &&
    (!when || times.some((time) => fits(time, { options: [when], excepts: [] }, zone))) &&
    (clause.services.length === 0 || clause.services.some(({ id }) => services.has(id))) &&
    (clause.persons.length === 0 || clause.persons.some((id) => persons.has(id))) &&
    (clause.people === undefined || clause.people === people)
  );
};

/** Who names the hour, or says nothing but a day, agrees to what was put forward. */
const mayAgree = ({ clauses, asks, remarks, manner, contact }: Frame): boolean =>
  clauses.some(({ when }) => when?.at !== undefined) ||
  (asks.length + remarks.length + Object.keys(contact).length === 0 && !manner.isQuestion);

/** A time told beside the one that is chosen by its own is that of something else: "7:30. Can I come the night before?" */
const isTimeAlone = (clause: Clause): boolean =>
  isPlain(clause) && clause.when !== undefined && clause.services.length + clause.persons.length === 0;

/** "7. I'll be 10 minutes late": whoever is choosing a time is late for none yet; the team reads it with the booking. */
const lateAsRemark = (frame: Frame): Frame =>
  does(frame, 'late')
    ? {
        ...frame,
        acts: frame.acts.filter((act) => act !== 'late'),
        remarks: [...frame.remarks, frame.text],
      }
    : frame;

/** « 8 h 30, c'est noté » keeps nothing that was booked before. */
const chosenFirst = (frame: Frame): Frame => ({
  ...lateAsRemark(frame),
  clauses: frame.clauses.filter((clause) => !isTimeAlone(clause)),
  acts: frame.acts.filter((act) => act !== 'late' && act !== 'keep'),
});

/** "The first one, I'll be 10 minutes late": by its place among those on offer, and by nothing else. */
const isByPlace = ({ choice, clauses }: Frame, { offered, chosen }: Appointment): boolean =>
  choice?.kind === 'ordinal' && clauses.length === 0 && offered.length > 0 && !chosen;

/**
 * The frame without wishes that say again what is chosen already: "is it a problem if it's on the 30th?" of half past
 * seven on the 30th asks for no other hour. Where one of them is new, all are kept: it is read with the others.
 */
export const asChosen = (frame: Frame, appointment: Appointment, zone: string): Frame => {
  if (frame.choice?.kind === 'shown') return chosenFirst(frame);
  if (isByPlace(frame, appointment)) return lateAsRemark(frame);
  const { chosen: slot, agreed } = appointment;
  if (!slot || (!agreed && mayAgree(frame))) return frame;
  const chosen = chosenOf(appointment, slot);
  return frame.clauses.every((clause) => isRepeated(clause, chosen, zone))
    ? { ...frame, clauses: [] }
    : frame;
};
