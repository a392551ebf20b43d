import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import type { BusinessService } from '../contract.ts';
import { book } from '../rules/book.ts';
import { serviceLabel } from '../rules/facts.ts';
import { hasContact, personOf, reply, type Scene, whenText, withState } from '../rules/scene.ts';
import { afterStep, type Course, ended, failed, slotNamed, type Told, wasShown } from './course.ts';
import { personTold } from './person-told.ts';
import { meantService } from './services-named.ts';
import { type BookSlotInput, bookSlotInput, readInput } from './tool-inputs.ts';
import { actsOn, confirmsSecond } from './visitor-act.ts';
import type { VisitorWords } from './visitor-words.ts';

interface Wanted {
  readonly slot: PublicSlot;
  readonly service: BusinessService | undefined;
}

/** What is to be booked: a time of this conversation, for the service that it was found for. */
const wantedOf = (course: Course, input: BookSlotInput): Wanted | string => {
  const { scene } = course;
  const slot = slotNamed(course, input.slotHandle);
  if (!slot) return 'There is no such time: use find_slots, and one of its short names.';
  const service = meantService(scene, input.serviceId);
  if (service === 'unknown') return 'There is no such service.';
  if (!service && scene.business.services.length > 1 && !scene.state.anyService)
    return 'Which service? Ask the visitor, then use find_slots with it.';
  if (
    input.serviceId !== undefined &&
    scene.state.serviceId !== undefined &&
    service?.id !== scene.state.serviceId
  )
    return 'That time was found for another service: use find_slots with this one.';
  return { slot, service };
};

/** For another service than it was shown for, a time is as good as not shown. */
const wasShownFor = (course: Course, { slot, service }: Wanted): boolean => {
  const { before } = course.scene;
  const isOnly = course.scene.business.services.length === 1;
  return wasShown(course, slot) && (isOnly || before.serviceId === service?.id);
};

/** "Vidange (60 min, 60 $) avec Marie, le mardi 24 novembre à 14 h 00". */
const whatText = (scene: Scene, { slot, service }: Wanted): string => {
  const when = whenText(scene, slot.startAt);
  const person = personOf(scene);
  const whom = person === undefined ? '' : ` ${scene.say.withPerson(person)}`;
  return service ? scene.say.what(serviceLabel(service, scene) + whom, when) : when;
};

/** Asks for a yes in our own words, with the time as the record has it: the next message may then book it. */
const putForward = (course: Course, wanted: Wanted): Told => {
  const { scene } = course;
  const { bookedSlotId } = scene.state;
  const what = whatText(scene, wanted);
  const isSecond = bookedSlotId !== undefined && bookedSlotId !== wanted.slot.slotId;
  const step = reply(scene, [isSecond ? scene.say.confirmSecond(what) : scene.say.confirm(what)], {
    task: 'book',
    pending: 'confirm',
    serviceId: wanted.service?.id,
    chosen: wanted.slot,
    offered: [wanted.slot],
    earlier: [...scene.state.offered, ...scene.state.earlier],
  });
  return ended(afterStep(course, { ...step, slots: [wanted.slot] }));
};

/** `book_slot`: only what the visitor was shown, chose and gave their name to, as this server heard it. */
export const bookSlot = async (input: unknown, course: Course, visitor: VisitorWords): Promise<Told> => {
  const read = readInput(bookSlotInput, input);
  if ('wrong' in read) return failed(course, read.wrong);
  const { scene } = course;
  if (!scene.turn.consent)
    return ended(afterStep(course, reply(scene, [scene.say.needConsent], { pending: 'details' })));
  const wanted = wantedOf(course, read.input);
  if (typeof wanted === 'string') return failed(course, wanted);
  const person = personTold(read.input, scene.state, visitor);
  if (typeof person === 'string') return failed(course, person);
  const named = withState(scene, person);
  // The model's choice is not the visitor's: the state holds no chosen time before they have settled on one.
  if (!hasContact(named.state) || named.state.name === undefined)
    return failed(
      { ...course, scene: named },
      'Ask the visitor for a name, and an e-mail or a phone number.',
    );
  const agreed =
    wasShownFor(course, wanted) && actsOn(scene, wanted.slot) && confirmsSecond(scene, wanted.slot);
  if (!agreed) return putForward({ ...course, scene: named }, wanted);
  const ready = withState(named, { serviceId: wanted.service?.id, chosen: wanted.slot, task: 'book' });
  return ended(afterStep(course, await book(ready, wanted.slot, named.state.name)));
};
