import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  ClientAttributes,
  type IUserPool,
  type IUserPoolClient,
  UserPool,
  type UserPoolClientOptions,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { envOf, type Stage } from '../stage.ts';

/**
 * A browser's client. It may write no attribute that gives power: who belongs to which business is in the table,
 * and a changed e-mail stands only once verified.
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

/** Who may sign in. Losing the pool would lose every account: Cognito gives no password back. */
export class IdentityStack extends Stack {
  readonly userPool: IUserPool;
  readonly client: IUserPoolClient;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id, { env: envOf(stage), terminationProtection: true });
    const userPool = new UserPool(this, 'UserPool', {
      selfSignUpEnabled: true,
      // E-mail as the username itself, not as an alias: an alias can be taken over by a forced confirmation.
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      standardAttributes: { email: { required: true, mutable: true }, locale: { mutable: true } },
      // Cognito has no rule for "a letter"; a small one is the nearest.
      passwordPolicy: {
        minLength: 8,
        requireDigits: true,
        requireLowercase: true,
        requireUppercase: false,
        requireSymbols: false,
      },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const client = userPool.addClient('Browser', browserClient);
    client.applyRemovalPolicy(RemovalPolicy.RETAIN);
    this.userPool = userPool;
    this.client = client;
  }
}
