import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { type Language, languageOf } from '../../../shared/domain/language.ts';
import { type CodePurpose, codeMessage } from './code-message.ts';

/** The trigger sources for which Cognito sends a code in our pool. */
const PURPOSES: Readonly<Partial<Record<CustomMessageTriggerEvent['triggerSource'], CodePurpose>>> = {
  CustomMessage_SignUp: 'sign-up',
  CustomMessage_ResendCode: 'sign-up',
  CustomMessage_ForgotPassword: 'reset',
  CustomMessage_UpdateUserAttribute: 'new-address',
  CustomMessage_VerifyUserAttribute: 'new-address',
};

/** The language of the screen, else the account's, else French. */
const languageFor = ({ request }: CustomMessageTriggerEvent): Language =>
  languageOf(request.clientMetadata?.language ?? request.userAttributes.locale);

/**
 * Cognito's trigger for the texts of its e-mails. It never throws, since a failure would keep people from signing up,
 * and puts no text typed by a user into a message. Other sources keep Cognito's own text.
 */
export const handler = async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
  const purpose = PURPOSES[event.triggerSource];
  if (!purpose) return event;
  const { subject, html } = codeMessage(purpose, event.request.codeParameter, languageFor(event));
  const response = { ...event.response, emailSubject: subject, emailMessage: html };
  return { ...event, response } as CustomMessageTriggerEvent;
};
