import { Clock } from 'lucide-react';
import { useState } from 'react';
import { zoneName } from '../../../shared/domain/zone-name.ts';
import type { Availability, AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { areRead } from '../../lib/are-read.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { UnreadLists } from '../session/unread-lists.tsx';
import { useApi } from '../session/use-api.ts';
import { useCan, useMe } from '../session/use-me.ts';
import { ClosuresCard } from './closures/closures-card.tsx';
import { useClosures } from './closures/use-closures.ts';
import { DatedHoursCard } from './dated/dated-hours-card.tsx';
import { DeleteWindow } from './delete-window.tsx';
import { HoursCard } from './hours/hours-card.tsx';
import { RegenerateButton } from './regenerate-button.tsx';
import { sortedWindows } from './sorted-windows.ts';
import { availabilityTexts } from './texts.ts';
import { type AvailabilityResource, useAvailability } from './use-availability.ts';
import { usePeopleCalendars } from './use-people-calendars.ts';
import { WindowCard } from './window-card.tsx';
import { WindowDrawer } from './window-drawer.tsx';

type Opened =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly window: AvailabilityWindow }
  | { readonly kind: 'delete'; readonly window: AvailabilityWindow };

/** The zone, and when times are made again: as high before that is read. */
const Times = ({ availability }: { availability: Availability | undefined }) => {
  const t = useTexts(availabilityTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const { timezone, nextRefreshAt } = availability ?? { timezone: tenant.timezone, nextRefreshAt: null };
  const refresh =
    nextRefreshAt === null
      ? t.noRefresh
      : t.nextRefresh(formatInstant(nextRefreshAt, 'dateTime', language, timezone));
  return (
    <>
      {t.timezoneIs(zoneName(timezone, language))}
      <br />
      {availability ? refresh : '\u00a0'}
    </>
  );
};

interface ContentProps {
  readonly resource: AvailabilityResource;
  readonly open: (opened: Opened) => void;
}

const Content = ({ resource, open }: ContentProps) => {
  const t = useTexts(availabilityTexts);
  const { calendarIds } = usePeopleCalendars();
  const canWrite = useCan('staff');
  const { availability, error, isValidating, retry } = resource;
  if (!availability && error)
    return (
      <Card flush>
        <ErrorState message={errorText(error, t.loadFailed)} onRetry={retry} busy={isValidating} />
      </Card>
    );
  if (!availability) return <SkeletonCards />;
  if (availability.windows.length === 0)
    return (
      <Card flush>
        <EmptyState
          icon={<Clock />}
          text={t.empty}
          hint={t.emptyHint}
          action={
            canWrite && (
              <AddButton variant="primary" onClick={() => open({ kind: 'create' })}>
                {t.newWindow}
              </AddButton>
            )
          }
        />
      </Card>
    );
  return (
    <ul aria-label={t.list} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {sortedWindows(availability.windows, calendarIds).map((window) => (
        <li key={window.availabilityId} className="min-w-0">
          <WindowCard
            window={window}
            onEdit={() => open({ kind: 'edit', window })}
            onDelete={() => open({ kind: 'delete', window })}
          />
        </li>
      ))}
    </ul>
  );
};

const OpenedPanel = ({
  opened,
  resource,
  onClose,
}: {
  opened: Opened;
  resource: AvailabilityResource;
  onClose: () => void;
}) => {
  const { tenant } = useMe();
  const timezone = resource.availability?.timezone ?? tenant.timezone;
  switch (opened.kind) {
    case 'create':
      return <WindowDrawer timezone={timezone} resource={resource} onClose={onClose} />;
    case 'edit':
      return (
        <WindowDrawer window={opened.window} timezone={timezone} resource={resource} onClose={onClose} />
      );
    case 'delete':
      return <DeleteWindow window={opened.window} resource={resource} onClose={onClose} />;
  }
};

/** The week's hours, closures, single dates, and the windows they are made of: all at once, so that nothing moves. */
const Sections = ({ resource, open }: ContentProps) => {
  const t = useTexts(availabilityTexts);
  const { availability, error } = resource;
  const canWrite = useCan('staff');
  const canEdit = usePeopleCalendars().isKnown && canWrite;
  const { closures, error: closuresError } = useClosures();
  const isRead = areRead([
    ...[
      { data: availability, error },
      { data: closures, error: closuresError },
    ],
    useApi('GET /v1/calendars'),
  ]);
  if (!isRead) return <SkeletonCards />;
  return (
    <>
      <UnreadLists of={['calendars']} className="mb-4" />
      {canEdit && availability && (
        <div className="mb-8">
          <HoursCard availability={availability} resource={resource} />
        </div>
      )}
      <ClosuresCard />
      {canEdit && availability && (
        <div className="mt-8">
          <DatedHoursCard availability={availability} resource={resource} />
        </div>
      )}
      <h2 className="mt-8 mb-4 text-lg font-semibold">{t.list}</h2>
      <Content resource={resource} open={open} />
    </>
  );
};

export const AvailabilityPage = () => {
  const t = useTexts(availabilityTexts);
  const resource = useAvailability();
  const canWrite = useCan('staff');
  const { opened, open, close } = useOpened<Opened>();
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <>
      <PageHeader
        title={t.title}
        description={<Times availability={resource.availability} />}
        actions={
          canWrite && (
            <>
              <RegenerateButton resource={resource} onError={setFailure} />
              <AddButton variant="primary" onClick={() => open({ kind: 'create' })}>
                {t.newWindow}
              </AddButton>
            </>
          )
        }
      />
      {failure !== null && (
        <div className="mb-4">
          <Alert>{failure}</Alert>
        </div>
      )}
      <Sections resource={resource} open={open} />
      {opened && <OpenedPanel opened={opened} resource={resource} onClose={close} />}
    </>
  );
};
