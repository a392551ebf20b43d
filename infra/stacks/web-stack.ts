import { CfnOutput, SecretValue, Stack } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { FrontDoor } from '../constructs/front-door.ts';
import type { Project } from '../project.ts';
import { envOf, type Stage } from '../stage.ts';
import type { ApiStack } from './api-stack.ts';
import type { AssetsStack } from './assets-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { EdgeStack } from './edge-stack.ts';
import type { IdentityStack } from './identity-stack.ts';

interface WebStackProps {
  readonly stage: Stage;
  readonly project: Project;
  readonly edge: EdgeStack;
  readonly data: DataStack;
  readonly identity: IdentityStack;
  readonly assets: AssetsStack;
  readonly api: ApiStack;
}

/** What visitors meet: the distribution, and the files whose names stay the same from one release to the next. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, props: WebStackProps) {
    const { stage, project, edge, data, assets, api } = props;
    super(scope, id, { env: envOf(stage), crossRegionReferences: true });
    const files = assets.files.seenFrom(this, 'Files');
    const { distribution } = new FrontDoor(this, 'FrontDoor', {
      files,
      apiHost: api.api.host,
      streams: api.streams,
      originSecret: SecretValue.secretsManager(data.originSecret.secretArn, {
        ...(stage.originSecretVersion ? { versionId: stage.originSecretVersion } : {}),
      }),
      webAclArn: edge.firewall.webAclArn,
      domain: stage.domain,
    });
    const origin = `https://${stage.domain?.name ?? distribution.distributionDomainName}`;

    const screens = Source.asset(project.web, { exclude: ['assets', '.vite'] });
    this.publish('Screens', files, 'no-cache', [screens, this.configuration(origin, props)]);
    this.publish('Widget', files, 'public, max-age=300', [Source.asset(project.widget)]);
    new CfnOutput(this, 'Origin', { value: origin, description: 'Where the product is' });
    new CfnOutput(this, 'DistributionName', {
      value: distribution.distributionDomainName,
      description: 'What the DNS record of the application points at',
    });
  }

  /** The application's runtime configuration (`web/lib/config.ts`). */
  private configuration(origin: string, { stage, identity }: WebStackProps): ISource {
    return Source.jsonData('config.json', {
      stage: stage.name,
      apiBase: origin,
      appBase: origin,
      cognito: {
        region: stage.region,
        userPoolId: identity.userPool.userPoolId,
        clientId: identity.client.userPoolClientId,
        authFlow: 'USER_SRP_AUTH',
      },
      prices: stage.prices,
    });
  }

  private publish(id: string, destinationBucket: IBucket, cacheControl: string, sources: ISource[]): void {
    new BucketDeployment(this, id, {
      sources,
      destinationBucket,
      cacheControl: [CacheControl.fromString(cacheControl)],
      prune: false,
      memoryLimit: 512,
    });
  }
}
