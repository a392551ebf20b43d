import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import type { Domain } from '../stage.ts';
import { EdgeDistribution } from './edge-distribution.ts';
import type { FileBehaviours } from './file-behaviours.ts';
import type { Behaviours, FunctionBehaviours } from './function-behaviours.ts';
import { livesOn } from './other-host.ts';

export interface HostProps {
  readonly functions: FunctionBehaviours;
  readonly files: FileBehaviours;
  readonly webAclArn: string;
}

export interface AppDistributionProps extends HostProps {
  /** @default the name that CloudFront gives */
  readonly domain: Domain | undefined;
  /** Origin of the pages, if they have their own. @default here */
  readonly pages: string | undefined;
}

/** The application's host, with the behaviour of each path. */
export class AppDistribution extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: AppDistributionProps) {
    super(scope, id);
    const { functions, files, webAclArn, domain, pages } = props;
    this.distribution = new EdgeDistribution(this, 'Distribution', {
      otherwise: files.application,
      behaviours: {
        ...functions.members,
        ...functions.anyone,
        ...files.pictures,
        ...(pages ? this.sentTo(pages, props) : { ...functions.pages, '/widget.js': files.widget }),
      },
      rootObject: 'index.html',
      webAclArn,
      ownName: domain,
    });
  }

  /** Pages and the files they need are on the other host. */
  private sentTo(host: string, { functions, files }: AppDistributionProps): Behaviours {
    const uncalled = files.origin;
    const page = livesOn(this, 'ToPages', { host, module: 'ask-other-host', uncalled });
    const widget = livesOn(this, 'ToWidget', { host, module: 'ask-widget', uncalled });
    return {
      ...Object.fromEntries(Object.keys(functions.pages).map((path) => [path, page])),
      '/widget.js': widget,
    };
  }
}
