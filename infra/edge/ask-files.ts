import { screenFile } from '../../shared/domain/screen-files.ts';
import { languageAsked } from './language-asked.ts';
import type { ViewerRequest, ViewerRequestEvent } from './viewer-request.ts';

/**
 * In front of the bucket: a path without a file extension is a screen. Some screens are prerendered in each language;
 * the application routes the others itself. A distribution-wide error page would also replace the API's own 404s by
 * that screen.
 */
export function handler(event: ViewerRequestEvent): ViewerRequest {
  const request = event.request;
  const file = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (!file.includes('.')) request.uri = screenFile(request.uri, languageAsked(request));
  return request;
}
