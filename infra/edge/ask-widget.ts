import { widgetRelay } from '../../shared/domain/widget-relay.ts';
import { KEEP_TO_HTTPS } from '../headers.ts';
import { OTHER_HOST } from './other-host.ts';
import type { EdgeAnswer } from './viewer-request.ts';

/** In front of the widget's former path, which snippets on other sites still use. */
export function handler(): EdgeAnswer {
  return {
    statusCode: 200,
    headers: {
      'strict-transport-security': KEEP_TO_HTTPS,
      'content-type': { value: 'text/javascript; charset=utf-8' },
      'cache-control': { value: 'public, max-age=300' },
      'cross-origin-resource-policy': { value: 'cross-origin' },
    },
    body: widgetRelay(OTHER_HOST),
  };
}
