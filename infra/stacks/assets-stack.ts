import { Stack } from 'aws-cdk-lib';
import { Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { FileBucket } from '../constructs/file-bucket.ts';
import { FileDeployment } from '../constructs/file-deployment.ts';
import type { Project } from '../project.ts';
import { envOf, type Stage } from '../stage.ts';

interface AssetsStackProps {
  readonly stage: Stage;
  readonly project: Project;
}

/** The application's bucket and its hashed files, never pruned because open tabs still request them. */
export class AssetsStack extends Stack {
  readonly files: FileBucket;

  constructor(scope: Construct, id: string, { stage, project }: AssetsStackProps) {
    super(scope, id, { env: envOf(stage) });
    this.files = new FileBucket(this, 'Files');
    new FileDeployment(this, 'Deployment', { bucket: this.files.bucket }).publish('HashedFiles', {
      sources: [Source.asset(project.webAssets), Source.asset(project.siteAssets)],
      folder: 'assets',
      cacheControl: 'public, max-age=31536000, immutable',
    });
  }
}
