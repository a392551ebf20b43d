import { Link, useSearchParams } from 'react-router-dom';
import type { Lead } from '../../../shared/schemas/lead.ts';
import { useTexts } from '../../i18n/texts.ts';
import { tagTexts } from '../../ui/tag-texts.ts';
import { workTexts } from './work-texts.ts';

/** The tags of a lead in a list: each leads to the others that have it. */
export const LeadTags = ({ lead: { tags = [] } }: { readonly lead: Lead }) => {
  const t = useTexts(workTexts);
  const words = useTexts(tagTexts);
  const [params] = useSearchParams();
  if (tags.length === 0) return null;
  const view = params.get('view');
  const only = (tag: string) => `?${new URLSearchParams({ ...(view ? { view } : {}), tag })}`;
  return (
    <ul aria-label={words.tags} className="flex flex-wrap gap-x-1.5 font-normal">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Link
            to={only(tag)}
            aria-label={t.showTag(tag)}
            className="group inline-flex min-h-11 max-w-full pointer-fine:min-h-7 items-center"
          >
            <span className="max-w-full rounded-full bg-hover px-2.5 py-0.5 text-xs font-semibold break-words text-muted group-hover:text-ink">
              {tag}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
