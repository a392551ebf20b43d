import { type App, type Stack, Tags } from 'aws-cdk-lib';
import type { Project } from './project.ts';
import type { Group } from './resource-groups.ts';
import { AlertsStack } from './stacks/alerts-stack.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { AssetsStack } from './stacks/assets-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeAlarmsStack } from './stacks/edge-alarms-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { IdentityStack } from './stacks/identity-stack.ts';
import { JobsStack } from './stacks/jobs-stack.ts';
import { ObservabilityStack } from './stacks/observability-stack.ts';
import { ResourcesStack } from './stacks/resources-stack.ts';
import { WebStack } from './stacks/web-stack.ts';
import type { Stage } from './stage.ts';

/** Tags by which the bill tells what each stage, and each part of it, costs. */
const tag = (stack: Stack, tags: Readonly<Record<'product' | 'stage' | 'part', string>>): void => {
  for (const [name, value] of Object.entries(tags)) Tags.of(stack).add(name, value);
};

/** One stage, its stacks, in the order in which they are deployed. */
export const deployment = (app: App, stage: Stage, project: Project) => {
  const named = (name: string) => `comptoir-${stage.name}-${name}`;

  const alerts = new AlertsStack(app, named('alerts'), { stage });
  const edge = new EdgeStack(app, named('edge'), { stage });
  const data = new DataStack(app, named('data'), { stage, alerts });
  const identity = new IdentityStack(app, named('identity'), { stage, project, alerts });
  const assets = new AssetsStack(app, named('assets'), { stage, project });
  const api = new ApiStack(app, named('api'), { stage, alerts });
  const resources = (group: Group) =>
    new ResourcesStack(app, named(group), { group, stage, project, data, identity, api, alerts });
  const groups = {
    visitors: resources('visitors'),
    agenda: resources('agenda'),
    administration: resources('administration'),
  } satisfies Readonly<Record<Group, ResourcesStack>>;
  const jobs = new JobsStack(app, named('jobs'), { stage, project, data, alerts });
  const web = new WebStack(app, named('web'), {
    ...{ stage, project, edge, data, identity, assets, api },
    streams: Object.values(groups).flatMap(({ streams }) => streams),
  });
  // Pages refer to hashed files, which must be uploaded first.
  web.addStackDependency(assets);
  // New screens may need the new jobs and routes.
  for (const needed of [jobs, ...Object.values(groups)]) web.addStackDependency(needed);
  const edgeAlarms = new EdgeAlarmsStack(app, named('edge-alarms'), { stage, edge, web });
  const observability = new ObservabilityStack(app, named('observability'), {
    ...{ stage, alerts, api },
    chat: groups.visitors.functionOf('chat'),
  });

  const stacks = {
    alerts,
    edge,
    data,
    identity,
    assets,
    api,
    ...groups,
    jobs,
    web,
    edgeAlarms,
    observability,
  };
  for (const [part, stack] of Object.entries(stacks))
    tag(stack, { product: 'comptoir', stage: stage.name, part });
  return stacks;
};
