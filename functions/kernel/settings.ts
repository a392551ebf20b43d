/** What a process is told once, at its start. */
export interface Settings {
  readonly stage: string;
  readonly appBase: string;
  readonly apiBase: string;
  /** Values accepted in the origin header, two during a rotation; empty where there is no CloudFront in front. */
  readonly originSecrets: readonly string[];
  /** Lets webhooks go to this very machine, even without TLS: on a laptop and in tests, and refused elsewhere. */
  readonly loopbackTargets?: boolean;
}
