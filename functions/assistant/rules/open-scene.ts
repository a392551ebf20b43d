import type { Business, Turn } from '../contract.ts';
import type { Conversation } from '../conversation.ts';
import { hear } from '../hear/hear.ts';
import type { AssistantPorts } from '../ports.ts';
import { phrasesOf } from '../say/phrases-of.ts';
import { localMoment } from '../time/local-time.ts';
import type { Scene } from './scene.ts';

/** Sets out all that a turn is decided from; the conversation is already in the language of the answer. */
export const openScene = (
  turn: Turn,
  conversation: Conversation,
  business: Business,
  ports: AssistantPorts,
): Scene => {
  const { language, state } = conversation;
  const heard = hear(turn.message, {
    services: business.services,
    people: business.people,
    today: localMoment(turn.now, business.timezone).date,
    language,
    awaitsName: state.name === undefined && (state.pending === 'details' || state.pending === 'contact'),
    choices: state.pending === 'service' ? state.serviceChoices.length : state.offered.length,
  });
  const clock = { now: turn.now, zone: business.timezone, horizonDays: business.policy.horizonDays };
  return { turn, heard, before: state, state, business, ports, language, say: phrasesOf(language), clock };
};
