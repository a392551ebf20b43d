import type { Appointment } from '../conversation.ts';
import type { Frame } from '../frame.ts';
import { asChosen } from './as-chosen.ts';
import { asOffered } from './as-offered.ts';

/** The frame read against what is being arranged: what is on offer, and what is chosen of it. */
export const asArranged = (frame: Frame, appointment: Appointment, zone: string): Frame =>
  asChosen(asOffered(frame, appointment, zone), appointment, zone);
