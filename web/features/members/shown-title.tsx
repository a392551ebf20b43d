import { inLanguage } from '../../../shared/domain/translations.ts';
import type { Person } from '../../../shared/schemas/person.ts';
import { useLanguage } from '../../i18n/language.tsx';

interface ShownTitleProps {
  readonly of: Pick<Person, 'title' | 'translations'>;
}

/** Somebody's title in the reader's language; as it was first written where it has no translation. */
export const ShownTitle = ({ of }: ShownTitleProps) => {
  const { title } = inLanguage(of, useLanguage());
  return title === null ? null : <span className="block text-muted break-words">{title}</span>;
};
