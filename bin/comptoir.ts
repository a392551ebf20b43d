import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { deployment } from '../infra/deployment.ts';
import { builtProject } from '../infra/project.ts';
import { stageNamed } from '../infra/stage.ts';

const app = new App();

deployment(
  app,
  stageNamed(app.node.tryGetContext('stage') ?? 'dev'),
  builtProject(join(import.meta.dirname, '..')),
);
