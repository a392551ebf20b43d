import { Plus, Tag } from 'lucide-react';
import { useState } from 'react';
import type { Service } from '../../../shared/schemas/service.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { useCan } from '../session/use-me.ts';
import { ServiceCard } from './service-card.tsx';
import { ServiceDrawer } from './service-drawer.tsx';
import { serviceTexts } from './texts.ts';
import { type ServicesRoom, useServices } from './use-services.ts';

type Opened =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly service: Service }
  | { readonly kind: 'delete'; readonly service: Service };

interface OpenedProps {
  readonly room: ServicesRoom;
  readonly open: (opened: Opened | null) => void;
}

const NewServiceButton = ({ onClick }: { onClick: () => void }) => {
  const t = useTexts(serviceTexts);
  return (
    <Button variant="primary" onClick={onClick}>
      <Plus aria-hidden="true" className="size-4" />
      {t.newService}
    </Button>
  );
};

const Content = ({ room, open }: OpenedProps) => {
  const t = useTexts(serviceTexts);
  const canWrite = useCan('staff');
  const { services, error, isValidating, retry } = room;
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
          action={canWrite && <NewServiceButton onClick={() => open({ kind: 'create' })} />}
        />
      </Card>
    );
  return (
    <ul aria-label={t.list} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
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
  room,
  onClose,
}: {
  service: Service;
  room: ServicesRoom;
  onClose: () => void;
}) => {
  const t = useTexts(serviceTexts);
  return (
    <ConfirmDialog
      title={t.deleteTitle}
      onConfirm={() => room.remove(service.serviceId)}
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
  const room = useServices();
  const canWrite = useCan('staff');
  const [opened, open] = useState<Opened | null>(null);
  const close = () => open(null);
  const active = room.services?.filter((service) => service.active).length ?? 0;
  return (
    <>
      <PageHeader
        title={t.title}
        description={room.services && t.activeCount(active, room.services.length)}
        actions={canWrite && <NewServiceButton onClick={() => open({ kind: 'create' })} />}
      />
      <Content room={room} open={open} />
      {opened?.kind === 'create' && <ServiceDrawer room={room} onClose={close} />}
      {opened?.kind === 'edit' && <ServiceDrawer service={opened.service} room={room} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteService service={opened.service} room={room} onClose={close} />}
    </>
  );
};
