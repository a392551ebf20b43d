import { Formik } from 'formik';
import { useState } from 'react';
import { MAX } from '../../../shared/domain/limits.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ownMember } from '../session/own-member.ts';
import { api } from '../session/session.ts';
import { useRefresh } from '../session/use-api.ts';
import { useMe } from '../session/use-me.ts';
import { nameTexts } from './name-texts.ts';

/** Asks for the member's own name, and saves it. */
export const NameCard = ({ onLater }: { onLater: () => void }) => {
  const t = useTexts(nameTexts);
  const toast = useToast();
  const refresh = useRefresh();
  const { user } = useMe();
  const [error, setError] = useState<string | null>(null);
  const save = async ({ name }: { readonly name: string }) => {
    setError(null);
    try {
      const { version } = await ownMember(api, user.userId);
      await api('PATCH /v1/members/me', { body: { name: name.trim(), version } });
      toast(t.done);
      await refresh('members');
    } catch (thrown) {
      setError(errorText(thrown, t.failed));
    }
  };
  return (
    <Card title={t.title}>
      <Formik
        initialValues={{ name: '' }}
        validate={({ name }) => (name.trim() === '' ? { name: t.required } : {})}
        onSubmit={save}
      >
        {({ isSubmitting }) => (
          <Form error={error} className="-mt-2 max-w-md">
            <TextField
              name="name"
              label={t.label}
              hint={t.hint}
              maxLength={MAX.name}
              autoComplete="name"
              required
            />
            <div className="flex flex-wrap gap-2">
              <Button type="submit" variant="primary" busy={isSubmitting}>
                {isSubmitting ? t.saving : t.save}
              </Button>
              <Button onClick={onLater} disabled={isSubmitting}>
                {t.later}
              </Button>
            </div>
          </Form>
        )}
      </Formik>
    </Card>
  );
};
