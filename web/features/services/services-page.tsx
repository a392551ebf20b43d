import { Tag } from 'lucide-react';
import type { Service } from '../../../shared/schemas/service.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { UnreadLists } from '../session/unread-lists.tsx';
import { useCan } from '../session/use-me.ts';
import { ServiceCard } from './service-card.tsx';
import { ServiceDrawer } from './service-drawer.tsx';
import { serviceTexts } from './texts.ts';
import { type ServicesResource, useServices } from './use-services.ts';

type Opened =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly service: Service }
  | { readonly kind: 'delete'; readonly service: Service };

interface OpenedProps {
  readonly resource: ServicesResource;
  readonly open: (opened: Opened) => void;
}

const Content = ({ resource, open }: OpenedProps) => {
  const t = useTexts(serviceTexts);
  const canWrite = useCan('staff');
  const { services, error, isValidating, retry } = resource;
  if (!services && error)
    return (
      <Card flush>
        <ErrorState message={errorText(error, t.loadFailed)} onRetry={retry} busy={isValidating} />
      </Card>
    );
  if (!services) return <SkeletonCards />;
  if (services.length === 0)
    return (
      <Card flush>
        <EmptyState
          icon={<Tag />}
          text={canWrite ? t.empty : t.emptyReadOnly}
          hint={t.emptyHint}
          action={
            canWrite && (
              <AddButton variant="primary" onClick={() => open({ kind: 'create' })}>
                {t.newService}
              </AddButton>
            )
          }
        />
      </Card>
    );
  return (
    <ul aria-label={t.list} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {services.map((service) => (
        <li key={service.serviceId} className="min-w-0">
          <ServiceCard
            service={service}
            onEdit={() => open({ kind: 'edit', service })}
            onDelete={() => open({ kind: 'delete', service })}
          />
        </li>
      ))}
    </ul>
  );
};

const DeleteService = ({
  service,
  resource,
  onClose,
}: {
  service: Service;
  resource: ServicesResource;
  onClose: () => void;
}) => {
  const t = useTexts(serviceTexts);
  return (
    <ConfirmDialog
      title={t.deleteTitle}
      onConfirm={() => resource.remove(service.serviceId)}
      doneText={t.deleted}
      onClose={onClose}
      errorText={(error) => errorText(error, t.deleteFailed)}
    >
      {t.deleteText(service.name)}
    </ConfirmDialog>
  );
};

export const ServicesPage = () => {
  const t = useTexts(serviceTexts);
  const resource = useServices();
  const canWrite = useCan('staff');
  const { opened, open, close } = useOpened<Opened>();
  const active = resource.services?.filter((service) => service.active).length ?? 0;
  return (
    <>
      <PageHeader
        title={t.title}
        description={resource.services ? t.activeCount(active, resource.services.length) : null}
        actions={
          canWrite && (
            <AddButton variant="primary" onClick={() => open({ kind: 'create' })}>
              {t.newService}
            </AddButton>
          )
        }
      />
      <UnreadLists of={['calendars']} className="mb-4" />
      <Content resource={resource} open={open} />
      {opened?.kind === 'create' && <ServiceDrawer resource={resource} onClose={close} />}
      {opened?.kind === 'edit' && (
        <ServiceDrawer service={opened.service} resource={resource} onClose={close} />
      )}
      {opened?.kind === 'delete' && (
        <DeleteService service={opened.service} resource={resource} onClose={close} />
      )}
    </>
  );
};
