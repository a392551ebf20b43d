import type { PublicBooking } from '../../../shared/schemas/booking.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import type { Scene, Step } from '../rules/scene.ts';

/** What a turn has come to so far: the scene as its tools left it, and what there is to say and to show of that. */
export interface Course {
  readonly scene: Scene;
  /** The times that the model may name, by place: the first is `s1`. */
  readonly times: readonly PublicSlot[];
  /** What the last act came to, in the rules' words; empty where nothing was looked up or done. */
  readonly says: readonly string[];
  /** The slots to offer with the reply. */
  readonly slots: readonly PublicSlot[];
  readonly booking?: PublicBooking;
  readonly lead?: { readonly leadId: string };
}

/** What a tool tells the model, and how the turn stands after it. */
export interface Told {
  readonly course: Course;
  readonly content: string;
  readonly isError: boolean;
  /** The turn ends with `course.says`: something was done, refused, or waits for the visitor's yes. */
  readonly ends: boolean;
}

const startOf = ({ startAt }: PublicSlot): number => Date.parse(startAt);

/** Times are named once, however often they are found. */
const withTimes = (times: readonly PublicSlot[], more: readonly PublicSlot[]): readonly PublicSlot[] => [
  ...times,
  ...more.filter(({ slotId }) => !times.some((known) => known.slotId === slotId)),
];

/** The turn at its beginning: the times offered before can be named, the last offer's first. */
export const openCourse = (scene: Scene): Course => {
  const { offered, earlier, chosen } = scene.state;
  return {
    scene,
    times: withTimes(withTimes([], offered), [...earlier, ...(chosen ? [chosen] : [])]),
    says: [],
    slots: [],
  };
};

/** The course after one of the rules' steps. */
export const afterStep = (course: Course, step: Step): Course => ({
  scene: { ...course.scene, state: step.state },
  times: withTimes(course.times, step.slots),
  says: step.says,
  slots: step.slots,
  ...(step.booking ? { booking: step.booking } : {}),
  ...(step.lead ? { lead: step.lead } : {}),
});

const ALIAS = /^s(\d{1,3})$/;

export const aliasOf = ({ times }: Course, slot: PublicSlot): string =>
  `s${times.findIndex(({ slotId }) => slotId === slot.slotId) + 1}`;

/** The time that a name means; the handles themselves are never shown to the model. */
export const slotNamed = ({ times }: Course, alias: string): PublicSlot | undefined =>
  times[Number(ALIAS.exec(alias)?.[1] ?? 0) - 1];

/** Whether the visitor had been shown a slot, for the service that is wanted now, before this turn. */
export const wasShown = ({ scene }: Course, slot: PublicSlot): boolean =>
  [
    ...scene.before.offered,
    ...scene.before.earlier,
    ...(scene.before.chosen ? [scene.before.chosen] : []),
  ].some(({ slotId }) => slotId === slot.slotId);

export const isSameTime = (a: PublicSlot, b: PublicSlot): boolean => startOf(a) === startOf(b);

/** Something that the tool did not do; the model is told why, and may mend it. */
export const failed = (course: Course, why: string): Told => ({
  course,
  content: JSON.stringify({ error: why }),
  isError: true,
  ends: false,
});

export const told = (course: Course, facts: object): Told => ({
  course,
  content: JSON.stringify(facts),
  isError: false,
  ends: false,
});

export const ended = (course: Course): Told => ({ course, content: '', isError: false, ends: true });
