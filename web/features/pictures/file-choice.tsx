import { ImagePlus } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { pictureTexts } from './picture-texts.ts';

interface FileChoiceProps {
  /** What the picture is of. */
  readonly name: string;
  readonly isDisabled: boolean;
  readonly onFile: (file: File) => void;
}

/** Where a file is chosen, or dropped. */
export const FileChoice = ({ name, isDisabled, onFile }: FileChoiceProps) => {
  const t = useTexts(pictureTexts);
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !isDisabled) onFile(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(!isDisabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'rounded-control border border-dashed p-3',
        isOver ? 'border-primary bg-soft' : 'border-line',
      )}
    >
      <input
        id={id}
        type="file"
        accept="image/*"
        disabled={isDisabled}
        className="peer sr-only"
        aria-label={t.choose(name)}
        onChange={({ target }) => {
          take(target.files);
          // The same file may be chosen again after a failure.
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={buttonStyle(
          'secondary',
          'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-primary peer-disabled:opacity-55',
        )}
      >
        <ImagePlus aria-hidden="true" className="size-4" />
        {t.chooseShort}
      </label>
      <p className="mt-2 text-sm text-muted">{t.drop}</p>
    </div>
  );
};
