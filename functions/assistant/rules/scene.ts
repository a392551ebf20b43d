import type { Language } from '../../../shared/domain/language.ts';
import type { PublicBooking } from '../../../shared/schemas/booking.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import type { Business, BusinessService, Turn } from '../contract.ts';
import type { DialogueState } from '../conversation.ts';
import type { Heard } from '../hear/hear.ts';
import type { AssistantPorts } from '../ports.ts';
import type { Phrases } from '../say/phrases-of.ts';
import { dateTimeText } from '../say/when.ts';
import type { Clock } from '../time/wish-windows.ts';

/** All that one turn is decided from. */
export interface Scene {
  readonly turn: Turn;
  readonly heard: Heard;
  /** The state the turn found; what was offered or chosen there, the visitor has seen. */
  readonly before: DialogueState;
  /** The state as it stands. */
  readonly state: DialogueState;
  readonly business: Business;
  readonly ports: AssistantPorts;
  readonly language: Language;
  readonly say: Phrases;
  readonly clock: Clock;
}

/** What the turn comes to. */
export interface Step {
  readonly state: DialogueState;
  readonly says: readonly string[];
  readonly slots: readonly PublicSlot[];
  readonly booking?: PublicBooking;
  readonly lead?: { readonly leadId: string };
}

export const withState = (scene: Scene, patch: Partial<DialogueState>): Scene => ({
  ...scene,
  state: { ...scene.state, ...patch },
});

/** A reply that leaves the state as it stands, but for `patch`. */
export const reply = (scene: Scene, says: readonly string[], patch: Partial<DialogueState> = {}): Step => ({
  state: { ...scene.state, ...patch },
  says,
  slots: [],
});

export const precededBy = (says: readonly string[], step: Step): Step => ({
  ...step,
  says: [...says, ...step.says],
});

export const hasContact = (state: DialogueState): boolean =>
  state.email !== undefined || state.phone !== undefined;

export const missingOf = (state: DialogueState) => ({
  name: state.name === undefined,
  contact: !hasContact(state),
});

export const serviceOf = (scene: Scene): BusinessService | undefined =>
  scene.business.services.find(({ id }) => id === scene.state.serviceId);

/** The person asked for, if any. */
export const personOf = ({ business, state }: Scene): string | undefined =>
  business.people.find(({ id }) => id === state.personId)?.name;

export const whenText = (scene: Scene, startAt: string): string =>
  dateTimeText(startAt, scene.clock.zone, scene.language);

/** The end of a task: nothing is asked or on offer any more; who the person is stays known. */
export const taskDone: Partial<DialogueState> = {
  task: undefined,
  pending: undefined,
  serviceId: undefined,
  anyService: undefined,
  personId: undefined,
  serviceChoices: [],
  wish: undefined,
  offered: [],
  earlier: [],
  chosen: undefined,
  draft: undefined,
  misses: 0,
};
