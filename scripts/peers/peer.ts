/** `held`: the peer agrees. `differs`: it does not. `not run`: something that it needs is missing here. */
export type Outcome = 'held' | 'differs' | 'not run';

export interface Verdict {
  readonly outcome: Outcome;
  /** One line: what agreed, or what is missing and was therefore not run. */
  readonly told: string;
}

/** A program made by others that judges what is made here. */
export interface Peer {
  readonly name: string;
  run(): Promise<Verdict>;
}

/** Thrown where a tool is missing or cannot be fetched; its message is one line to show. */
export class Missing extends Error {}
