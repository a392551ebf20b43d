/** What is no longer sent to an address: `follow_ups` only, or `all` messages of its channel. */
export const SUPPRESSION_SCOPES = ['follow_ups', 'all'] as const;
export type SuppressionScope = (typeof SUPPRESSION_SCOPES)[number];

/**
 * Why: its owner unsubscribed, a message to it came back for good, it was reported as unwanted, or its owner answered
 * STOP to a text message.
 */
export const SUPPRESSION_REASONS = ['unsubscribed', 'bounced', 'complained', 'stopped'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];
