import { describe, expect, test } from '@jest/globals';
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { handler } from '../../../../functions/triggers/custom-message/handler.ts';

type Source = CustomMessageTriggerEvent['triggerSource'];

const MARK = '{####}';

const event = (
  triggerSource: Source,
  request: Partial<CustomMessageTriggerEvent['request']> = {},
): CustomMessageTriggerEvent =>
  ({
    version: '1',
    region: 'ca-central-1',
    userPoolId: 'ca-central-1_pool',
    userName: 'sub',
    callerContext: { awsSdkVersion: '3', clientId: 'client' },
    triggerSource,
    request: {
      userAttributes: {},
      codeParameter: MARK,
      linkParameter: '',
      usernameParameter: null,
      ...request,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  }) as CustomMessageTriggerEvent;

const sent = async (source: Source, request: Partial<CustomMessageTriggerEvent['request']> = {}) =>
  (await handler(event(source, request))).response;

const english = { clientMetadata: { language: 'en' } };

describe('the words of Cognito’s e-mails', () => {
  test.each([
    ['CustomMessage_SignUp', 'Votre code de confirmation Comptoir', 'Your Comptoir confirmation code'],
    ['CustomMessage_ResendCode', 'Votre code de confirmation Comptoir', 'Your Comptoir confirmation code'],
    ['CustomMessage_ForgotPassword', 'Votre code de réinitialisation Comptoir', 'Your Comptoir reset code'],
    [
      'CustomMessage_UpdateUserAttribute',
      'Votre code de vérification Comptoir',
      'Your Comptoir verification code',
    ],
    [
      'CustomMessage_VerifyUserAttribute',
      'Votre code de vérification Comptoir',
      'Your Comptoir verification code',
    ],
  ] as const)('%s is ours, in French and in English', async (source, fr, en) => {
    expect((await sent(source)).emailSubject).toBe(fr);
    expect((await sent(source, english)).emailSubject).toBe(en);
  });

  test.each(['CustomMessage_SignUp', 'CustomMessage_ForgotPassword'] as const)(
    '%s holds the mark of the code once, which Cognito insists on, within what Cognito takes',
    async (source) => {
      for (const request of [{}, english]) {
        const { emailMessage, emailSubject } = await sent(source, request);
        expect(emailMessage?.split(MARK)).toHaveLength(2);
        expect(emailMessage?.length).toBeLessThanOrEqual(20_000);
        expect(emailSubject?.length).toBeLessThanOrEqual(140);
        expect(emailSubject).not.toContain(MARK);
      }
    },
  );

  test('are in the language of the screen, else of the account, else French', async () => {
    const languageOf = async (request: Partial<CustomMessageTriggerEvent['request']>) =>
      /lang="(..)"/.exec((await sent('CustomMessage_SignUp', request)).emailMessage ?? '')?.[1];
    expect(await languageOf({})).toBe('fr');
    expect(await languageOf({ userAttributes: { locale: 'en-CA' } })).toBe('en');
    expect(await languageOf({ userAttributes: { locale: 'en' }, clientMetadata: { language: 'fr' } })).toBe(
      'fr',
    );
    expect(await languageOf({ clientMetadata: { language: '<script>' } })).toBe('fr');
  });

  test('hold nothing that anybody typed', async () => {
    const { emailMessage, emailSubject } = await sent('CustomMessage_SignUp', {
      userAttributes: { email: 'canari@example.org', name: '<b>Canari</b>' },
      clientMetadata: { language: 'en', extra: 'canari' },
    });
    expect(`${emailSubject} ${emailMessage}`.toLowerCase()).not.toContain('canari');
  });

  test.each(['CustomMessage_Authentication', 'CustomMessage_AdminCreateUser'] as const)(
    '%s, which the product never causes, stays Cognito’s own',
    async (source) => {
      const asked = event(source);
      expect(await handler(asked)).toEqual(asked);
    },
  );
});
