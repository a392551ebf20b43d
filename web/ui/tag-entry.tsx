import { type KeyboardEvent, useId, useState } from 'react';
import { MAX_TAG } from '../../shared/domain/tags.ts';
import { useTexts } from '../i18n/texts.ts';
import { AddButton } from './add-button.tsx';
import { controlStyle } from './control-style.ts';
import { tagTexts } from './tag-texts.ts';
import { uiTexts } from './texts.ts';
import { useCut } from './use-cut.ts';

interface TagEntryProps {
  /** Tags to choose from. */
  readonly known: readonly string[];
  readonly isBusy?: boolean;
  /** Adds a tag; answers whether that was done. */
  readonly onAdd: (tag: string) => boolean | Promise<boolean>;
}

/** A field for one more tag, inside of a form or not: Enter adds it. */
export const TagEntry = ({ known, isBusy = false, onAdd }: TagEntryProps) => {
  const t = useTexts(tagTexts);
  const [text, setText] = useState('');
  const ui = useTexts(uiTexts);
  const { place, cutAt } = useCut<HTMLDivElement>();
  const id = useId();
  const isBlank = text.trim() === '';
  const add = async () => {
    if (!isBlank && !isBusy && (await onAdd(text.trim()))) setText('');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  };
  return (
    <div ref={place} className="flex min-w-0 flex-wrap gap-2">
      <input
        aria-label={t.newTag}
        placeholder={t.newTag}
        list={id}
        value={text}
        maxLength={MAX_TAG}
        // What was typed meanwhile would go with what is added.
        readOnly={isBusy}
        autoComplete="off"
        onKeyDown={press}
        onChange={(event) => setText(event.currentTarget.value)}
        className={`${controlStyle} flex-1 basis-48 sm:max-w-52`}
      />
      <datalist id={id}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <AddButton onClick={() => void add()} disabled={isBusy || isBlank}>
        {t.addTag}
      </AddButton>
      <p role="status" className="basis-full text-sm text-muted empty:hidden">
        {cutAt !== null && ui.cut(cutAt)}
      </p>
    </div>
  );
};
