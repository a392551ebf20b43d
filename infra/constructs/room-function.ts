import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, type IFunction, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { type BundlingOptions, NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Room } from '../../shared/routes/route-spec.ts';
import type { Project } from '../project.ts';
import { roomPowers } from '../rooms.ts';

const bundling: BundlingOptions = {
  format: OutputFormat.ESM,
  target: 'node24',
  mainFields: ['module', 'main'],
  // The SDK too: loading the runtime's own copy takes twice as long.
  externalModules: [],
  minify: true,
  sourceMap: true,
  sourcesContent: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  // Dependencies that are not ES modules still ask for `require`.
  banner: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
};

export interface RoomFunctionProps {
  readonly room: Room;
  readonly project: Project;
  readonly environment: Readonly<Record<string, string>>;
  /** @default no reservation */
  readonly concurrency?: number | undefined;
}

/** The Lambda of one room, under a role that starts with nothing but its own log. */
export class RoomFunction extends Construct {
  readonly function: NodejsFunction;
  /** What callers name: a deployment moves it from one version to the next. */
  readonly live: IFunction;

  constructor(scope: Construct, id: string, { room, project, environment, concurrency }: RoomFunctionProps) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    this.function = new NodejsFunction(this, 'Function', {
      description: `Comptoir: ${room}`,
      entry: project.roomEntry(room),
      depsLockFilePath: project.lockFile,
      bundling,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 1024,
      timeout: Duration.seconds(roomPowers[room].timeoutSec),
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      awsSdkConnectionReuse: false,
      environment: { NODE_OPTIONS: '--enable-source-maps', ...environment },
      ...(concurrency === undefined ? {} : { reservedConcurrentExecutions: concurrency }),
    });
    // The library's classes miss its own interfaces by what exactOptionalPropertyTypes adds.
    this.live = this.function.addAlias('live') as IFunction;
  }
}
