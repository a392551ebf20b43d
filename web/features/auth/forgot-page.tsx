import { Formik } from 'formik';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { AuthSubmit } from './auth-submit.tsx';
import { fillingIn } from './filled-address.ts';
import { forgotSchema } from './schemas.ts';
import { authTexts } from './texts.ts';
import { useAuthAction, useDelayed } from './use-auth-action.ts';

const blank = { email: '' };
const redirectMs = 800;

export const ForgotPage = () => {
  const t = useTexts(authTexts);
  const navigate = useNavigate();
  const later = useDelayed();
  const { outcome, run } = useAuthAction();
  const submit = async ({ email }: typeof blank) => {
    const address = email.trim();
    if (await run('forgot', (identity) => identity.forgotPassword(address), t.forgot.done))
      later(() => navigate({ pathname: '/reset', hash: fillingIn(address) }), redirectMs);
  };
  return (
    <AuthLayout
      title={t.forgot.title}
      intro={t.forgot.intro}
      footer={<TextLink to="/login">{t.backToLogin}</TextLink>}
    >
      <Formik initialValues={blank} validationSchema={forgotSchema(t.rules)} onSubmit={submit}>
        <Form>
          <TextField name="email" type="email" label={t.email} autoComplete="username" required />
          <AuthSubmit outcome={outcome} label={t.forgot.submit} busyLabel={t.sending} />
        </Form>
      </Formik>
    </AuthLayout>
  );
};
