import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CfnOutput, SecretValue, Stack } from 'aws-cdk-lib';
import type { Distribution, IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { type Operator, UNNAMED_OPERATOR } from '../../shared/domain/operator.ts';
import { filledPage } from '../../shared/domain/page-marks.ts';
import type { AppConfig } from '../../shared/schemas/app-config.ts';
import { AppDistribution, type HostProps } from '../constructs/app-distribution.ts';
import { FileBehaviours } from '../constructs/file-behaviours.ts';
import { FileDeployment } from '../constructs/file-deployment.ts';
import { FunctionBehaviours, type Stream } from '../constructs/function-behaviours.ts';
import { PagesDistribution } from '../constructs/pages-distribution.ts';
import { ResponseHeaders } from '../constructs/response-headers.ts';
import type { Project } from '../project.ts';
import { envOf, messageSender, originsOf, type Stage } from '../stage.ts';
import type { ApiStack } from './api-stack.ts';
import type { AssetsStack } from './assets-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { EdgeStack } from './edge-stack.ts';
import type { IdentityStack } from './identity-stack.ts';

/** Paths with the same name in every release; hashed files never change and need no invalidation. */
const PAGES = ['/index.html', '/prerendered/*', '/config.json', '/service-worker.js'];

interface WebStackProps {
  readonly stage: Stage;
  readonly project: Project;
  readonly edge: EdgeStack;
  readonly data: DataStack;
  readonly identity: IdentityStack;
  readonly assets: AssetsStack;
  readonly api: ApiStack;
  /** What does not pass by the HTTP API. */
  readonly streams: readonly Stream[];
}

/** The application's pages, with the product's origin and operator filled in at deployment. */
const filledPages = (
  { web, prerendered }: Project,
  origin: string,
  operator: Operator,
): readonly ISource[] => {
  const page = (key: string) =>
    Source.data(key, filledPage(readFileSync(join(web, key), 'utf8'), origin, operator));
  return ['index.html', ...readdirSync(prerendered).map((name) => `prerendered/${name}`)].map(page);
};

/** The distributions, and the files whose names are the same in every release. */
export class WebStack extends Stack {
  /** The application's distribution, and the pages' if they have their own host. */
  readonly distributions: Readonly<Record<string, Distribution>>;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    const { stage, project, assets } = props;
    super(scope, id, { env: envOf(stage), crossRegionReferences: true });
    const files = assets.files.seenFrom(this, 'Files');
    const { front, pages } = this.makeDistributions(files, props);
    this.distributions = { Application: front, ...(pages ? { Pages: pages } : {}) };
    const origin = originsOf(stage).app ?? `https://${front.distributionDomainName}`;
    this.publish(
      front,
      files,
      [
        Source.asset(project.web, { exclude: ['assets', '.vite', 'index.html', 'prerendered'] }),
        ...filledPages(project, origin, stage.operator ?? UNNAMED_OPERATOR),
        this.configuration(origin, props),
      ],
      project,
    );
    new CfnOutput(this, 'Origin', { value: origin, description: 'Where the product is' });
    this.tellName('DistributionName', front, 'the application');
    if (pages) this.tellName('PagesDistributionName', pages, 'the pages');
  }

  private makeDistributions(files: IBucket, { stage, edge, data, api, streams }: WebStackProps) {
    const { app, pages } = originsOf(stage);
    const pictures = data.pictures.seenFrom(this, 'Pictures');
    const headers = new ResponseHeaders(this, 'Headers', {
      pages,
      uploads: `https://${pictures.bucketRegionalDomainName}`,
    });
    const shared: HostProps = {
      functions: new FunctionBehaviours(this, 'FunctionBehaviours', {
        headers,
        apiHost: api.api.host,
        streams,
        originSecret: SecretValue.secretsManager(data.originSecret.secretArn, {
          ...(stage.originSecretVersion ? { versionId: stage.originSecretVersion } : {}),
        }),
      }),
      files: new FileBehaviours(this, 'FileBehaviours', { files, pictures, headers }),
      webAclArn: edge.firewall.webAclArn,
    };
    const { pagesOrigin, domain } = stage;
    return {
      front: new AppDistribution(this, 'AppDistribution', { ...shared, domain, pages }).distribution,
      pages:
        pagesOrigin && app
          ? new PagesDistribution(this, 'PagesDistribution', { ...shared, pagesOrigin, app }).distribution
          : undefined,
    };
  }

  private publish(
    front: Distribution,
    bucket: IBucket,
    sources: readonly ISource[],
    { widget }: Project,
  ): void {
    const deployment = new FileDeployment(this, 'Deployment', {
      bucket,
      distribution: front as IDistribution,
    });
    deployment.publish('Screens', { sources, cacheControl: 'no-cache', forgotten: PAGES });
    deployment.publish('Widget', { sources: [Source.asset(widget)], cacheControl: 'public, max-age=300' });
  }

  private tellName(id: string, { distributionDomainName: value }: Distribution, what: string): void {
    new CfnOutput(this, id, { value, description: `What the DNS record of ${what} points at` });
  }

  private configuration(origin: string, { stage, identity }: WebStackProps): ISource {
    const config: AppConfig = {
      stage: stage.name,
      apiBase: origin,
      appBase: origin,
      pagesBase: originsOf(stage).pages ?? origin,
      cognito: {
        region: stage.region,
        userPoolId: identity.userPool.userPoolId,
        clientId: identity.client.userPoolClientId,
        authFlow: 'USER_SRP_AUTH',
      },
      sendsEmail: messageSender(stage) !== undefined,
      prices: stage.prices,
    };
    return Source.jsonData('config.json', config);
  }
}
