import { useState } from 'react';
import { MAX_TAG } from '../../../shared/domain/tags.ts';
import { useTexts } from '../../i18n/texts.ts';
import { failureText } from '../../lib/walked.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DrawerForm } from '../../ui/drawer-form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { tagChangeTexts } from './tag-change-texts.ts';
import type { LeadFilterState } from './use-lead-filter.ts';
import type { LeadsResource } from './use-leads.ts';

interface TagChangeProps {
  readonly tag: string;
  readonly state: Pick<LeadFilterState, 'setTag'>;
  readonly resource: Pick<LeadsResource, 'changeTag'>;
}

const Renaming = ({ tag, state, resource, onClose }: TagChangeProps & { readonly onClose: () => void }) => {
  const t = useTexts(tagChangeTexts);
  const rename = async (name: string): Promise<number> => {
    const changed = await resource.changeTag(tag, name);
    state.setTag(name);
    return changed;
  };
  return (
    <DrawerForm
      title={t.renameTitle(tag)}
      description={t.renameText}
      initialValues={{ name: tag }}
      validate={({ name }) => (name.trim() === '' ? { name: t.nameRequired } : {})}
      onSave={({ name }) => rename(name.trim())}
      errorText={(error) => failureText(error, (count) => `${t.renamed(count)}.`, t.failed)}
      doneText={t.renamed}
      saveLabel={t.rename}
      isEdit
      onClose={onClose}
    >
      <TextField name="name" label={t.name} maxLength={MAX_TAG} autoComplete="off" required />
    </DrawerForm>
  );
};

const Removing = ({ tag, state, resource, onClose }: TagChangeProps & { readonly onClose: () => void }) => {
  const t = useTexts(tagChangeTexts);
  const remove = async (): Promise<number> => {
    const changed = await resource.changeTag(tag, null);
    state.setTag('');
    return changed;
  };
  return (
    <ConfirmDialog
      title={t.removeTitle(tag)}
      confirmLabel={t.remove}
      busyLabel={t.removing}
      onConfirm={remove}
      doneText={t.removed}
      onClose={onClose}
      errorText={(error) => failureText(error, (count) => `${t.removed(count)}.`, t.failed)}
    >
      {t.removeText}
    </ConfirmDialog>
  );
};

/** Gives the tag by which the list is filtered another name on every lead, or takes it from all. */
export const TagChange = (props: TagChangeProps) => {
  const t = useTexts(tagChangeTexts);
  const [act, setAct] = useState<'rename' | 'remove' | null>(null);
  const close = () => setAct(null);
  return (
    <>
      <Button onClick={() => setAct('rename')}>{t.renameAll}</Button>
      <Button onClick={() => setAct('remove')}>{t.removeAll}</Button>
      {act === 'rename' && <Renaming {...props} onClose={close} />}
      {act === 'remove' && <Removing {...props} onClose={close} />}
    </>
  );
};
