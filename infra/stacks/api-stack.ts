import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { ResourceApi } from '../constructs/resource-api.ts';
import { envOf, type Stage } from '../stage.ts';

/** The HTTP API, without its routes: each group of resources adds its own. */
export class ApiStack extends Stack {
  readonly api: ResourceApi;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id, { env: envOf(stage) });
    this.api = new ResourceApi(this, 'Api', stage);
  }
}
