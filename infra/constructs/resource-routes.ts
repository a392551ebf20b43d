import { Duration } from 'aws-cdk-lib';
import {
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
  type IHttpApi,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { API_MS } from '../../shared/domain/time-limits.ts';
import { type Resource, type RouteKey, routeSpec } from '../../shared/routes.ts';
import { accept } from '../accepted-findings.ts';
import { gatewayRoutes, pathOf, readPages } from '../manifest.ts';

const TIMEOUT = Duration.millis(API_MS);

const methodOf = (key: RouteKey): HttpMethod => {
  const method = Object.values(HttpMethod).find((one) => key.startsWith(`${one} `));
  if (!method) throw new Error(`The route "${key}" has a method that API Gateway does not know.`);
  return method;
};

export interface ResourceRoutesProps {
  readonly httpApiId: string;
  readonly functions: ReadonlyMap<Resource, IFunction>;
  readonly userPool: IUserPool;
  readonly client: IUserPoolClient;
}

/** The HTTP API's routes of some resources: every route of the manifest that one of them serves and does not stream. */
export class ResourceRoutes extends Construct {
  private readonly httpApi: IHttpApi;
  private readonly integrations: ReadonlyMap<Resource, HttpLambdaIntegration>;
  private readonly members: HttpUserPoolAuthorizer;

  constructor(scope: Construct, id: string, { httpApiId, functions, userPool, client }: ResourceRoutesProps) {
    super(scope, id);
    // By its id: of the API's own construct, the library would put integrations into the API's stack.
    this.httpApi = HttpApi.fromHttpApiAttributes(this, 'Api', { httpApiId });
    this.members = new HttpUserPoolAuthorizer('Members', userPool, { userPoolClients: [client] });
    const settings = { timeout: TIMEOUT, scopePermissionToRoute: false };
    this.integrations = new Map(
      Array.from(functions, ([name, called]) => [name, new HttpLambdaIntegration(name, called, settings)]),
    );
    for (const key of gatewayRoutes) this.add(key, methodOf(key));
    for (const key of readPages) this.add(key, HttpMethod.HEAD);
  }

  private add(key: RouteKey, method: HttpMethod): void {
    const { resource, access } = routeSpec(key);
    const integration = this.integrations.get(resource);
    if (!integration) return;
    const routeKey = HttpRouteKey.with(pathOf(key), method);
    const route = new HttpRoute(this, routeKey.key, {
      httpApi: this.httpApi,
      routeKey,
      integration,
      authorizer: access === 'anyone' ? new HttpNoneAuthorizer() : this.members,
    });
    if (access === 'anyone') accept(route, 'open-routes');
  }
}
