import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { makeBundles } from '../infra/bundling.ts';
import { checkedStage } from '../infra/check-stage.ts';
import { deployment } from '../infra/deployment.ts';
import { builtProject } from '../infra/project.ts';
import { rehearsed } from '../infra/rehearsal.ts';
import { stageNamed } from '../infra/stage-named.ts';

const app = new App();
const isProtected = app.node.tryGetContext('protected') !== 'false';
const stage = { ...stageNamed(app.node.tryGetContext('stage') ?? 'dev'), isProtected };
const isRehearsal = app.node.tryGetContext('rehearsal') !== undefined;

const project = builtProject(join(import.meta.dirname, '..'));
await makeBundles(project.entries);

deployment(app, checkedStage(isRehearsal ? rehearsed(stage) : stage), project);
