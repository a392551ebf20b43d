import type { LeadId } from '../../../shared/domain/ids.ts';

/** A member of the team wrote while the assistant was about to: it stays silent. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver';
  /** The lead that the turn had filed before. */
  readonly leadId: LeadId | undefined;

  constructor(leadId: LeadId | undefined) {
    super('A member answers.');
    this.leadId = leadId;
  }
}
