/** What is no longer sent to an address: `follow_ups` only, or `all` e-mail. */
export const SUPPRESSION_SCOPES = ['follow_ups', 'all'] as const;
export type SuppressionScope = (typeof SUPPRESSION_SCOPES)[number];

/** Why: its owner unsubscribed, an e-mail to it came back for good, or its owner reported one as unwanted. */
export const SUPPRESSION_REASONS = ['unsubscribed', 'bounced', 'complained'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];
