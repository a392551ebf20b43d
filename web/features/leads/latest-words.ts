import type { Lead } from '../../../shared/schemas/lead.ts';

/** What waits for an answer, the latest; else what they wrote first. */
export const latestWords = ({ message, requests = [] }: Lead): string => requests.at(-1)?.message ?? message;
