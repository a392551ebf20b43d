import { dirname } from 'node:path';
import { AssetHashType, Duration } from 'aws-cdk-lib';
import { Policy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  type Alias,
  Architecture,
  CfnFunction,
  Code,
  type IFunction,
  Function as Lambda,
  LoggingFormat,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { accept } from '../accepted-findings.ts';
import { writeBundle } from '../bundling.ts';
import { MEMORY_MB } from '../memory.ts';
import { ServiceLog } from './service-log.ts';

const runtime = Runtime.NODEJS_24_X;

/** By the project's own esbuild, all at once before: the library's construct starts npx for each function. */
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
  /** @default `MEMORY_MB.usual` */
  readonly memoryMb?: number | undefined;
  readonly environment: Readonly<Record<string, string>>;
  /** Whether the stage is: its log then stays. */
  readonly isProtected: boolean;
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
    const { description, entry, timeoutSec, memoryMb, environment, isProtected, concurrency } = props;
    const logGroup = new ServiceLog(this, 'Log', { isProtected });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.role = role;
    logGroup.grantWrite(role);
    this.function = new Lambda(this, 'Function', {
      description,
      code: bundled(entry),
      handler: 'index.handler',
      runtime,
      architecture: Architecture.ARM_64,
      memorySize: memoryMb ?? MEMORY_MB.usual,
      timeout: Duration.seconds(timeoutSec),
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      environment: { NODE_OPTIONS: '--enable-source-maps', ...environment },
      ...(concurrency === undefined ? {} : { reservedConcurrentExecutions: concurrency }),
    });
    this.trace();
    accept(this, 'failure-is-kept-by-the-caller');
    this.alias = this.function.addAlias('live');
    // The library's classes miss its own interfaces by what exactOptionalPropertyTypes adds.
    this.live = this.alias as IFunction;
  }

  /**
   * Allows actions that have no resource, in a policy of their own: what its other policy grants has to name what it is
   * granted on.
   */
  protected allowWithoutResource(id: string, ...actions: readonly string[]): void {
    const policy = new Policy(this, id, {
      statements: [new PolicyStatement({ actions: [...actions], resources: ['*'] })],
      roles: [this.role],
    });
    accept(policy, 'nothing-narrower', 'Resource::*');
  }

  /** By the property itself: the library's option would put its grant among the others. */
  private trace(): void {
    const resource = this.function.node.defaultChild;
    if (!(resource instanceof CfnFunction))
      throw new Error('A function without a resource cannot be traced.');
    resource.tracingConfig = { mode: 'Active' };
    this.allowWithoutResource('Tracing', 'xray:PutTraceSegments', 'xray:PutTelemetryRecords');
  }
}
