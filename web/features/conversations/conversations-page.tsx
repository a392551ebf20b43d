import { ExternalLink, MessagesSquare } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { NotRead } from '../session/not-read.tsx';
import { useMe } from '../session/use-me.ts';
import { Inbox } from './inbox.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { conversationTexts } from './texts.ts';
import { Transcript } from './transcript.tsx';
import { type ConversationsResource, useConversations, useOpenedId } from './use-conversations.ts';
import { type InboxFilter, useInboxFilter } from './use-inbox-filter.ts';

const OpenSite = () => {
  const t = useTexts(conversationTexts);
  const { siteLinks } = useMe();
  if (!siteLinks) return null;
  return (
    <a href={siteLinks.previewUrl} target="_blank" rel="noreferrer" className={buttonStyle('primary')}>
      <ExternalLink aria-hidden="true" className="size-4" />
      {t.openSite}
      <span className="sr-only"> {t.newTab}</span>
    </a>
  );
};

interface ContentProps {
  readonly resource: ConversationsResource;
  readonly filter: InboxFilter;
  readonly openedId: string | null;
}

/** On wide screens the list beside the open conversation; on a phone one of the two. */
const Panes = ({ resource, filter, openedId }: ContentProps) => {
  const t = useTexts(conversationTexts);
  const known = [...new Set((resource.conversations ?? []).flatMap(({ tags }) => tags))];
  return (
    <div className="grid grid-cols-1 lg:h-[calc(100dvh-14rem-var(--alerts-height,0px))] lg:min-h-[26rem] lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div
        className={classNames(
          'min-h-0 min-w-0 lg:flex lg:flex-col lg:border-r lg:border-line',
          openedId !== null && 'max-lg:hidden',
        )}
      >
        <InboxFilters filter={filter} />
        <Inbox resource={resource} filter={filter} openedId={openedId} />
      </div>
      {openedId === null ? (
        <div className="hidden place-content-center lg:grid">
          <EmptyState icon={<MessagesSquare />} text={t.choose} />
        </div>
      ) : (
        <Transcript conversationId={openedId} knownTags={known} />
      )}
    </div>
  );
};

const Content = ({ resource, filter, openedId }: ContentProps) => {
  const t = useTexts(conversationTexts);
  const { conversations } = resource;
  const hasFailed = resource.error !== undefined;
  // What was sought may be why: it stays there to be changed.
  if (!conversations && !(hasFailed && filter.isFiltered))
    return <NotRead reading={resource} failed={t.loadFailed} rows={8} />;
  if (conversations?.length === 0 && openedId === null && !filter.isFiltered)
    return <EmptyState icon={<MessagesSquare />} text={t.empty} hint={t.emptyHint} action={<OpenSite />} />;
  return <Panes resource={resource} filter={filter} openedId={openedId} />;
};

export const ConversationsPage = () => {
  const t = useTexts(conversationTexts);
  const filter = useInboxFilter();
  const resource = useConversations(filter);
  return (
    <>
      <PageHeader title={t.title} description={t.description} actions={<SoundSwitch />} />
      <Card flush>
        <Content resource={resource} filter={filter} openedId={useOpenedId()} />
      </Card>
    </>
  );
};
