import type { Proposal } from '../offer-acts.ts';
import { proposedText } from './appointment-text.ts';
import type { SayScene } from './scene.ts';
import { wholeText } from './whole-text.ts';

/** An appointment, or all of a whole offer, as it would be booked. */
export const proposalText = (proposal: Proposal, scene: SayScene): string => {
  const { whole } = proposal.slot;
  return whole ? wholeText(whole, scene) : proposedText(proposal, scene);
};
