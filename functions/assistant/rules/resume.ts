import { serviceLines } from './facts.ts';
import { missingOf, reply, type Scene, type Step, whenText } from './scene.ts';

const ABOUT_SERVICES = ['services', 'price', 'duration'] as const;

/** The question that the answered one interrupted, put again. */
const pendingQuestion = (scene: Scene): string | undefined => {
  const { state, say, business } = scene;
  switch (state.pending) {
    case 'service': {
      const choices = business.services.filter(({ id }) => state.serviceChoices.includes(id));
      return say.askService(serviceLines(choices, scene));
    }
    case 'slot':
      return state.offered.length > 0 ? say.whichSlot : undefined;
    case 'details':
      return say.toBook(missingOf(state));
    case 'confirm':
      return state.chosen ? say.confirm(whenText(scene, state.chosen.startAt)) : undefined;
    case 'contact':
      return say.askContact(missingOf(state));
    case 'offer':
    case 'message':
    case undefined:
      return undefined;
  }
};

const slotsOf = ({ state }: Scene) => {
  if (state.pending === 'slot') return state.offered;
  return state.pending === 'confirm' && state.chosen ? [state.chosen] : [];
};

/** Says `says`, then takes the conversation up where it was; after a question on services, offers to look for a time. */
export const resume = (scene: Scene, says: readonly string[]): Step => {
  const question = pendingQuestion(scene);
  if (question !== undefined)
    return { ...reply(scene, [...says, question], { misses: 0 }), slots: slotsOf(scene) };
  const isAboutServices = ABOUT_SERVICES.some((intent) => scene.heard.intents.has(intent));
  if (!isAboutServices || scene.state.bookedSlotId !== undefined) return reply(scene, says, { misses: 0 });
  return reply(scene, [...says, scene.say.seeTimes], { task: 'book', pending: 'slot', misses: 0 });
};
