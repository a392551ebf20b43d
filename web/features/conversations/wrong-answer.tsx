import { useState } from 'react';
import { MAX_EXPECTED } from '../../../shared/domain/turn-note.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { DrawerForm } from '../../ui/drawer-form.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { api } from '../session/session.ts';
import { useRefresh } from '../session/use-api.ts';
import { useCan } from '../session/use-me.ts';
import { noteTexts } from './note-texts.ts';

interface WrongAnswerProps {
  readonly conversationId: string;
  readonly turn: number;
}

const WrongForm = ({ conversationId, turn, onClose }: WrongAnswerProps & { onClose: () => void }) => {
  const t = useTexts(noteTexts);
  const refresh = useRefresh();
  const file = async ({ expected }: { readonly expected: string }) => {
    const said = expected.trim();
    await api('POST /v1/scenarios', { body: { conversationId, turn, ...(said && { expected: said }) } });
    await refresh('faq');
  };
  return (
    <DrawerForm
      title={t.wrongTitle}
      description={t.wrongText}
      initialValues={{ expected: '' }}
      validate={() => ({})}
      onSave={file}
      errorText={(error) => errorText(error, t.fileFailed)}
      doneText={t.filed}
      saveLabel={t.file}
      onClose={onClose}
    >
      <TextareaField name="expected" label={t.expected} maxLength={MAX_EXPECTED} optional />
    </DrawerForm>
  );
};

/** Files an answer as wrong, with what was expected instead. */
export const WrongAnswer = (props: WrongAnswerProps) => {
  const t = useTexts(noteTexts);
  const [isOpen, setOpen] = useState(false);
  if (!useCan('staff')) return null;
  return (
    <div>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t.wrong}
      </Button>
      {isOpen && <WrongForm {...props} onClose={() => setOpen(false)} />}
    </div>
  );
};
