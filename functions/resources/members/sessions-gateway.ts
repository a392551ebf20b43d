import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '../../kernel/app-error.ts';
import { clientConfig } from '../../kernel/aws-client.ts';
import type { Settings } from '../../kernel/http/settings.ts';
import { MOST_ATTEMPTS } from '../../kernel/table/sdk-retry.ts';

/** Ends every session of a user: their refresh tokens stop working. Throws 503 `busy`, to be tried again. */
export type EndSessions = (userId: string) => Promise<void>;

const TIMEOUTS = { requestMs: 2000 };

const clientOf = (service: NonNullable<Settings['userPool']>) =>
  new CognitoIdentityProviderClient({
    ...clientConfig(service, TIMEOUTS),
    maxAttempts: MOST_ATTEMPTS,
  });

/** Ends sessions in the settings' user pool; without a pool there are none. */
export const sessionsIn = ({ userPool }: Pick<Settings, 'userPool'>): EndSessions => {
  if (!userPool) return async () => undefined;
  const client = clientOf(userPool);
  return async (userId) => {
    try {
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPool.id, Username: userId }));
    } catch (cause) {
      // A deleted account has no session left.
      if (cause instanceof UserNotFoundException) return;
      throw new AppError('busy', { retryAfterSec: 1, cause });
    }
  };
};
