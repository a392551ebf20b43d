import type { IncomingMessage, ServerResponse } from 'node:http';
import { widgetRelay } from '../shared/domain/widget-relay.ts';
import type { Listener } from './listener.ts';

/** Pages that show texts of strangers; they are on the pages' host if there is one. */
const PAGE = /^\/(?:site(?:[/?]|$)|embed\/|rdv\/|attente\/)/;

/** Files that such a page needs. */
const PART = /^\/(?:public\/|assets\/site\/|favicon\.|robots\.txt$|widget\.js$)/;

const sendTo = (origin: string, request: IncomingMessage, response: ServerResponse): true => {
  response.writeHead(308, { location: `${origin}${request.url}`, 'cache-control': 'no-store' }).end();
  return true;
};

/** The application's host when the pages have their own: redirects their paths, as the edge does. */
export const withoutPages =
  (pages: string): Listener =>
  async (request, response) => {
    const { url = '/' } = request;
    if (url === '/widget.js') {
      response
        .writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
        .end(widgetRelay(pages));
      return true;
    }
    return PAGE.test(url) && sendTo(pages, request, response);
  };

/** The pages' own host: nothing of the application is here. */
export const onlyPages =
  (origin: string): Listener =>
  async (request, response) => {
    const { url = '/' } = request;
    return !PAGE.test(url) && !PART.test(url) && sendTo(origin, request, response);
  };
