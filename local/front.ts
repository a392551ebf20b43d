import type { Kernel } from '../functions/kernel/http/kernel.ts';
import type { AppConfig } from '../shared/schemas/app-config.ts';
import { createGateway, type GatewayParts } from './gateway.ts';
import { firstOf, type Listener, under } from './listener.ts';
import { LOCAL_OPERATOR } from './operator.ts';
import type { Origins } from './origins.ts';
import { onlyPages, withoutPages } from './pages-host.ts';
import { openResources } from './resources.ts';
import { type BuiltFiles, createStaticFiles } from './static-files.ts';

export interface FrontParts extends Omit<GatewayParts, 'resourceFor'> {
  readonly kernel: Kernel;
  readonly built: BuiltFiles;
  readonly userPoolId: string;
  readonly clientId: string;
  /** Where pictures are uploaded to, under an origin. */
  readonly picturesAt: (origin: string) => NonNullable<Kernel['settings']['pictures']>;
}

/** The listeners of the application's port, and of the pages' port if they have their own. */
export interface Front {
  readonly application: Listener;
  readonly pages: Listener;
}

const API = /^\/(v1|public)\//;

/** An unknown path of the API gets API Gateway's 404, never the application's page. */
const unknownRoute: Listener = async (request, response) => {
  if (!API.test(request.url ?? '') && request.method === 'GET') return false;
  if (!API.test(request.url ?? '') && request.method === 'HEAD') return false;
  response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not Found"}');
  return true;
};

const runtimeConfig = (parts: FrontParts, { origin, pages }: Origins): Listener => {
  const config: AppConfig = {
    stage: 'local',
    apiBase: '',
    appBase: origin,
    pagesBase: pages,
    cognito: {
      region: 'ca-central-1',
      userPoolId: parts.userPoolId,
      clientId: parts.clientId,
      endpoint: `${origin}/identity/`,
      authFlow: 'USER_SRP_AUTH',
    },
    sendsEmail: true,
    prices: parts.kernel.settings.prices ?? { basic: null, pro: null },
  };
  return under('/config.json', async (_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      .end(JSON.stringify(config));
  });
};

/** The same kernel, with links to other origins. */
const leadingTo = ({ kernel, picturesAt }: FrontParts, { origin, pages }: Origins): Kernel => ({
  ...kernel,
  settings: {
    ...kernel.settings,
    ...{ appBase: origin, apiBase: origin, pagesBase: pages },
    pictures: picturesAt(origin),
  },
});

/** The product under one of this machine's host names: its links lead back to that name. */
const openFront = (parts: FrontParts, origins: Origins): Front => {
  const resourceFor = openResources(leadingTo(parts, origins));
  const files = createStaticFiles(parts.built, origins, LOCAL_OPERATOR);
  const served: readonly Listener[] = [
    createGateway({ ...parts, resourceFor }),
    unknownRoute,
    async (request, response) => files(request, response).then(() => true),
  ];
  const { origin, pages } = origins;
  const moved = pages === origin ? [] : [withoutPages(pages)];
  return {
    application: firstOf([runtimeConfig(parts, origins), ...moved, ...served]),
    pages: firstOf([onlyPages(origin), ...served]),
  };
};

const isNamed = (origin: string, host: string | undefined): boolean => new URL(origin).host === host;

/** Routes each request by its `Host` name, or to the first front; there must be at least one. */
export const openFronts = (parts: FrontParts, own: readonly Origins[]): Front => {
  const fronts = own.map((origins) => ({ origins, front: openFront(parts, origins) }));
  const asked = (host: string | undefined, side: keyof Front, origin: (one: Origins) => string) => {
    const found = fronts.find(({ origins }) => isNamed(origin(origins), host)) ?? fronts[0];
    if (!found) throw new Error('There is no origin of our own.');
    return found.front[side];
  };
  return {
    application: (request, response) =>
      asked(request.headers.host, 'application', ({ origin }) => origin)(request, response),
    pages: (request, response) =>
      asked(request.headers.host, 'pages', ({ pages }) => pages)(request, response),
  };
};
