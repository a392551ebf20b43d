/**
 * What a list of conversations can be narrowed to. `unanswered`: the visitor asked for a person, wrote to one, or asked
 * what nothing answers, and nobody of the team has seen to it since.
 */
export const CONVERSATION_MARKS = ['unanswered', 'booked', 'complaint'] as const;
export type ConversationMark = (typeof CONVERSATION_MARKS)[number];
