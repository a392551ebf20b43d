import { Fn, Stack } from 'aws-cdk-lib';
import { FunctionUrlAuthType, type IFunction, InvokeMode } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { ENV } from '../../functions/kernel/environment.ts';
import { type Resource, type RouteKey, resources, routeSpec } from '../../shared/routes.ts';
import { Alarms } from '../constructs/alarms.ts';
import type { Stream } from '../constructs/function-behaviours.ts';
import { Releases } from '../constructs/releases.ts';
import { ResourceFunction, type ResourceFunctionProps } from '../constructs/resource-function.ts';
import { ResourceRoutes } from '../constructs/resource-routes.ts';
import { streamRoutes } from '../manifest.ts';
import { grantPictures } from '../picture-rights.ts';
import type { Project } from '../project.ts';
import { type Group, groupOf } from '../resource-groups.ts';
import { resourcePermissions } from '../resource-permissions.ts';
import { envOf, messageSender, operatorSecretName, originsOf, type Stage } from '../stage.ts';
import type { AlertsStack } from './alerts-stack.ts';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { IdentityStack } from './identity-stack.ts';

interface ResourcesStackProps {
  readonly group: Group;
  readonly stage: Stage;
  readonly project: Project;
  readonly data: DataStack;
  readonly identity: IdentityStack;
  readonly api: ApiStack;
  readonly alerts: AlertsStack;
}

type Watched = Pick<ResourceFunctionProps, 'alarms' | 'releases' | 'resourcesFail'>;

/** The name of an operator's secret, if it was given. */
const GIVEN_VARIABLES = { stripe: ENV.stripeSecret, anthropic: ENV.anthropicSecret } as const;

const pricesOf = ({ prices }: Stage) => ({
  [ENV.priceBasic]: prices.basic ?? '',
  [ENV.pricePro]: prices.pro ?? '',
});

/** A resource's environment variables. Without a domain, the edge sends the product's origin with each request. */
const environmentOf = (
  resource: Resource,
  { stage, data, identity }: ResourcesStackProps,
): Record<string, string> => {
  const { app, pages } = originsOf(stage);
  const { signs, given, pictures } = resourcePermissions[resource];
  return {
    [ENV.stage]: stage.name,
    [ENV.tableName]: data.table.table.tableName,
    [ENV.userPoolId]: identity.userPool.userPoolId,
    [ENV.userPoolClientId]: identity.client.userPoolClientId,
    [ENV.originSecretArn]: data.originSecret.secretArn,
    ...(signs ? { [ENV.signingSecretArn]: data.signingSecret.secretArn } : {}),
    ...(given ? { [GIVEN_VARIABLES[given]]: operatorSecretName(stage.name, given) } : {}),
    ...(given === 'stripe' ? pricesOf(stage) : {}),
    ...(given === 'anthropic' ? { [ENV.assistantModel]: stage.assistantModel } : {}),
    ...(pictures ? { [ENV.picturesBucket]: data.pictures.bucket.bucketName } : {}),
    ...(app ? { [ENV.appBase]: app, [ENV.apiBase]: app } : {}),
    ...(pages ? { [ENV.pagesBase]: pages } : {}),
    ...(messageSender(stage) ? { [ENV.sendsEmail]: 'true' } : {}),
    ...(stage.sms ? { [ENV.sendsSms]: 'true' } : {}),
  };
};

/**
 * Host of a function URL. It has no IAM authentication, because signing would require the visitor's browser to hash the
 * body; the function refuses requests without the origin secret.
 */
const urlHost = (live: IFunction): string => {
  const { url } = live.addFunctionUrl({
    authType: FunctionUrlAuthType.NONE,
    invokeMode: InvokeMode.RESPONSE_STREAM,
  });
  return Fn.select(2, Fn.split('/', url));
};

/** A group's functions and their routes, and a URL for what streams. */
export class ResourcesStack extends Stack {
  readonly streams: readonly Stream[];
  private readonly functions: ReadonlyMap<Resource, ResourceFunction>;

  constructor(scope: Construct, id: string, props: ResourcesStackProps) {
    const { group, stage, identity, api, alerts } = props;
    super(scope, id, { env: envOf(stage) });
    const watched: Watched = {
      alarms: new Alarms(this, 'Alarms', alerts.topic),
      releases: new Releases(this, 'Releases', stage),
      resourcesFail: api.resourcesFail,
    };
    this.functions = new Map(
      resources
        .filter((resource) => groupOf[resource] === group)
        .map((resource) => [resource, this.resource(resource, watched, props)]),
    );
    const functions = new Map(Array.from(this.functions, ([name, { live }]) => [name, live]));
    const { userPool, client } = identity;
    new ResourceRoutes(this, 'Routes', { httpApiId: api.api.api.apiId, functions, userPool, client });
    this.streams = this.streamsOf(
      streamRoutes.filter((route) => groupOf[routeSpec(route).resource] === group),
    );
  }

  /** The function of one of the group's resources. */
  functionOf(resource: Resource): ResourceFunction {
    const found = this.functions.get(resource);
    if (!found) throw new Error(`No function was made here for the resource "${resource}".`);
    return found;
  }

  /** A function has one URL, whatever number of its routes go through it. */
  private streamsOf(routes: readonly RouteKey[]): readonly Stream[] {
    const served = [...new Set(routes.map((route) => routeSpec(route).resource))];
    const hosts = new Map(served.map((resource) => [resource, urlHost(this.functionOf(resource).live)]));
    return routes.flatMap((route) => {
      const host = hosts.get(routeSpec(route).resource);
      return host === undefined ? [] : [{ route, host }];
    });
  }

  private resource(resource: Resource, watched: Watched, props: ResourcesStackProps) {
    const { stage, project, data } = props;
    const { table, signs, given, endsSessions, pictures } = resourcePermissions[resource];
    const concurrency = resource === 'chat' ? stage.chatConcurrency : undefined;
    const environment = environmentOf(resource, props);
    const made = new ResourceFunction(this, resource, {
      resource,
      stage,
      project,
      environment,
      concurrency,
      ...watched,
    });
    data.table.grant(made.function, table);
    if (signs) data.signingSecret.grantRead(made.function);
    data.originSecret.grantRead(made.function);
    if (pictures) grantPictures(made.role, data.pictures.bucket, pictures);
    if (endsSessions) props.identity.userPool.grant(made.function, 'cognito-idp:AdminUserGlobalSignOut');
    if (given)
      Secret.fromSecretNameV2(made, 'Given', operatorSecretName(stage.name, given)).grantRead(made.function);
    return made;
  }
}
