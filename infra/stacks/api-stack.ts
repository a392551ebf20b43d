import { Fn, Stack } from 'aws-cdk-lib';
import { FunctionUrlAuthType, type IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { ENV } from '../../functions/kernel/environment.ts';
import type { Room } from '../../shared/routes/route-spec.ts';
import { routeSpec } from '../../shared/routes.ts';
import type { Stream } from '../constructs/function-behaviours.ts';
import { ResourceApi } from '../constructs/resource-api.ts';
import { RoomFunction } from '../constructs/room-function.ts';
import { rooms, streamRoutes } from '../manifest.ts';
import type { Project } from '../project.ts';
import { roomPowers } from '../rooms.ts';
import { envOf, type Stage } from '../stage.ts';
import type { DataStack } from './data-stack.ts';
import type { IdentityStack } from './identity-stack.ts';

interface ApiStackProps {
  readonly stage: Stage;
  readonly project: Project;
  readonly data: DataStack;
  readonly identity: IdentityStack;
}

/** What every room is told at its start. Without a domain, the edge tells the product's origin with each request. */
const environmentOf = ({ stage, data, identity }: ApiStackProps): Record<string, string> => {
  const origin = stage.domain && `https://${stage.domain.name}`;
  return {
    [ENV.stage]: stage.name,
    [ENV.tableName]: data.table.table.tableName,
    [ENV.userPoolId]: identity.userPool.userPoolId,
    [ENV.userPoolClientId]: identity.client.userPoolClientId,
    [ENV.signingSecretArn]: data.signingSecret.secretArn,
    [ENV.originSecretArn]: data.originSecret.secretArn,
    ...(origin ? { [ENV.appBase]: origin, [ENV.apiBase]: origin } : {}),
  };
};

/**
 * Host of a URL of its own. Open at this door, since signing would ask the visitor's browser to hash the body: the
 * function refuses what lacks the origin secret.
 */
const urlHost = (live: IFunction): string => {
  const { url } = live.addFunctionUrl({ authType: FunctionUrlAuthType.NONE });
  return Fn.select(2, Fn.split('/', url));
};

/** The rooms' functions, the HTTP API in front of them, and a URL for what streams. */
export class ApiStack extends Stack {
  readonly api: ResourceApi;
  readonly streams: readonly Stream[];

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    const { stage, identity } = props;
    super(scope, id, { env: envOf(stage) });
    const environment = environmentOf(props);
    const functions = new Map(rooms.map((room) => [room, this.room(room, environment, props)]));
    const functionOf = (room: Room): IFunction => {
      const found = functions.get(room);
      if (!found) throw new Error(`No function was made for the room "${room}".`);
      return found.live;
    };
    const { userPool, client } = identity;
    this.api = new ResourceApi(this, 'Api', { stage, functionOf, userPool, client });
    this.streams = streamRoutes.map((route) => ({ route, host: urlHost(functionOf(routeSpec(route).room)) }));
  }

  private room(room: Room, environment: Record<string, string>, { stage, project, data }: ApiStackProps) {
    const concurrency = room === 'chat' ? stage.chatConcurrency : undefined;
    const made = new RoomFunction(this, room, { room, project, environment, concurrency });
    if (roomPowers[room].table === 'read') data.table.grantRead(made.function);
    else data.table.grantReadWrite(made.function);
    data.signingSecret.grantRead(made.function);
    data.originSecret.grantRead(made.function);
    return made;
  }
}
