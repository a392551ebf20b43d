import type { Proposal } from '../offer-acts.ts';
import { appointmentText, minutesOf } from './appointment-text.ts';
import type { SayScene } from './scene.ts';
import { wholeText } from './whole-text.ts';

/** An appointment, or all of a whole offer, as it would be booked. */
export const proposalText = ({ service, person, slot }: Proposal, scene: SayScene): string =>
  slot.whole
    ? wholeText(slot.whole, scene)
    : appointmentText(
        {
          title: service?.name ?? '',
          person: person?.name,
          startAt: slot.startAt,
          minutes: service?.durationMin ?? minutesOf(slot),
          service,
        },
        scene,
      );
