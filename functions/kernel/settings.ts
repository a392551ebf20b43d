/** What a process is told once, at its start. */
export interface Settings {
  readonly stage: string;
  readonly appBase: string;
  readonly apiBase: string;
  /** Key of everything the product signs: slot handles, manage links, conversation ids, contact hashes. */
  readonly signingSecret: string;
  /** Values accepted in the origin header, two during a rotation; empty where there is no CloudFront in front. */
  readonly originSecrets: readonly string[];
}
