/** The member who makes a change, and what makes its new ids. */
export interface ActingMember {
  readonly memberId: string;
  readonly mint: (kind: string) => string;
  readonly now: number;
}
