import type { Site } from '../../../shared/schemas/site.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { CodeBlock } from './code-block.tsx';
import { previewConfig } from './preview-config.ts';
import { shareTexts } from './share-texts.ts';
import type { EditedSite } from './site-form.ts';
import { usePublicConfig } from './use-site.ts';

/** The public config as it would be, live from the form. */
export const JsonPreview = ({ site, edited }: { site: Site; edited: EditedSite }) => {
  const t = useTexts(shareTexts).json;
  const { data, error, isValidating, mutate } = usePublicConfig(site);
  const json = data && JSON.stringify(previewConfig(data, edited), null, 2);
  return (
    <Card title={t.title} aside={json && <CopyButton text={json} what={t.name} />}>
      <p className="mb-4 max-w-prose text-muted">{t.intro}</p>
      {json && <CodeBlock name={t.name} text={json} />}
      {!json && error && (
        <ErrorState message={errorText(error, t.failed)} onRetry={() => void mutate()} busy={isValidating} />
      )}
      {!json && !error && <SkeletonRows rows={8} />}
    </Card>
  );
};
