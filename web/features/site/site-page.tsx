import { ExternalLink } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { useMe } from '../session/use-me.ts';
import { Activation } from './activation.tsx';
import { SiteEditor } from './site-editor.tsx';
import { siteTexts } from './texts.ts';
import { type SiteResource, useSite } from './use-site.ts';

const OpenSite = () => {
  const t = useTexts(siteTexts);
  const { siteLinks } = useMe();
  if (!siteLinks) return null;
  return (
    <a href={siteLinks.previewUrl} target="_blank" rel="noreferrer" className={buttonStyle('secondary')}>
      <ExternalLink aria-hidden="true" className="size-4" />
      {t.open}
      <span className="sr-only"> {t.opensNewTab}</span>
    </a>
  );
};

const fieldHeights = ['h-11', 'h-12', 'h-24', 'h-10', 'h-28'];

/** The form and the chat beside it, before they are there. */
const Loading = () => {
  const t = useTexts(uiTexts);
  return (
    <div role="status" className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_25rem]">
      <span className="sr-only">{t.loading}</span>
      <Card>
        {fieldHeights.map((height) => (
          <div key={height} className="mb-5">
            <Skeleton className="mb-2 h-4 w-32" />
            <Skeleton className={`${height} w-full`} />
          </div>
        ))}
      </Card>
      <Card>
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="mt-6 h-16 w-4/5" />
        <Skeleton className="mt-72 h-11 w-full" />
      </Card>
    </div>
  );
};

const Content = ({ resource }: { resource: SiteResource }) => {
  const t = useTexts(siteTexts);
  const { site, isMissing, error, isValidating, mutate } = resource;
  if (isMissing) return <Activation resource={resource} />;
  if (site) return <SiteEditor site={site} resource={resource} />;
  if (!error) return <Loading />;
  return (
    <Card flush>
      <ErrorState
        message={errorText(error, t.loadFailed)}
        onRetry={() => void mutate()}
        busy={isValidating}
      />
    </Card>
  );
};

/** The business's public page: activation, then form, links, widget, demo chat and preview. */
export const SitePage = () => {
  const t = useTexts(siteTexts);
  const resource = useSite();
  return (
    <>
      <PageHeader title={t.title} description={t.description} actions={resource.site && <OpenSite />} />
      <Content resource={resource} />
    </>
  );
};
