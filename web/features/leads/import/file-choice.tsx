import { useId } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { controlStyle } from '../../../ui/control-style.ts';
import { importTexts } from './import-texts.ts';

/** The field in which a file is chosen. */
export const FileChoice = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const t = useTexts(importTexts);
  const id = useId();
  return (
    <div className="flex max-w-xl flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t.choose}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,text/csv"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen once more.
          target.value = '';
        }}
        className={controlStyle}
      />
      <p id={`${id}-hint`} className="text-muted">
        {t.chooseHint}
      </p>
    </div>
  );
};
