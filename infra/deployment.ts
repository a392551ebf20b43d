import type { App } from 'aws-cdk-lib';
import type { Project } from './project.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { AssetsStack } from './stacks/assets-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { IdentityStack } from './stacks/identity-stack.ts';
import { WebStack } from './stacks/web-stack.ts';
import type { Stage } from './stage.ts';

/** One stage, its stacks, in the order in which they are deployed. */
export const deployment = (app: App, stage: Stage, project: Project) => {
  const named = (name: string) => `comptoir-${stage.name}-${name}`;

  const edge = new EdgeStack(app, named('edge'), { stage });
  const data = new DataStack(app, named('data'), { stage });
  const identity = new IdentityStack(app, named('identity'), { stage });
  const assets = new AssetsStack(app, named('assets'), { stage, project });
  const api = new ApiStack(app, named('api'), { stage, project, data, identity });
  const web = new WebStack(app, named('web'), { stage, project, edge, data, identity, assets, api });
  // Pages name hashed files: those must be there first.
  web.addStackDependency(assets);

  return { edge, data, identity, assets, api, web };
};
