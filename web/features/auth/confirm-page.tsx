import { Formik } from 'formik';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { CodeField } from './code-field.tsx';
import { filledAddress, fillingIn } from './filled-address.ts';
import { codeOf, confirmSchema } from './schemas.ts';
import { authTexts } from './texts.ts';
import { type Identity, useAuthAction, useDelayed } from './use-auth-action.ts';

const redirectMs = 1000;

export const ConfirmPage = () => {
  const t = useTexts(authTexts);
  const navigate = useNavigate();
  const later = useDelayed();
  const { outcome, setOutcome, run } = useAuthAction();
  const [isDone, setDone] = useState(false);
  const values = { email: filledAddress(useLocation().hash), code: '' };
  const submit = async ({ email, code }: typeof values) => {
    const call = (identity: Identity) => identity.confirmSignUp(email.trim(), codeOf(code));
    if (!(await run('confirm', call, t.confirm.done))) return;
    setDone(true);
    later(() => navigate({ pathname: '/login', hash: fillingIn(email.trim()) }), redirectMs);
  };
  const resend = async (email: string) => {
    if (email === '') return setOutcome({ tone: 'danger', text: t.confirm.resendNeedsEmail });
    await run('resend', (identity) => identity.resendCode(email), t.confirm.resent);
  };
  return (
    <AuthLayout
      title={t.confirm.title}
      intro={t.confirm.intro}
      footer={<TextLink to="/login">{t.backToLogin}</TextLink>}
    >
      <Formik
        key={values.email}
        initialValues={values}
        validationSchema={confirmSchema(t.rules)}
        onSubmit={submit}
      >
        {({ isSubmitting, values: { email } }) => (
          <Form>
            <TextField name="email" type="email" label={t.email} autoComplete="username" required />
            <CodeField />
            {outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
            <Button type="submit" variant="primary" busy={isSubmitting} disabled={isDone}>
              {isSubmitting ? t.confirm.busy : t.confirm.submit}
            </Button>
            <Button variant="ghost" onClick={() => resend(email.trim())} disabled={isSubmitting || isDone}>
              {t.confirm.resend}
            </Button>
          </Form>
        )}
      </Formik>
    </AuthLayout>
  );
};
