import { areRead } from '../../lib/are-read.ts';
import { useApi } from '../session/use-api.ts';

/**
 * Whether the choices of the filters were read, or could not be. The list waits for them: a filter that came later
 * would move it under a press.
 */
export const useFiltersRead = (): boolean =>
  areRead([useApi('GET /v1/members'), useApi('GET /v1/leads/tags')]);
