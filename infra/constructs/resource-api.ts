import { CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  DomainName,
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
  type IDomainName,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { type ILogGroup, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Resource } from '../../shared/routes/route-spec.ts';
import { type RouteKey, routeSpec } from '../../shared/routes.ts';
import { accept } from '../accepted-findings.ts';
import { gatewayRoutes, pathOf, readPages } from '../manifest.ts';
import type { Domain, Stage } from '../stage.ts';

/** Between the functions' own timeout and the browser's 10 s, so that a late answer still arrives. */
const TIMEOUT = Duration.millis(9500);

/** The route, not the path, which may be the key to an appointment. No address, token or name. */
const LINE = AccessLogFormat.custom(
  JSON.stringify({
    at: '$context.requestTimeEpoch',
    requestId: '$context.requestId',
    route: '$context.routeKey',
    status: '$context.status',
    bytes: '$context.responseLength',
    ms: '$context.responseLatency',
    functionMs: '$context.integrationLatency',
    functionError: '$context.integrationErrorMessage',
    tokenError: '$context.authorizer.error',
  }),
);

const methodOf = (key: RouteKey): HttpMethod => {
  const method = Object.values(HttpMethod).find((one) => key.startsWith(`${one} `));
  if (!method) throw new Error(`The route "${key}" has a method that API Gateway does not know.`);
  return method;
};

export interface ResourceApiProps {
  readonly stage: Stage;
  readonly functionOf: (resource: Resource) => IFunction;
  readonly userPool: IUserPool;
  readonly client: IUserPoolClient;
}

/** The HTTP API: every route of the manifest that does not stream, served by its resource. */
export class ResourceApi extends Construct {
  /** Host that CloudFront calls. */
  readonly host: string;
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, { stage, functionOf, userPool, client }: ResourceApiProps) {
    super(scope, id);
    const ownName = stage.domain && this.ownName(stage.domain);
    this.api = new HttpApi(this, 'Api', {
      description: `Comptoir ${stage.name}`,
      createDefaultStage: false,
      disableExecuteApiEndpoint: ownName !== undefined,
    });
    this.api.addStage('Live', {
      autoDeploy: true,
      throttle: { rateLimit: stage.throttle.perSecond, burstLimit: stage.throttle.burst },
      accessLogSettings: { destination: new LogGroupLogDestination(this.accessLog()), format: LINE },
      ...(ownName ? { domainMapping: { domainName: ownName } } : {}),
    });
    this.host = ownName?.name ?? this.givenName();
    this.addRoutes(
      functionOf,
      new HttpUserPoolAuthorizer('Members', userPool, { userPoolClients: [client] }),
    );
  }

  private addRoutes(functionOf: ResourceApiProps['functionOf'], members: HttpUserPoolAuthorizer): void {
    const integrations = new Map<Resource, HttpLambdaIntegration>();
    const integrationOf = (resource: Resource): HttpLambdaIntegration => {
      const integration =
        integrations.get(resource) ??
        new HttpLambdaIntegration(resource, functionOf(resource), {
          timeout: TIMEOUT,
          scopePermissionToRoute: false,
        });
      integrations.set(resource, integration);
      return integration;
    };
    const add = (key: RouteKey, method: HttpMethod): void => {
      const { resource, access } = routeSpec(key);
      const routeKey = HttpRouteKey.with(pathOf(key), method);
      const route = new HttpRoute(this, routeKey.key, {
        httpApi: this.api,
        routeKey,
        integration: integrationOf(resource),
        authorizer: access === 'anyone' ? new HttpNoneAuthorizer() : members,
      });
      if (access === 'anyone') accept(route, 'open-routes');
    };
    for (const key of gatewayRoutes) add(key, methodOf(key));
    for (const key of readPages) add(key, HttpMethod.HEAD);
  }

  private accessLog(): ILogGroup {
    return new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }

  private givenName(): string {
    const { region, urlSuffix } = Stack.of(this);
    return `${this.api.apiId}.execute-api.${region}.${urlSuffix}`;
  }

  private ownName({ apiName, apiCertificateArn }: Domain): IDomainName {
    const name = new DomainName(this, 'Name', {
      domainName: apiName,
      certificate: Certificate.fromCertificateArn(this, 'Certificate', apiCertificateArn),
    });
    new CfnOutput(this, 'NameTarget', {
      value: name.regionalDomainName,
      description: `What the DNS record of ${apiName} points at`,
    });
    return name;
  }
}
