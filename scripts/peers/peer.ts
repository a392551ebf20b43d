/** `held`: the peer agrees. `differs`: it does not. `not run`: a tool is missing on this machine. */
export type Outcome = 'held' | 'differs' | 'not run';

export interface Verdict {
  readonly outcome: Outcome;
  /** One line: what agreed, or what is missing and was therefore not run. */
  readonly told: string;
}

/** A program by other authors that checks this project. */
export interface Peer {
  readonly name: string;
  run(): Promise<Verdict>;
}

/** Thrown where a tool is missing or cannot be fetched; its message is one line to show. */
export class Missing extends Error {}
