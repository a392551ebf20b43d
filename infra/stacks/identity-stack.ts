import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  type IUserPool,
  type IUserPoolClient,
  StandardThreatProtectionMode,
  UserPool,
  type UserPoolClientOptions,
  UserPoolEmail,
  type UserPoolProps,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { PASSWORD } from '../../shared/domain/password.ts';
import { accept } from '../accepted-findings.ts';
import { Alarms } from '../constructs/alarms.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import type { Project } from '../project.ts';
import { envOf, type Stage } from '../stage.ts';
import type { AlertsStack } from './alerts-stack.ts';

interface IdentityStackProps {
  readonly stage: Stage;
  readonly project: Project;
  readonly alerts: AlertsStack;
}

/** Cognito waits five seconds for a trigger. */
const TRIGGER_TIMEOUT_SEC = 4;

/**
 * The browser's client. It can write no attribute that grants rights: memberships are in the table, and a changed
 * e-mail counts only once verified.
 */
const browserClient: UserPoolClientOptions = {
  authFlows: { userSrp: true },
  disableOAuth: true,
  generateSecret: false,
  preventUserExistenceErrors: true,
  enableTokenRevocation: true,
  idTokenValidity: Duration.minutes(60),
  accessTokenValidity: Duration.minutes(60),
  refreshTokenValidity: Duration.days(30),
  readAttributes: new ClientAttributes().withStandardAttributes({
    email: true,
    emailVerified: true,
    locale: true,
  }),
  writeAttributes: new ClientAttributes().withStandardAttributes({ email: true, locale: true }),
};

/** Properties that are fixed at creation; most cannot be changed afterwards. */
const lasting: UserPoolProps = {
  selfSignUpEnabled: true,
  // E-mail as the username itself, not as an alias: an alias can be taken over by a forced confirmation.
  signInAliases: { email: true },
  signInCaseSensitive: false,
  autoVerify: { email: true },
  keepOriginal: { email: true },
  standardAttributes: { email: { required: true, mutable: true }, locale: { mutable: true } },
  // Cognito has no rule for "a letter", so the screens require it. A rule for a lower-case one would refuse passwords
  // that they accept.
  passwordPolicy: {
    minLength: PASSWORD.minLength,
    requireDigits: true,
    requireLowercase: false,
    requireUppercase: false,
    requireSymbols: false,
  },
  accountRecovery: AccountRecovery.EMAIL_ONLY,
  removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
};

const planOf = ({ identityPlan }: Stage): UserPoolProps =>
  identityPlan === 'plus'
    ? {
        featurePlan: FeaturePlan.PLUS,
        standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION,
      }
    : { featurePlan: FeaturePlan.ESSENTIALS };

const senderOf = ({ mail, region }: Stage): UserPoolProps =>
  mail
    ? {
        email: UserPoolEmail.withSES({
          fromEmail: mail.from,
          fromName: 'Comptoir',
          sesVerifiedDomain: mail.verifiedDomain,
          sesRegion: region,
        }),
      }
    : {};

/** Bounce and complaint rates from which SES reviews an account (from SES's documentation). */
const MAIL_LIMITS = { Bounce: 0.05, Complaint: 0.001 } as const;

/** Alarms before SES pauses sending, which it does at twice these bounces or five times these complaints. */
const watchMail = (alarms: Alarms): void => {
  for (const [kind, atLeast] of Object.entries(MAIL_LIMITS))
    alarms.when(`Mail${kind}s`, {
      metric: new Metric({
        namespace: 'AWS/SES',
        metricName: `Reputation.${kind}Rate`,
        statistic: Stats.AVERAGE,
        period: Duration.hours(1),
      }),
      atLeast,
      says: 'The bounce or complaint rate is too high: SES pauses an account that stays there.',
    });
};

/** The user pool. Losing it would lose every account: Cognito cannot export passwords. */
export class IdentityStack extends Stack {
  readonly userPool: IUserPool;
  readonly client: IUserPoolClient;

  constructor(scope: Construct, id: string, { stage, project, alerts }: IdentityStackProps) {
    super(scope, id, { env: envOf(stage), terminationProtection: stage.isProtected });
    const messages = new NodeFunction(this, 'Messages', {
      description: 'Comptoir: the words of the accounts’ e-mails',
      entry: project.messageEntry,
      timeoutSec: TRIGGER_TIMEOUT_SEC,
      environment: {},
      isProtected: stage.isProtected,
    });
    const userPool = new UserPool(this, 'UserPool', {
      ...lasting,
      ...planOf(stage),
      ...senderOf(stage),
      deletionProtection: stage.isProtected,
      lambdaTriggers: { customMessage: messages.live },
    });
    accept(userPool, 'words-as-passwords');
    accept(userPool, 'no-second-factor');
    if (stage.identityPlan !== 'plus') accept(userPool, 'plan-is-a-setting');
    const client = userPool.addClient('Browser', browserClient);
    client.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    this.userPool = userPool;
    this.client = client;
    const watching = new Alarms(this, 'Alarms', alerts.topic);
    this.watch(watching);
    if (stage.mail) watchMail(watching);
  }

  private watch(alarms: Alarms): void {
    alarms.when('SignInsThrottled', {
      metric: new Metric({
        namespace: 'AWS/Cognito',
        metricName: 'SignInThrottles',
        dimensionsMap: { UserPool: this.userPool.userPoolId, UserPoolClient: this.client.userPoolClientId },
        statistic: Stats.SUM,
        period: Duration.minutes(5),
      }),
      atLeast: 5,
      says: 'Cognito throttles sign-ins: request a higher quota, or look for an attack.',
    });
  }
}
