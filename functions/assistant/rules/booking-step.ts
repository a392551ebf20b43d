import { book } from './book.ts';
import { serviceLabel, serviceLines } from './facts.ts';
import {
  hasContact,
  missingOf,
  personOf,
  reply,
  type Scene,
  type Step,
  serviceOf,
  whenText,
  withState,
} from './scene.ts';
import { type Settled, settleSlot } from './settle-slot.ts';

type Chosen = Extract<Settled, { kind: 'chosen' }>;

/** The only service there is needs no question. */
const withOnlyService = (scene: Scene): Scene => {
  const [only, ...others] = scene.business.services;
  return only && others.length === 0 ? withState(scene, { serviceId: only.id }) : scene;
};

const askService = (scene: Scene): Step | undefined => {
  const { business, state, say } = scene;
  if (business.services.length < 2 || serviceOf(scene) || state.anyService) return undefined;
  const possible = business.services.filter(({ id }) => state.serviceChoices.includes(id));
  const isSome = possible.length > 1 && possible.length < business.services.length;
  const choices = possible.length > 1 ? possible : business.services;
  const text = serviceLines(choices, scene);
  return reply(scene, [isSome ? say.whichService(text) : say.askService(text)], {
    task: 'book',
    pending: 'service',
    serviceChoices: choices.map(({ id }) => id),
  });
};

/** An address or a number that cannot be one is asked for again, kindly. */
export const askContactAgain = ({ heard, say }: Scene): string | undefined => {
  if (heard.email !== undefined || heard.phone !== undefined) return undefined;
  if (heard.badEmail !== undefined) return say.badEmail(heard.badEmail);
  return heard.badPhone === undefined ? undefined : say.badPhone(heard.badPhone);
};

const whatText = (scene: Scene, startAt: string): string => {
  const service = serviceOf(scene);
  const when = whenText(scene, startAt);
  const person = personOf(scene);
  const whom = person === undefined ? '' : ` ${scene.say.withPerson(person)}`;
  return service ? scene.say.what(serviceLabel(service, scene) + whom, when) : when;
};

const askDetails = (chosen: Chosen): Step | undefined => {
  const { scene, says, isNew } = chosen;
  const { state, say, turn } = scene;
  const missing = missingOf(state);
  const again = askContactAgain(scene);
  const slots = isNew && state.chosen ? [state.chosen] : [];
  if (!turn.consent) return { ...reply(scene, [...says, say.needConsent], { pending: 'details' }), slots };
  if (again !== undefined) return { ...reply(scene, [...says, again], { pending: 'details' }), slots };
  if (!missing.name && !missing.contact) return undefined;
  const why = scene.heard.intents.has('no') && missing.contact ? [say.contactNeeded] : [];
  return {
    ...reply(scene, [...says, ...why, isNew ? say.toBook(missing) : say.details(missing)], {
      pending: 'details',
    }),
    slots,
  };
};

const confirmFirst = (chosen: Chosen): Step | undefined => {
  const { scene, says, agreed, isNew } = chosen;
  const { state, say, before } = scene;
  if (!state.chosen) return undefined;
  const isSecond = before.bookedSlotId !== undefined && before.bookedSlotId !== state.chosen.slotId;
  const hasConfirmed = before.pending === 'confirm' && !isNew && agreed;
  if (agreed && (!isSecond || hasConfirmed)) return undefined;
  const what = whatText(scene, state.chosen.startAt);
  const question = isSecond ? say.confirmSecond(what) : say.confirm(what);
  return {
    ...reply(scene, [...(isSecond ? [] : says), question], { pending: 'confirm' }),
    slots: [state.chosen],
  };
};

/** One step towards an appointment: asks the first thing missing, and books once nothing is. */
export const bookingStep = async (heard: Scene): Promise<Step> => {
  const scene = withOnlyService(heard);
  const question = askService(scene);
  if (question && scene.turn.slotId === undefined) return question;
  const settled = await settleSlot(scene);
  if (settled.kind === 'step') return settled.step;
  const step = askDetails(settled) ?? confirmFirst(settled);
  const { chosen, name } = settled.scene.state;
  if (step || !chosen || name === undefined || !hasContact(settled.scene.state))
    return step ?? reply(scene, []);
  return book(settled.scene, chosen, name);
};
