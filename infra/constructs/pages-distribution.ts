import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import type { PagesOrigin } from '../stage.ts';
import type { HostProps } from './app-distribution.ts';
import { EdgeDistribution } from './edge-distribution.ts';
import { livesOn } from './other-host.ts';

export interface PagesDistributionProps extends HostProps {
  readonly pagesOrigin: PagesOrigin;
  /** Origin of the application. */
  readonly app: string;
}

/**
 * The pages' own host: pages with texts of strangers, and the files they need. Nothing of the application is here, so
 * that a script injected into a page finds no member's tokens.
 */
export class PagesDistribution extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: PagesDistributionProps) {
    super(scope, id);
    const { functions, files, webAclArn, pagesOrigin, app } = props;
    this.distribution = new EdgeDistribution(this, 'Distribution', {
      otherwise: livesOn(this, 'ToApplication', {
        host: app,
        module: 'ask-other-host',
        uncalled: files.origin,
      }),
      behaviours: {
        ...functions.anyone,
        ...functions.pages,
        ...files.pictures,
        ...files.ofPages,
        '/widget.js': files.widget,
      },
      webAclArn,
      ownName: pagesOrigin,
    });
  }
}
