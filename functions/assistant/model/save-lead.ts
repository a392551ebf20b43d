import { readText } from '../hear/text.ts';
import { joined, save } from '../rules/lead-step.ts';
import { hasContact, reply, withState } from '../rules/scene.ts';
import { afterStep, type Course, ended, failed, type Told } from './course.ts';
import { namesStrangeAddress } from './guard/addresses.ts';
import { knownOf } from './guard/known.ts';
import { personTold } from './person-told.ts';
import { readInput, saveLeadInput } from './tool-inputs.ts';
import type { VisitorWords } from './visitor-words.ts';

/** `save_lead`: a request for the team, under a contact that the visitor gave. */
export const saveLead = async (input: unknown, course: Course, visitor: VisitorWords): Promise<Told> => {
  const read = readInput(saveLeadInput, input);
  if ('wrong' in read) return failed(course, read.wrong);
  const { scene } = course;
  if (!scene.turn.consent)
    return ended(afterStep(course, reply(scene, [scene.say.needConsent], { pending: 'contact' })));
  const { message, ...given } = read.input;
  const person = personTold(given, scene.state, visitor);
  if (typeof person === 'string') return failed(course, person);
  if (namesStrangeAddress(readText(message), knownOf(course, visitor)))
    return failed(course, 'The message holds an address, a link or a number that the visitor did not write.');
  const ready = withState(scene, { ...person, task: 'message', draft: joined(undefined, message) });
  if (!hasContact(ready.state)) {
    const waiting = withState(ready, { pending: 'contact' });
    return failed({ ...course, scene: waiting }, 'Ask the visitor for an e-mail or a phone number first.');
  }
  return ended(afterStep(course, await save(ready)));
};
