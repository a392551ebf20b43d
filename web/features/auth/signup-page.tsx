import { Formik } from 'formik';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { planNamed, planWish } from '../session/plan-wish.ts';
import { AuthLayout } from './auth-layout.tsx';
import { AuthSubmit } from './auth-submit.tsx';
import { filledAddress, fillingIn } from './filled-address.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { signupSchema } from './schemas.ts';
import { authTexts } from './texts.ts';
import { useAuthAction, useDelayed } from './use-auth-action.ts';

const blank = { email: '', password: '', confirmation: '' };
const redirectMs = 500;

/** Whoever was invited and has an account keeps the address on the way to the login. */
const Footer = ({ hash }: { hash: string }) => {
  const t = useTexts(authTexts).signup;
  return (
    <p>
      {t.hasAccount} <TextLink to={`/login${hash}`}>{t.login}</TextLink>
    </p>
  );
};

/** Keeps the plan named in the URL, to offer it once the business exists. */
const useChosenPlan = (): void => {
  const plan = planNamed(useSearchParams()[0].get('plan'));
  useEffect(() => {
    if (plan) planWish.keep(plan);
  }, [plan]);
};

export const SignupPage = () => {
  const t = useTexts(authTexts);
  useChosenPlan();
  const { hash } = useLocation();
  const invited = filledAddress(hash);
  const navigate = useNavigate();
  const later = useDelayed();
  const { outcome, run } = useAuthAction();
  const submit = async ({ email, password }: typeof blank) => {
    const address = email.trim();
    if (await run('signup', (identity) => identity.signUp(address, password), t.signup.done))
      later(() => navigate({ pathname: '/confirm', hash: fillingIn(address) }), redirectMs);
  };
  return (
    <AuthLayout
      title={t.signup.title}
      intro={invited === '' ? t.signup.intro : t.signup.invited}
      footer={<Footer hash={invited === '' ? '' : hash} />}
    >
      <Formik
        key={invited}
        initialValues={{ ...blank, email: invited }}
        validationSchema={signupSchema(t.rules)}
        onSubmit={submit}
      >
        <Form>
          <TextField name="email" type="email" label={t.email} autoComplete="username" required />
          <NewPasswordFields label={t.password} />
          <AuthSubmit outcome={outcome} label={t.signup.submit} busyLabel={t.signup.busy} />
        </Form>
      </Formik>
    </AuthLayout>
  );
};
