import { Formik } from 'formik';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { isUnconfirmed } from './failure-text.ts';
import { filledAddress, fillingIn } from './filled-address.ts';
import { PasswordField } from './password-field.tsx';
import { loginSchema } from './schemas.ts';
import { authTexts } from './texts.ts';
import { useAuthAction } from './use-auth-action.ts';

const blank = { email: '', password: '' };

const Footer = () => {
  const t = useTexts(authTexts).login;
  return (
    <p>
      {t.noAccount} <TextLink to="/signup">{t.signup}</TextLink>
    </p>
  );
};

/** The sign-in screen. The guard sees the new session and decides which screen comes next. */
export const LoginPage = () => {
  const t = useTexts(authTexts);
  const { outcome, run } = useAuthAction();
  const schema = loginSchema(t.rules);
  const values = { ...blank, email: filledAddress(useLocation().hash) };
  return (
    <AuthLayout title={t.login.title} intro={t.login.intro} footer={<Footer />}>
      <Formik
        key={values.email}
        initialValues={values}
        validationSchema={schema}
        onSubmit={({ email, password }) =>
          run('login', (identity) => identity.signIn(email.trim(), password))
        }
      >
        {({ isSubmitting, values }) => (
          <Form>
            <TextField name="email" type="email" label={t.email} autoComplete="username" required />
            <PasswordField />
            {outcome && (
              <Alert tone={outcome.tone}>
                {outcome.text}
                {isUnconfirmed(outcome.error) && (
                  <>
                    {'. '}
                    <TextLink to={`/confirm${fillingIn(values.email.trim())}`}>
                      {t.login.unconfirmed}
                    </TextLink>
                  </>
                )}
              </Alert>
            )}
            <Button
              type="submit"
              variant="primary"
              disabled={!schema.isValidSync(values)}
              busy={isSubmitting}
            >
              {isSubmitting ? t.login.busy : t.login.submit}
            </Button>
            <TextLink to="/forgot" className="self-center">
              {t.login.forgot}
            </TextLink>
          </Form>
        )}
      </Formik>
    </AuthLayout>
  );
};
