import { useState } from 'react';
import { MAX } from '../../../../shared/domain/limits.ts';
import { CLOSED_RETENTION_DAYS } from '../../../../shared/domain/retention.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { fieldErrorText } from '../../../lib/field-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { controlStyle } from '../../../ui/control-style.ts';
import { Field } from '../../../ui/field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { api, renewSession } from '../../session/session.ts';
import { useMe } from '../../session/use-me.ts';
import { sectionPath } from '../section-path.ts';
import { isNameOf } from './profile.ts';
import { profileTexts } from './texts.ts';

const CloseDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts(profileTexts);
  const { name } = useMe().tenant;
  const [typed, setTyped] = useState('');
  return (
    <ConfirmDialog
      title={t.closeConfirm(name)}
      confirmLabel={t.closeNow}
      busyLabel={t.closing}
      size="lg"
      isConfirmed={isNameOf(typed, name)}
      onConfirm={async () => {
        await api('DELETE /v1/tenants/current', { body: { confirm: typed } });
        await renewSession();
      }}
      doneText={t.closed}
      errorText={(error) => fieldErrorText(error, t.closeFailed)}
      onClose={onClose}
    >
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        <li>{t.closePage}</li>
        <li>{t.closeTeam}</li>
        <li>{t.closeData(CLOSED_RETENTION_DAYS)}</li>
      </ul>
      <p>
        <TextLink to={sectionPath('exports')}>{t.exportFirst}</TextLink>
      </p>
      <Field label={t.typeName(name)}>
        {(control) => (
          <input
            {...control}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            maxLength={MAX.name}
            autoComplete="off"
            className={controlStyle}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
};

/** Lets the owner close the business after typing its name. */
export const CloseBusiness = () => {
  const t = useTexts(profileTexts);
  const [isAsked, setAsked] = useState(false);
  return (
    <Card title={t.closeTitle}>
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-muted">{t.closeText(CLOSED_RETENTION_DAYS)}</p>
        <Button className="text-danger!" onClick={() => setAsked(true)}>
          {t.close}
        </Button>
      </div>
      {isAsked && <CloseDialog onClose={() => setAsked(false)} />}
    </Card>
  );
};
