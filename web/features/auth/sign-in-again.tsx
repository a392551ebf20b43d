import { Formik } from 'formik';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormActions } from '../../ui/form.tsx';
import { LeaveQuestion } from '../../ui/leave-question.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { followSession, sessionStore } from '../session/session.ts';
import { PasswordField } from './password-field.tsx';
import { signInAgainSchema } from './schemas.ts';
import { authTexts } from './texts.ts';
import { useAuthAction } from './use-auth-action.ts';

const blank = { password: '' };

/** Asks for the password again after a session ended, over the screen that holds the unsaved text. */
export const SignInAgain = ({ email }: { email: string }) => {
  const t = useTexts(authTexts);
  const ui = useTexts(uiTexts);
  const { outcome, run } = useAuthAction();
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving) return <LeaveQuestion onStay={() => setLeaving(false)} onGo={sessionStore.clear} />;
  const signIn = async ({ password }: typeof blank) => {
    if (await run('login', (identity) => identity.signIn(email, password))) await followSession();
  };
  return (
    <Formik initialValues={blank} validationSchema={signInAgainSchema(t.rules)} onSubmit={signIn}>
      {({ isSubmitting }) => (
        <Dialog title={t.again.title} locked={isSubmitting} onClose={() => setLeaving(true)}>
          <p>{t.again.why}</p>
          <p className="break-words">{t.again.account(email)}</p>
          <Form>
            {/* Password managers look for the account beside the password. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordField />
            {outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
            <FormActions>
              <Button onClick={() => setLeaving(true)} disabled={isSubmitting}>
                {ui.cancel}
              </Button>
              <Button type="submit" variant="primary" busy={isSubmitting}>
                {isSubmitting ? t.login.busy : t.login.submit}
              </Button>
            </FormActions>
          </Form>
        </Dialog>
      )}
    </Formik>
  );
};
