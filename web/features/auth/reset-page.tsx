import { Formik } from 'formik';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { AuthSubmit } from './auth-submit.tsx';
import { CodeField } from './code-field.tsx';
import { filledAddress, fillingIn } from './filled-address.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { codeOf, resetSchema } from './schemas.ts';
import { authTexts } from './texts.ts';
import { useAuthAction, useDelayed } from './use-auth-action.ts';

const redirectMs = 800;

export const ResetPage = () => {
  const t = useTexts(authTexts);
  const navigate = useNavigate();
  const later = useDelayed();
  const { outcome, run } = useAuthAction();
  const values = { email: filledAddress(useLocation().hash), code: '', password: '', confirmation: '' };
  const submit = async ({ email, code, password }: typeof values) => {
    if (
      await run(
        'reset',
        (identity) => identity.resetPassword(email.trim(), codeOf(code), password),
        t.reset.done,
      )
    )
      later(() => navigate({ pathname: '/login', hash: fillingIn(email.trim()) }), redirectMs);
  };
  return (
    <AuthLayout
      title={t.reset.title}
      intro={t.reset.intro}
      footer={<TextLink to="/login">{t.backToLogin}</TextLink>}
    >
      <Formik
        key={values.email}
        initialValues={values}
        validationSchema={resetSchema(t.rules)}
        onSubmit={submit}
      >
        <Form>
          <TextField name="email" type="email" label={t.email} autoComplete="username" required />
          <CodeField />
          <NewPasswordFields label={t.newPassword} />
          <AuthSubmit outcome={outcome} label={t.reset.submit} busyLabel={t.reset.busy} />
        </Form>
      </Formik>
    </AuthLayout>
  );
};
