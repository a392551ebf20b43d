import './browser-navigator.ts';
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js';
import { CLIENT_ID, POOL_ID, type World } from './world.ts';

/** A memory of its own for each client: amazon-cognito-identity-js shares one between pools outside a browser. */
function makeStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** amazon-cognito-identity-js as the web application uses it, with promises for callbacks. */
export function browserClient(world: World) {
  const Storage = makeStorage();
  const pool = new CognitoUserPool({
    UserPoolId: POOL_ID,
    ClientId: CLIENT_ID,
    endpoint: world.endpoint,
    Storage,
  });
  const user = (email: string) => new CognitoUser({ Username: email, Pool: pool, Storage });
  return {
    user,
    signUp: (email: string, password: string) =>
      settled<{ userSub: string; userConfirmed: boolean }>((done) => {
        const attributes = [new CognitoUserAttribute({ Name: 'email', Value: email })];
        pool.signUp(email, password, attributes, [], done);
      }),
    confirm: (email: string, code: string) =>
      settled<unknown>((done) => user(email).confirmRegistration(code, true, done)),
    resend: (email: string) => settled<unknown>((done) => user(email).resendConfirmationCode(done)),
    signIn: (email: string, password: string, flow?: string) => signIn(user(email), email, password, flow),
    refresh: (signedIn: CognitoUser, session: CognitoUserSession) =>
      settled<CognitoUserSession>((done) => signedIn.refreshSession(session.getRefreshToken(), done)),
    forgot: (email: string) =>
      new Promise<unknown>((onSuccess, onFailure) =>
        user(email).forgotPassword({ onSuccess, onFailure, inputVerificationCode: onSuccess }),
      ),
    reset: (email: string, code: string, password: string) =>
      new Promise<string>((onSuccess, onFailure) =>
        user(email).confirmPassword(code, password, { onSuccess, onFailure }),
      ),
  };
}

export interface SignedIn {
  readonly user: CognitoUser;
  readonly session: CognitoUserSession;
}

/** Rejects with NEW_PASSWORD_REQUIRED when that is the answer. */
export function signIn(
  user: CognitoUser,
  email: string,
  password: string,
  flow = 'USER_SRP_AUTH',
): Promise<SignedIn> {
  user.setAuthenticationFlowType(flow);
  const details = new AuthenticationDetails({ Username: email, Password: password });
  return new Promise((resolve, onFailure) =>
    user.authenticateUser(details, {
      onFailure,
      onSuccess: (session) => resolve({ user, session }),
      newPasswordRequired: () => onFailure(new Error('NEW_PASSWORD_REQUIRED')),
    }),
  );
}

function settled<T>(run: (done: (error?: Error | null, result?: T | null) => void) => void): Promise<T> {
  return new Promise((resolve, reject) =>
    run((error, result) => (error || !result ? reject(error) : resolve(result))),
  );
}
