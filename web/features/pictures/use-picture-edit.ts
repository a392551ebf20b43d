import { useState } from 'react';
import { LANGUAGES, type Language } from '../../../shared/domain/language.ts';
import type { PicturePlace } from '../../../shared/domain/pictures.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { type TranslationValues, translationsOf, translationValues } from '../../lib/translation-values.ts';
import { useAction } from '../../lib/use-action.ts';
import { PICTURE_SHAPES } from './picture-shapes.ts';
import { pictureTexts } from './picture-texts.ts';
import { type Shrunk, shrinkPicture, type Unusable } from './shrink-picture.ts';
import { usePicture } from './use-pictures.ts';

const TRANSLATED = ['alt'] as const;

/**
 * What somebody is doing about a place's picture. What was chosen stays until it is saved, so a failure can be tried
 * again.
 */
export const usePictureEdit = (place: PicturePlace, suggestedAlt: string) => {
  const t = useTexts(pictureTexts);
  const resource = usePicture(place);
  const { picture } = resource;
  const [chosen, setChosen] = useState<Shrunk | null>(null);
  const [unusable, setUnusable] = useState<Unusable | null>(null);
  const [typedAlt, setAlt] = useState<string | null>(null);
  const [typedElsewhere, setElsewhere] = useState<TranslationValues<'alt'> | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const { busy, failure, run } = useAction<'prepare' | 'save' | 'remove'>();
  const alt = typedAlt ?? picture?.alt ?? suggestedAlt;
  const kept = translationValues(TRANSLATED, picture?.translations);
  const elsewhere = typedElsewhere ?? kept;
  const isTextNew =
    alt.trim() !== picture?.alt || LANGUAGES.some((one) => elsewhere[one].alt.trim() !== kept[one].alt);
  const shape = PICTURE_SHAPES[place.kind];

  const choose = (file: File) =>
    run('prepare', async () => {
      setDone(null);
      const shrunk = await shrinkPicture(file, shape);
      setUnusable(typeof shrunk === 'string' ? shrunk : null);
      setChosen(typeof shrunk === 'string' ? null : shrunk);
    });
  const settle = (text: string) => {
    setChosen(null);
    setAlt(null);
    setElsewhere(null);
    setDone(text);
  };
  const save = async () => {
    setDone(null);
    const texts = { alt: alt.trim(), translations: translationsOf(elsewhere) };
    if (await run('save', () => resource.save(chosen, texts))) settle(t.saved);
  };
  const remove = async () => {
    setDone(null);
    if (await run('remove', resource.remove)) settle(t.removed);
  };
  const problem: Readonly<Record<Unusable, string>> = {
    not_a_picture: t.notAPicture,
    too_small: t.tooSmall(shape.least),
    too_heavy: t.tooHeavy,
  };
  return {
    ...resource,
    chosen,
    alt,
    setAlt,
    elsewhere,
    setAltIn: (language: Language, text: string) => setElsewhere({ ...elsewhere, [language]: { alt: text } }),
    done,
    busy,
    failure: unusable ? problem[unusable] : failure === null ? null : errorText(failure, t.saveFailed),
    canSave: alt.trim() !== '' && (chosen !== null || (picture !== undefined && isTextNew)),
    choose,
    save,
    remove,
  };
};
