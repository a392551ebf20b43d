import { useState } from 'react';
import type { ErasureReceipt, PersonAsked } from '../../../../shared/schemas/privacy.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { fieldErrorText } from '../../../lib/field-error-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { controlStyle } from '../../../ui/control-style.ts';
import { Field } from '../../../ui/field.tsx';
import { api } from '../../session/session.ts';
import { useRefresh } from '../../session/use-api.ts';
import { isSigned, signOf } from './person.ts';
import { privacySettingsTexts } from './texts.ts';

interface EraseDialogProps {
  readonly person: PersonAsked;
  readonly onReceipt: (receipt: ErasureReceipt) => void;
  readonly onClose: () => void;
}

/** Lists what an erasure deletes, and starts it once the person's contact has been typed again. */
export const EraseDialog = ({ person, onReceipt, onClose }: EraseDialogProps) => {
  const t = useTexts(privacySettingsTexts);
  const refresh = useRefresh();
  const [typed, setTyped] = useState('');
  const who = [person.email, person.phone].filter(Boolean).join(', ');
  return (
    <ConfirmDialog
      title={t.eraseTitle}
      confirmLabel={t.eraseNow}
      busyLabel={t.erasing}
      size="lg"
      isConfirmed={isSigned(typed, person)}
      onConfirm={async () => {
        onReceipt(await api('POST /v1/privacy/erase', { body: { ...person, confirm: true } }));
        await refresh();
      }}
      doneText={t.erased}
      errorText={(error) => fieldErrorText(error, t.eraseFailed)}
      onClose={onClose}
    >
      <p className="break-words">{t.eraseWho(who)}</p>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        <li>{t.eraseLeads}</li>
        <li>{t.eraseConversations}</li>
        <li>{t.eraseUpcoming}</li>
        <li>{t.erasePast}</li>
      </ul>
      <p>{t.eraseKept}</p>
      <Field label={t.typeSign(signOf(person))}>
        {(control) => (
          <input
            {...control}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            className={controlStyle}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
};
