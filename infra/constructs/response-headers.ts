import { Duration, Stack } from 'aws-cdk-lib';
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { HTTPS_SECONDS } from '../headers.ts';

const csp = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

interface OtherOrigins {
  /** Of the pages, if they have their own. */
  readonly pages: string | undefined;
  /** To which pictures are uploaded. */
  readonly uploads: string;
}

/**
 * Sources the application may load: its own files and API, Cognito, the bucket of pictures, and the pages if they have
 * their own host.
 */
const applicationCsp = (region: string, { pages, uploads }: OtherOrigins): string =>
  csp({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'img-src': "'self' data: https:",
    'connect-src': [
      "'self'",
      `https://cognito-idp.${region}.amazonaws.com`,
      uploads,
      ...(pages ? [pages] : []),
    ].join(' '),
    'frame-src': pages ?? "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    // The one script address that is not in a page: the service worker's.
    'trusted-types': 'service-worker',
  });

/** For answers without a policy of their own. A page's own policy, with the hashes of its styles, is kept. */
const nothingBut = (frameAncestors: string): string =>
  csp({
    'default-src': "'none'",
    'form-action': "'none'",
    'frame-ancestors': frameAncestors,
    'base-uri': "'none'",
  });

interface Answer {
  readonly contentSecurityPolicy: string;
  readonly extra?: Readonly<Record<string, string>>;
}

const DENIED = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * Security headers by kind of answer. None has X-Frame-Options: `frame-ancestors` controls framing, and the older
 * header would block the widget's page.
 */
export class ResponseHeaders extends Construct {
  readonly application: ResponseHeadersPolicy;
  readonly page: ResponseHeadersPolicy;
  readonly embed: ResponseHeadersPolicy;
  readonly api: ResponseHeadersPolicy;
  readonly widget: ResponseHeadersPolicy;

  constructor(scope: Construct, id: string, others: OtherOrigins) {
    super(scope, id);
    this.application = this.policy('Application', {
      contentSecurityPolicy: applicationCsp(Stack.of(this).region, others),
      extra: { 'cross-origin-opener-policy': 'same-origin' },
    });
    this.page = this.policy('Page', { contentSecurityPolicy: nothingBut("'none'") });
    this.embed = this.policy('Embed', { contentSecurityPolicy: nothingBut('*') });
    this.api = this.policy('Api', { contentSecurityPolicy: nothingBut("'none'") });
    this.widget = this.policy('Widget', {
      contentSecurityPolicy: nothingBut("'none'"),
      extra: { 'cross-origin-resource-policy': 'cross-origin' },
    });
  }

  private policy(id: string, { contentSecurityPolicy, extra = {} }: Answer): ResponseHeadersPolicy {
    const custom = { 'permissions-policy': DENIED, ...extra };
    return new ResponseHeadersPolicy(this, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: false },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.seconds(HTTPS_SECONDS),
          includeSubdomains: true,
          override: true,
        },
        contentTypeOptions: { override: true },
        referrerPolicy: {
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: false,
        },
      },
      customHeadersBehavior: {
        customHeaders: Object.entries(custom).map(([header, value]) => ({ header, value, override: true })),
      },
    });
  }
}
