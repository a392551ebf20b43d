import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js';
import { languageOf } from '../../../shared/domain/language.ts';
import type { AppConfig } from '../../../shared/schemas/app-config.ts';
import { checkedConfig } from './checked-config.ts';
import { sessionStore } from './session.ts';
import type { Tokens } from './tokens.ts';

/* The identity service, by the library that knows SRP. Only the account screens load this file. */

/** The library requires a storage; our tokens are in the session store. */
const nowhere = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
};

const poolOf = ({ cognito }: AppConfig): CognitoUserPool =>
  new CognitoUserPool({
    UserPoolId: cognito.userPoolId,
    ClientId: cognito.clientId,
    Storage: nowhere(),
    AdvancedSecurityDataCollectionFlag: false,
    ...(cognito.endpoint ? { endpoint: cognito.endpoint } : {}),
  });

const pool = async (): Promise<CognitoUserPool> => poolOf(await checkedConfig());

const userOf = async (email: string): Promise<CognitoUser> => {
  const Pool = await pool();
  return new CognitoUser({ Username: email, Pool, Storage: nowhere() });
};

const tokensOf = (session: CognitoUserSession): Tokens => ({
  idToken: session.getIdToken().getJwtToken(),
  accessToken: session.getAccessToken().getJwtToken(),
  refreshToken: session.getRefreshToken().getToken(),
  expiresAt: session.getIdToken().getExpiration(),
});

type Callback = (error?: Error | null) => void;

/** One operation of the library as a promise. */
const settled = (run: (done: Callback) => void): Promise<void> =>
  new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));

/** The code's message is in the language of the page that asks for it. */
const inPageLanguage = () => ({ language: languageOf(document.documentElement.lang) });

/** Creates an account and sends a confirmation code to the address. */
export const signUp = async (email: string, password: string): Promise<void> => {
  const attributes = [new CognitoUserAttribute({ Name: 'email', Value: email })];
  const userPool = await pool();
  return settled((done) =>
    userPool.signUp(email, password, attributes, [], (error) => done(error), inPageLanguage()),
  );
};

/** Confirms an account. `forceAliasCreation` has no effect with e-mail as username. */
export const confirmSignUp = async (email: string, code: string): Promise<void> => {
  const user = await userOf(email);
  return settled((done) => user.confirmRegistration(code, true, (error) => done(error)));
};

export const resendCode = async (email: string): Promise<void> => {
  const user = await userOf(email);
  return settled((done) => user.resendConfirmationCode((error) => done(error), inPageLanguage()));
};

export const forgotPassword = async (email: string): Promise<void> => {
  const user = await userOf(email);
  return settled((done) =>
    user.forgotPassword({ onSuccess: () => done(), onFailure: done }, inPageLanguage()),
  );
};

export const resetPassword = async (email: string, code: string, password: string): Promise<void> => {
  const user = await userOf(email);
  return settled((done) =>
    user.confirmPassword(code, password, { onSuccess: () => done(), onFailure: done }),
  );
};

const authenticate = (user: CognitoUser, details: AuthenticationDetails): Promise<Tokens> =>
  new Promise((resolve, reject) =>
    user.authenticateUser(details, {
      onSuccess: (session) => resolve(tokensOf(session)),
      onFailure: reject,
      newPasswordRequired: () => reject(new Error('NEW_PASSWORD_REQUIRED')),
    }),
  );

/** Signs in by SRP and opens the session in every tab. */
export const signIn = async (email: string, password: string): Promise<void> => {
  const user = await userOf(email);
  sessionStore.signIn(
    await authenticate(user, new AuthenticationDetails({ Username: email, Password: password })),
  );
};
