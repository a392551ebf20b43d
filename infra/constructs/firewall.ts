import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { patternOf, streamRoutes } from '../manifest.ts';
import type { Stage } from '../stage.ts';

type Rule = CfnWebACL.RuleProperty;

const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

const managed = (name: string, priority: number, counted: readonly string[] = []): Rule => ({
  name,
  priority,
  overrideAction: { none: {} },
  visibilityConfig: visibility(name),
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
});

/**
 * Excluded rules, which judge a body by its size or text: ten chat messages in French exceed 8 KB, and a visitor may
 * write anything. The functions limit and parse bodies themselves.
 */
const BODY_RULES = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericRFI_BODY',
  'GenericLFI_BODY',
  'EC2MetaDataSSRF_BODY',
];

const TOO_MANY = 'TooMany';

/** The API's error shape without a message: the firewall knows nobody's language, and screens have a text of their own. */
const tooMany: CfnWebACL.CustomResponseBodyProperty = {
  contentType: 'APPLICATION_JSON',
  content: JSON.stringify({ error: { code: 'rate_limited', message: '' } }),
};

const perAddress = (
  name: string,
  priority: number,
  rate: Omit<CfnWebACL.RateBasedStatementProperty, 'aggregateKeyType'>,
): Rule => ({
  name,
  priority,
  visibilityConfig: visibility(name),
  statement: { rateBasedStatement: { ...rate, aggregateKeyType: 'IP' } },
  action: {
    block: {
      customResponse: {
        // Not 429, which the client retries by itself.
        responseCode: 403,
        customResponseBodyKey: TOO_MANY,
        responseHeaders: [
          { name: 'retry-after', value: '60' },
          // Without this header a script on another site would see a network error.
          { name: 'access-control-allow-origin', value: '*' },
        ],
      },
    },
  },
});

/** Messages; what a page asks for every few seconds counts in the general limit only. */
const said = streamRoutes.filter((key) => key.startsWith('POST '));

const chatPaths: CfnWebACL.StatementProperty = {
  regexMatchStatement: {
    regexString: `^(${said.map((key) => patternOf(key, '[^/]+')).join('|')})$`,
    fieldToMatch: { uriPath: {} },
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
};

/** Coarse rate limits in front of the product's exact ones, and AWS's managed rules for bad addresses and inputs. */
export class Firewall extends Construct {
  readonly webAclArn: string;
  /** Name of its metrics. */
  readonly metricName = 'comptoir';

  constructor(scope: Construct, id: string, { chatPerMinute, allPerFiveMinutes }: Stage['firewall']) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility(this.metricName),
      customResponseBodies: { [TOO_MANY]: tooMany },
      associationConfig: { requestBody: { CLOUDFRONT: { defaultSizeInspectionLimit: 'KB_64' } } },
      rules: [
        perAddress('chat-rate', 0, {
          limit: chatPerMinute,
          evaluationWindowSec: 60,
          scopeDownStatement: chatPaths,
        }),
        perAddress('rate', 1, { limit: allPerFiveMinutes, evaluationWindowSec: 300 }),
        managed('AWSManagedRulesAmazonIpReputationList', 2),
        managed('AWSManagedRulesKnownBadInputsRuleSet', 3),
        managed('AWSManagedRulesCommonRuleSet', 4, BODY_RULES),
      ],
    });
    this.webAclArn = acl.attrArn;
  }
}
