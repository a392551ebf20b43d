import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { type Language, languageOf } from '../../../shared/domain/language.ts';
import { type CodePurpose, codeMessage } from './code-message.ts';

/** What Cognito sends codes for, of all that our pool lets anybody do. */
const PURPOSES: Readonly<Partial<Record<CustomMessageTriggerEvent['triggerSource'], CodePurpose>>> = {
  CustomMessage_SignUp: 'sign-up',
  CustomMessage_ResendCode: 'sign-up',
  CustomMessage_ForgotPassword: 'reset',
  CustomMessage_UpdateUserAttribute: 'new-address',
  CustomMessage_VerifyUserAttribute: 'new-address',
};

/** The language that the screen says it is in, else the account's own, else French. */
const languageFor = ({ request }: CustomMessageTriggerEvent): Language =>
  languageOf(request.clientMetadata?.language ?? request.userAttributes.locale);

/**
 * Cognito's trigger for the words of its e-mails. It never throws, since a failure here would keep people from signing
 * up, and puts nothing that anybody typed into a message. What it has no words for keeps Cognito's own.
 */
export const handler = async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
  const purpose = PURPOSES[event.triggerSource];
  if (!purpose) return event;
  const { subject, html } = codeMessage(purpose, event.request.codeParameter, languageFor(event));
  const response = { ...event.response, emailSubject: subject, emailMessage: html };
  return { ...event, response } as CustomMessageTriggerEvent;
};
