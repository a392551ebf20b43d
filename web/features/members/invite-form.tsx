import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { Send } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { MAX } from '../../../shared/domain/limits.ts';
import type { Role } from '../../../shared/domain/roles.ts';
import type { Member } from '../../../shared/schemas/member.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { roleTexts } from '../session/role-texts.ts';
import { useMe } from '../session/use-me.ts';
import { useSendsEmail } from '../session/use-sends-email.ts';
import { blankInvite, type InviteValues, roleInvited, toInviteBody, validateInvite } from './invite.ts';
import { grantableRoles } from './member-rights.ts';
import { OwnerDialog } from './owner-dialog.tsx';
import { memberTexts } from './texts.ts';
import type { MembersResource } from './use-members.ts';

interface FieldsProps {
  readonly role: Role;
  readonly busy: boolean;
  readonly members: readonly Member[];
}

/** Shows the role of an existing invitation as soon as its address is typed. */
const useRoleInvited = (members: readonly Member[]) => {
  const { values, setFieldValue } = useFormikContext<InviteValues>();
  const { email } = values;
  // An event of the address alone: a role that is chosen afterwards stays chosen.
  const showRoleOf = useEffectEvent((typed: string) => {
    const role = roleInvited({ ...values, email: typed }, members);
    if (role !== values.role) void setFieldValue('role', role);
  });
  useEffect(() => showRoleOf(email), [email]);
};

const Fields = ({ role, busy, members }: FieldsProps) => {
  useRoleInvited(members);
  const t = useTexts(memberTexts);
  const roles = useTexts(roleTexts);
  const me = useMe();
  const options = grantableRoles(me.role).map((one) => ({ value: one as string, label: roles[one] }));
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)_auto]">
      <TextField
        name="email"
        type="email"
        label={t.email}
        placeholder={t.emailPlaceholder}
        maxLength={MAX.email}
        autoComplete="off"
        required
      />
      <TextField name="name" label={t.name} maxLength={MAX.name} autoComplete="off" optional />
      <SelectField name="role" label={t.role} hint={t.roleHints[role]} options={options} />
      <Button type="submit" variant="primary" busy={busy} className="sm:mt-6.5">
        {!busy && <Send aria-hidden="true" className="size-4" />}
        {busy ? t.inviting : t.invite}
      </Button>
    </div>
  );
};

type Sending = Pick<FormikHelpers<InviteValues>, 'resetForm'>;

/** Sends an invitation. Inviting an owner asks for confirmation first, since that role cannot be taken back. */
const useInviting = (resource: Pick<MembersResource, 'invite'>) => {
  const t = useTexts(memberTexts);
  const toast = useToast();
  const [error, setError] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ readonly values: InviteValues; readonly form: Sending } | null>(null);
  const send = async (values: InviteValues, { resetForm }: Sending) => {
    setError(null);
    await resource.invite(toInviteBody(values));
    resetForm();
  };
  const submit = async (values: InviteValues, form: Sending) => {
    if (values.role === 'owner') return setAsked({ values, form });
    try {
      await send(values, form);
      toast(t.inviteDone);
    } catch (thrown) {
      setError(errorText(thrown, t.inviteFailed));
    }
  };
  return { error, submit, send, asked, forget: () => setAsked(null) };
};

/** The invitation form: an e-mail, an optional name and a role. */
export const InviteForm = ({ resource }: { resource: Pick<MembersResource, 'invite' | 'members'> }) => {
  const t = useTexts(memberTexts);
  const language = useLanguage();
  const inviting = useInviting(resource);
  const { asked } = inviting;
  const sendsEmail = useSendsEmail();
  const signUpLink = `${window.location.origin}/signup`;
  return (
    <Card title={t.inviteTitle}>
      <p className={classNames('-mt-3 max-w-prose text-muted', sendsEmail === null && 'invisible')}>
        {sendsEmail === false ? t.inviteHintNoEmail : t.inviteHint}
      </p>
      <p className="mt-2 mb-4 flex flex-wrap items-center gap-3">
        <span className="break-all">{signUpLink}</span>
        <CopyButton text={signUpLink} what={t.inviteLink} />
      </p>
      <Formik
        initialValues={blankInvite}
        validate={(values) => validateInvite(values, language)}
        onSubmit={inviting.submit}
      >
        {({ isSubmitting, values }) => (
          <Form error={inviting.error}>
            <Fields role={values.role} busy={isSubmitting} members={resource.members ?? []} />
          </Form>
        )}
      </Formik>
      {asked && (
        <OwnerDialog
          who={asked.values.name.trim() || asked.values.email.trim()}
          onConfirm={() => inviting.send(asked.values, asked.form)}
          doneText={t.inviteDone}
          failedText={t.inviteFailed}
          onClose={inviting.forget}
        />
      )}
    </Card>
  );
};
