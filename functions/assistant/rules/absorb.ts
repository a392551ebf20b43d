import type { DialogueState } from '../conversation.ts';
import type { Heard } from '../hear/hear.ts';
import type { Intent } from '../hear/intents.ts';
import type { Scene } from './scene.ts';
import { mergeWish, tellsWhen, wishAt } from './wishes.ts';

const rankOf = ({ ordinal, bareNumber }: Heard['choice']): number | undefined => ordinal ?? bareNumber;

const chosenService = (heard: Heard, state: DialogueState): string | undefined => {
  const rank = state.pending === 'service' ? rankOf(heard.choice) : undefined;
  const among = heard.serviceIds.filter(
    (id) => state.pending === 'service' && state.serviceChoices.includes(id),
  );
  if (heard.serviceIds.length === 1) return heard.serviceIds[0];
  if (among.length === 1) return among[0];
  return rank === undefined ? undefined : state.serviceChoices.at(rank > 0 ? rank - 1 : rank);
};

/** Another service needs other times: what was offered falls, but the moment already chosen is looked for again. */
const changeService = (state: DialogueState, serviceId: string, zone: string): Partial<DialogueState> => {
  if (serviceId === state.serviceId) return {};
  const wish = state.chosen ? wishAt(state.chosen.startAt, zone) : state.wish;
  return {
    serviceId,
    anyService: undefined,
    serviceChoices: [],
    offered: [],
    earlier: [],
    chosen: undefined,
    wish,
  };
};

const serviceHeard = ({ heard, state, clock }: Scene): Partial<DialogueState> => {
  const serviceId = chosenService(heard, state);
  if (serviceId !== undefined) return changeService(state, serviceId, clock.zone);
  const isOpen = heard.serviceIds.length > 1 && !heard.serviceIds.includes(state.serviceId ?? '');
  if (isOpen) return { serviceId: undefined, serviceChoices: [...heard.serviceIds], chosen: undefined };
  return state.pending === 'service' && heard.intents.has('any-service') ? { anyService: true } : {};
};

/** Another person has other times: what was offered falls, but not the moment that was wished for. */
const withWhomHeard = ({ heard, state, clock }: Scene): Partial<DialogueState> => {
  const personId = heard.anyone ? undefined : (heard.personId ?? state.personId);
  if (personId === state.personId) return {};
  const wish = state.chosen ? wishAt(state.chosen.startAt, clock.zone) : state.wish;
  return { personId, offered: [], earlier: [], chosen: undefined, wish };
};

const POLITE: readonly Intent[] = [
  'yes',
  'no',
  'greeting',
  'thanks',
  'any-service',
  'wrong-email',
  'wrong-phone',
];

const nameHeard = ({ heard, state }: Scene): string | undefined => {
  if (heard.name !== undefined) return heard.name;
  const isAsked = state.name === undefined && (state.pending === 'details' || state.pending === 'contact');
  const isPlain = [...heard.intents].every((intent) => POLITE.includes(intent));
  if (isAsked && isPlain && !tellsWhen(heard) && heard.serviceIds.length === 0) return heard.maybeName;
  return heard.email !== undefined || heard.phone !== undefined
    ? (state.name ?? heard.likelyName)
    : undefined;
};

/** Who the person is: what is told now replaces what was told before. */
const personHeard = (scene: Scene): Partial<DialogueState> => {
  const { email, phone } = scene.heard;
  const name = nameHeard(scene);
  return {
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  };
};

/** Opening hours, addresses and the like speak of days too, without asking for one. */
const ABOUT_DAYS: readonly Intent[] = ['hours', 'phone', 'address', 'mine', 'cancel', 'move', 'bye'];

/** True when the days and hours of a message are those of an appointment wished for. */
export const asksWhen = (heard: Heard): boolean =>
  tellsWhen(heard) &&
  (heard.intents.has('book') ||
    heard.intents.has('availability') ||
    !ABOUT_DAYS.some((intent) => heard.intents.has(intent)));

/** The state with all that a message tells: service, time, name, contact. Pure; decides nothing. */
export const absorb = (scene: Scene): Scene => {
  if (scene.state.pending === 'message')
    return { ...scene, state: { ...scene.state, ...personHeard(scene) } };
  const service = serviceHeard(scene);
  const withWhom = withWhomHeard({ ...scene, state: { ...scene.state, ...service } });
  const state = { ...scene.state, ...service, ...withWhom, ...personHeard(scene) };
  if (!asksWhen(scene.heard)) return { ...scene, state };
  return { ...scene, state: { ...state, wish: mergeWish(state.wish, scene.heard) } };
};
