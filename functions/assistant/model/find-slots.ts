import { Temporal } from 'temporal-polyfill';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { hearPerson } from '../hear/people.ts';
import { readText } from '../hear/text.ts';
import { nearestAfter, offerFound } from '../rules/offer.ts';
import { type Scene, type Step, whenText, withState } from '../rules/scene.ts';
import { type Found, search } from '../rules/search.ts';
import { localMoment } from '../time/local-time.ts';
import { minutesOfPart } from '../time/part-of-day.ts';
import type { Wish } from '../time/wish.ts';
import { lastDate } from '../time/wish-windows.ts';
import { afterStep, aliasOf, type Course, failed, type Told, told } from './course.ts';
import { meantService } from './services-named.ts';
import { type FindSlotsInput, findSlotsInput, readInput } from './tool-inputs.ts';

interface LocalBound {
  readonly date: Temporal.PlainDate;
  readonly minute: number | undefined;
}

const boundOf = (text: string): LocalBound | undefined => {
  const [day = '', time] = text.split('T');
  try {
    const date = Temporal.PlainDate.from(day, { overflow: 'reject' });
    const clock = time === undefined ? undefined : Temporal.PlainTime.from(time, { overflow: 'reject' });
    return { date, minute: clock && clock.hour * 60 + clock.minute };
  } catch {
    return undefined;
  }
};

/** Hours hold on each day of a stretch; a part of the day is narrowed by them. */
const hoursOf = (from: LocalBound, to: LocalBound, { partOfDay }: FindSlotsInput): Partial<Wish> => {
  const part = partOfDay ? minutesOfPart(partOfDay) : { fromMin: 0, toMin: 24 * 60 };
  const fromMin = Math.max(part.fromMin, from.minute ?? 0);
  const toMin = Math.min(part.toMin, to.minute ?? 24 * 60);
  const isWhole = fromMin === 0 && toMin === 24 * 60;
  return { ...(partOfDay ? { part: partOfDay } : {}), ...(isWhole ? {} : { fromMin, toMin }) };
};

/** The wish that a search stands for, or what is wrong with its bounds. */
const wishOf = ({ clock }: Scene, input: FindSlotsInput): Wish | string => {
  const today = { date: localMoment(clock.now, clock.zone).date, minute: undefined };
  const from = input.from ? boundOf(input.from) : today;
  const to = input.to ? boundOf(input.to) : { date: lastDate(clock), minute: undefined };
  if (!from || !to) return 'There is no such date or time.';
  if (Temporal.PlainDate.compare(from.date, to.date) > 0) return 'The first date is after the last one.';
  const hours = hoursOf(from, to, input);
  if ((hours.fromMin ?? 0) >= (hours.toMin ?? 1)) return 'There is no time between these hours.';
  const isOpen = input.from === undefined && input.to === undefined;
  const ranges = isOpen ? [] : [{ from: from.date.toString(), to: to.date.toString() }];
  return { ranges, exceptWeekdays: [], ...hours };
};

type Asked = { readonly scene: Scene } | { readonly wrong: string };

const askedPerson = (scene: Scene, named: string | undefined): Asked => {
  const { people } = scene.business;
  if (named === undefined) return { scene: withState(scene, { personId: undefined }) };
  const { personId } = hearPerson(readText(`with ${named}`), people);
  if (personId !== undefined) return { scene: withState(scene, { personId }) };
  const names = people.map(({ name }) => name).join(', ');
  return {
    wrong: names ? `Nobody of that name. The team: ${names}.` : 'Visitors cannot choose a person here.',
  };
};

const asked = (course: Course, input: FindSlotsInput): Asked => {
  const { scene } = course;
  const service = meantService(scene, input.serviceId);
  if (service === 'unknown') return { wrong: 'There is no such service.' };
  if (!service && scene.business.services.length > 1)
    return { wrong: 'Which service? Its length decides which times are free: ask the visitor.' };
  const person = askedPerson(withState(scene, { serviceId: service?.id }), input.person);
  if ('wrong' in person || !service?.people || !person.scene.state.personId) return person;
  const performs = service.people.includes(person.scene.state.personId);
  return performs ? person : { wrong: `${input.person} does not perform this service.` };
};

const stepOf = (scene: Scene, found: Found): Step =>
  found.kind === 'exact' ? nearestAfter(scene, [], [found.slot]) : offerFound(scene, found);

const RESULTS: Readonly<Record<Found['kind'], string>> = {
  exact: 'free as asked',
  some: 'free as asked',
  near: 'nothing free as asked; these are the nearest',
  outside: 'that date cannot be booked; these can',
  none: 'nothing is free at all; offer to take a message',
};

/** The times of a course as the model may name them. */
export const timesFacts = (course: Course, slots: readonly PublicSlot[]) =>
  slots.map((slot) => ({
    slot: aliasOf(course, slot),
    when: whenText(course.scene, slot.startAt).replace(/\s/g, ' '),
  }));

/** `find_slots`: free times, which are then on offer. */
export const findSlots = async (input: unknown, course: Course): Promise<Told> => {
  const read = readInput(findSlotsInput, input);
  if ('wrong' in read) return failed(course, read.wrong);
  const of = asked(course, read.input);
  if ('wrong' in of) return failed(course, of.wrong);
  const wish = wishOf(of.scene, read.input);
  if (typeof wish === 'string') return failed(course, wish);
  const scene = withState(of.scene, { wish });
  const found = await search(scene, wish);
  const after = afterStep(course, stepOf(scene, found));
  return told(after, { result: RESULTS[found.kind], times: timesFacts(after, after.slots) });
};
