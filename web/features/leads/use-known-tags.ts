import { useApi } from '../session/use-api.ts';

/** The tags that leads of the business have. */
export const useKnownTags = (): readonly string[] => useApi('GET /v1/leads/tags').data?.tags ?? [];
