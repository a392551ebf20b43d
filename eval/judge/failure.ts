/** How a conversation can go wrong. Those of the first group mean that the visitor did not get what they came for. */
export const FAILURES = {
  'dead-end': 'goal',
  error: 'goal',
  offers: 'goal',
  reversed: 'goal',
  'wrong-day': 'goal',
  'wrong-hour': 'goal',
  'wrong-price': 'goal',
  'false-confirmation': 'goal',
  facts: 'goal',
  booked: 'goal',
  lead: 'goal',
  matter: 'manner',
  forbidden: 'goal',
  asks: 'manner',
  'said-back': 'manner',
  language: 'manner',
  detours: 'manner',
} as const satisfies Readonly<Record<string, 'goal' | 'manner'>>;

export type FailureKind = keyof typeof FAILURES;

export interface Failure {
  readonly kind: FailureKind;
  readonly text: string;
  /** Place of the exchange, from 0; absent for what is judged at the end. */
  readonly turn?: number;
}
