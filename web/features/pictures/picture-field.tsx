import type { KeyboardEvent } from 'react';
import { MAX } from '../../../shared/domain/limits.ts';
import type { PicturePlace } from '../../../shared/domain/pictures.ts';
import { inLanguage } from '../../../shared/domain/translations.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { translatedLanguages } from '../../lib/translation-values.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { controlStyle } from '../../ui/control-style.ts';
import { Field } from '../../ui/field.tsx';
import { useMe } from '../session/use-me.ts';
import { FileChoice } from './file-choice.tsx';
import { pictureTexts } from './picture-texts.ts';
import { usePictureEdit } from './use-picture-edit.ts';

interface PictureFieldProps {
  readonly place: PicturePlace;
  /** Text to begin with, such as a name. */
  readonly suggestedAlt: string;
}

type Edit = ReturnType<typeof usePictureEdit>;

const FRAMES: Readonly<Record<PicturePlace['kind'], string>> = {
  logo: 'size-24 rounded-control object-contain',
  cover: 'aspect-[1600/838] w-full max-w-80 rounded-control object-cover',
  person: 'size-24 rounded-full object-cover',
  service: 'aspect-video w-full max-w-56 rounded-control object-cover',
};

const Shown = ({ edit, kind }: { edit: Edit; kind: PicturePlace['kind'] }) => {
  const t = useTexts(pictureTexts);
  const language = useLanguage();
  const { chosen, picture } = edit;
  const frame = classNames(FRAMES[kind], 'border border-line bg-bg');
  if (chosen) return <img src={chosen.preview} alt={t.preview} className={frame} />;
  if (picture)
    return (
      <img
        src={picture.url}
        alt={inLanguage(picture, language).alt}
        width={picture.width}
        height={picture.height}
        className={frame}
      />
    );
  return (
    <span className={classNames(frame, 'grid place-items-center p-2 text-center text-sm text-muted')}>
      {t.none}
    </span>
  );
};

/** It may stand in another form, which Enter would send. */
const notSending = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};

interface AltFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly isRequired?: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (text: string) => void;
}

const AltField = ({ label, hint, value, isRequired = false, isDisabled, onChange }: AltFieldProps) => (
  <Field {...(isRequired ? { required: true } : { optional: true })} label={label} hint={hint}>
    {(control) => (
      <input
        {...control}
        className={controlStyle}
        value={value}
        maxLength={MAX.alt}
        autoComplete="off"
        disabled={isDisabled}
        onKeyDown={notSending}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);

/** What the picture shows, and the same once more for each other language. */
const AltFields = ({ edit }: { edit: Edit }) => {
  const t = useTexts(pictureTexts);
  const { tenant } = useMe();
  const isDisabled = edit.busy !== null;
  return (
    <>
      <AltField
        label={t.alt}
        hint={t.altHint}
        value={edit.alt}
        isDisabled={isDisabled}
        onChange={edit.setAlt}
        isRequired
      />
      {translatedLanguages(edit.elsewhere, tenant.language).map((language) => (
        <AltField
          key={language}
          label={t.altIn[language]}
          hint={t.altInHint[language]}
          isDisabled={isDisabled}
          value={edit.elsewhere[language].alt}
          onChange={(text) => edit.setAltIn(language, text)}
        />
      ))}
    </>
  );
};

const Buttons = ({ edit }: { edit: Edit }) => {
  const t = useTexts(pictureTexts);
  const { busy, chosen, picture, canSave } = edit;
  const label = chosen ? t.save : t.saveText;
  return (
    <div className="flex flex-wrap gap-2">
      {(chosen || canSave) && (
        <Button
          variant="primary"
          busy={busy === 'save'}
          disabled={!canSave || busy !== null}
          onClick={() => void edit.save()}
        >
          {busy === 'save' ? t.saving : label}
        </Button>
      )}
      {picture && !chosen && (
        <Button busy={busy === 'remove'} disabled={busy !== null} onClick={() => void edit.remove()}>
          {busy === 'remove' ? t.removing : t.remove}
        </Button>
      )}
    </div>
  );
};

/**
 * One place's picture: what it is now, another one to choose or drop, its text, and removal. It is saved by itself,
 * apart from a form that it stands in.
 */
export const PictureField = ({ place, suggestedAlt }: PictureFieldProps) => {
  const t = useTexts(pictureTexts);
  const edit = usePictureEdit(place, suggestedAlt);
  const name = t.names[place.kind];
  if (edit.error && !edit.isLoaded) return <Alert>{errorText(edit.error, t.loadFailed)}</Alert>;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 font-semibold">{name}</legend>
      <div className="flex flex-wrap items-start gap-4">
        <Shown edit={edit} kind={place.kind} />
        <div className="min-w-56 flex-1">
          <FileChoice
            name={name}
            isDisabled={!edit.isLoaded || edit.busy !== null}
            onFile={(file) => void edit.choose(file)}
          />
        </div>
      </div>
      {(edit.chosen || edit.picture) && <AltFields edit={edit} />}
      {edit.failure !== null && <Alert>{edit.failure}</Alert>}
      <p role="status" className="text-sm font-medium text-muted empty:hidden">
        {edit.busy === 'prepare' ? t.preparing : edit.done}
      </p>
      <Buttons edit={edit} />
    </fieldset>
  );
};
