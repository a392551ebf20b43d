import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type JobName, jobNames } from '../shared/domain/jobs.ts';
import { type Resource, resources } from '../shared/routes.ts';

/** Paths of what a deployment ships. */
export interface Project {
  readonly resourceEntry: (resource: Resource) => string;
  readonly jobEntry: (job: JobName) => string;
  /** The handler with the texts of Cognito's e-mails. */
  readonly messageEntry: string;
  /** All of these. */
  readonly entries: readonly string[];
  /** The built application: its pages, and files with a hash in their name. */
  readonly web: string;
  readonly webAssets: string;
  /** The screens that were rendered in each language. */
  readonly prerendered: string;
  /** Scripts and styles of the public pages. */
  readonly siteAssets: string;
  /** The folder of `widget.js`. */
  readonly widget: string;
}

/** The project under `root`. Throws when it is not built, so that no deployment ships a part of the product. */
export const builtProject = (root: string): Project => {
  const dist = join(root, 'dist');
  const built = {
    web: join(dist, 'web'),
    webAssets: join(dist, 'web/assets'),
    prerendered: join(dist, 'web/prerendered'),
    siteAssets: join(dist, 'site/assets'),
    widget: join(dist, 'widget'),
  };
  const missing = Object.values(built).filter((folder) => !existsSync(folder));
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is missing: run npm run build first.`);
  const resourceEntry = (resource: Resource) => join(root, 'functions/resources', resource, 'handler.ts');
  const jobEntry = (job: JobName) => join(root, 'functions/jobs', job, 'handler.ts');
  const messageEntry = join(root, 'functions/triggers/custom-message/handler.ts');
  return {
    ...built,
    resourceEntry,
    jobEntry,
    messageEntry,
    entries: [...resources.map(resourceEntry), ...jobNames.map(jobEntry), messageEntry],
  };
};
