import { useField } from 'formik';
import { X } from 'lucide-react';
import { distinctTags, MAX_TAGS } from '../../shared/domain/tags.ts';
import { useTexts } from '../i18n/texts.ts';
import { TagEntry } from './tag-entry.tsx';
import { tagTexts } from './tag-texts.ts';

interface TagsFieldProps {
  readonly name: string;
  readonly label: string;
  /** Tags to choose from. */
  readonly known: readonly string[];
}

/** The tags of a record in a Formik form. */
export const TagsField = ({ name, label, known }: TagsFieldProps) => {
  const t = useTexts(tagTexts);
  const [{ value: tags }, , { setValue }] = useField<readonly string[]>(name);
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">{label}</legend>
      {tags.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex min-h-11 max-w-full items-center rounded-full border border-line pl-3 text-sm"
            >
              <span className="min-w-0 break-words">{tag}</span>
              <button
                type="button"
                aria-label={t.removeTag(tag)}
                onClick={() => void setValue(tags.filter((one) => one !== tag))}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-hover hover:text-ink"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {tags.length < MAX_TAGS ? (
        <TagEntry
          known={known.filter((tag) => !tags.includes(tag))}
          onAdd={async (tag) => {
            await setValue(distinctTags([...tags, tag]));
            return true;
          }}
        />
      ) : (
        <p className="text-muted">{t.fullTags(MAX_TAGS)}</p>
      )}
    </fieldset>
  );
};
