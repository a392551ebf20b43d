import { dirname } from 'node:path';
import { AssetHashType, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  type Alias,
  Architecture,
  Code,
  type IFunction,
  Function as Lambda,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { accept } from '../accepted-findings.ts';
import { writeBundle } from '../bundling.ts';

const runtime = Runtime.NODEJS_24_X;

/** By the project's own esbuild, in this process's time: the library's construct starts npx for each function. */
const bundled = (entry: string): Code =>
  Code.fromAsset(dirname(entry), {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: runtime.bundlingImage,
      local: {
        tryBundle: (folder) => {
          writeBundle(entry, folder);
          return true;
        },
      },
    },
  });

export interface NodeFunctionProps {
  readonly description: string;
  readonly entry: string;
  readonly timeoutSec: number;
  readonly environment: Readonly<Record<string, string>>;
  /** @default no reservation */
  readonly concurrency?: number | undefined;
}

/** A Lambda from one file, whose role at first allows only its own log. */
export class NodeFunction extends Construct {
  readonly function: Lambda;
  readonly role: Role;
  /** The alias that callers use; a deployment moves it to the next version. */
  readonly live: IFunction;
  /** The same alias, for the deployment group. */
  readonly alias: Alias;

  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    super(scope, id);
    const { description, entry, timeoutSec, environment, concurrency } = props;
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.role = role;
    logGroup.grantWrite(role);
    this.function = new Lambda(this, 'Function', {
      description,
      code: bundled(entry),
      handler: 'index.handler',
      runtime,
      architecture: Architecture.ARM_64,
      memorySize: 1024,
      timeout: Duration.seconds(timeoutSec),
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      environment: { NODE_OPTIONS: '--enable-source-maps', ...environment },
      ...(concurrency === undefined ? {} : { reservedConcurrentExecutions: concurrency }),
      tracing: Tracing.ACTIVE,
    });
    accept(this, 'failure-is-kept-by-the-caller');
    accept(role, 'nothing-narrower', 'Resource::*');
    this.alias = this.function.addAlias('live');
    // The library's classes miss its own interfaces by what exactOptionalPropertyTypes adds.
    this.live = this.alias as IFunction;
  }
}
