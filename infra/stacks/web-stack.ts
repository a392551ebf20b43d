import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CfnOutput, SecretValue, Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { type Operator, UNNAMED_OPERATOR } from '../../shared/domain/operator.ts';
import { filledPage } from '../../shared/domain/page-marks.ts';
import { FileDeployment } from '../constructs/file-deployment.ts';
import { FrontDoor } from '../constructs/front-door.ts';
import type { Project } from '../project.ts';
import { envOf, type Stage } from '../stage.ts';
import type { ApiStack } from './api-stack.ts';
import type { AssetsStack } from './assets-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { EdgeStack } from './edge-stack.ts';
import type { IdentityStack } from './identity-stack.ts';

/** What has the same name in every release; hashed files never change, and so need not be forgotten. */
const PAGES = ['/index.html', '/prerendered/*', '/config.json'];

interface WebStackProps {
  readonly stage: Stage;
  readonly project: Project;
  readonly edge: EdgeStack;
  readonly data: DataStack;
  readonly identity: IdentityStack;
  readonly assets: AssetsStack;
  readonly api: ApiStack;
}

/** The application's pages with the product's own origin and its operator in them, known when they are put in place. */
const filledPages = (
  { web, prerendered }: Project,
  origin: string,
  operator: Operator,
): readonly ISource[] => {
  const page = (key: string) =>
    Source.data(key, filledPage(readFileSync(join(web, key), 'utf8'), origin, operator));
  return ['index.html', ...readdirSync(prerendered).map((name) => `prerendered/${name}`)].map(page);
};

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

    const screens = Source.asset(project.web, { exclude: ['assets', '.vite', 'index.html', 'prerendered'] });
    const deployment = new FileDeployment(this, 'Deployment', {
      bucket: files,
      distribution: distribution as IDistribution,
    });
    deployment.publish('Screens', {
      sources: [
        screens,
        ...filledPages(project, origin, stage.operator ?? UNNAMED_OPERATOR),
        this.configuration(origin, props),
      ],
      cacheControl: 'no-cache',
      forgotten: PAGES,
    });
    deployment.publish('Widget', {
      sources: [Source.asset(project.widget)],
      cacheControl: 'public, max-age=300',
    });
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
}
