import { Formik } from 'formik';
import { useRef, useState } from 'react';
import { MAX } from '../../../../shared/domain/limits.ts';
import type { ErasureReceipt, PersonAsked } from '../../../../shared/schemas/privacy.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { api } from '../../session/session.ts';
import { useCan } from '../../session/use-me.ts';
import { ExportProgress } from '../exports/export-progress.tsx';
import { useExport } from '../exports/use-export.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { nobody, type PersonValues, toPerson, validatePerson } from './person.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { privacySettingsTexts } from './texts.ts';

type Intent = 'export' | 'erase';

const Fields = () => {
  const t = useTexts(privacySettingsTexts);
  return (
    <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
      <TextField name="email" type="email" label={t.email} maxLength={MAX.email} autoComplete="off" />
      <TextField name="phone" type="tel" label={t.phone} maxLength={MAX.phone} autoComplete="off" />
    </div>
  );
};

const Buttons = ({ onIntent, busy }: { onIntent: (intent: Intent) => void; busy: boolean }) => {
  const t = useTexts(privacySettingsTexts);
  const canErase = useCan('owner');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button type="submit" onClick={() => onIntent('export')} busy={busy}>
        {busy ? t.exporting : t.export}
      </Button>
      {canErase ? (
        <Button type="submit" className="text-danger!" onClick={() => onIntent('erase')}>
          {t.erase}
        </Button>
      ) : (
        <p className="text-muted">{t.eraseOwners}</p>
      )}
    </div>
  );
};

/** A person's requests: an export of their data, or its erasure. */
export const PersonCard = () => {
  const t = useTexts(privacySettingsTexts);
  const language = useLanguage();
  const resource = useExport();
  const intent = useRef<Intent>('export');
  const [asked, setAsked] = useState<PersonAsked | null>(null);
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null);
  const submit = async (values: PersonValues) => {
    const person = toPerson(values);
    if (intent.current === 'erase') setAsked(person);
    else await resource.start(() => api('POST /v1/privacy/export', { body: person }));
  };
  return (
    <Card title={t.personTitle}>
      <p className="-mt-2 mb-5 max-w-prose text-muted">{t.personIntro}</p>
      <Formik
        initialValues={nobody}
        validate={(values) => validatePerson(values, language, t.oneRequired)}
        onSubmit={submit}
      >
        <Form>
          <Fields />
          <Buttons
            busy={resource.isStarting}
            onIntent={(chosen) => {
              intent.current = chosen;
            }}
          />
          <ExportProgress resource={resource} />
        </Form>
      </Formik>
      {asked && <EraseDialog person={asked} onReceipt={setReceipt} onClose={() => setAsked(null)} />}
      {receipt && !asked && <ReceiptDialog receipt={receipt} onClose={() => setReceipt(null)} />}
    </Card>
  );
};
