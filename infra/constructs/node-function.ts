import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  type Alias,
  Architecture,
  type IFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { type BundlingOptions, NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { accept } from '../accepted-findings.ts';
import { BUNDLING } from '../bundling.ts';

const bundling: BundlingOptions = {
  ...BUNDLING,
  mainFields: [...BUNDLING.mainFields],
  format: OutputFormat.ESM,
  externalModules: [...BUNDLING.externalModules],
  minify: true,
  sourceMap: true,
  sourcesContent: false,
};

export interface NodeFunctionProps {
  readonly description: string;
  readonly entry: string;
  readonly lockFile: string;
  readonly timeoutSec: number;
  readonly environment: Readonly<Record<string, string>>;
  /** @default no reservation */
  readonly concurrency?: number | undefined;
}

/** A Lambda from one file, whose role at first allows only its own log. */
export class NodeFunction extends Construct {
  readonly function: NodejsFunction;
  /** The alias that callers use; a deployment moves it to the next version. */
  readonly live: IFunction;
  /** The same alias, for the deployment group. */
  readonly alias: Alias;

  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    super(scope, id);
    const { description, entry, lockFile, timeoutSec, environment, concurrency } = props;
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    this.function = new NodejsFunction(this, 'Function', {
      description,
      entry,
      depsLockFilePath: lockFile,
      bundling,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 1024,
      timeout: Duration.seconds(timeoutSec),
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      awsSdkConnectionReuse: false,
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
