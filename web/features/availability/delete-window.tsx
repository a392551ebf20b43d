import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { availabilityTexts } from './texts.ts';
import type { AvailabilityResource } from './use-availability.ts';
import { useWindowName } from './use-window-name.ts';

interface DeleteWindowProps {
  readonly window: AvailabilityWindow;
  readonly resource: Pick<AvailabilityResource, 'remove'>;
  readonly onClose: () => void;
}

export const DeleteWindow = ({ window, resource, onClose }: DeleteWindowProps) => {
  const t = useTexts(availabilityTexts);
  const { name } = useWindowName(window);
  return (
    <ConfirmDialog
      title={t.deleteTitle}
      onConfirm={() => resource.remove(window.availabilityId)}
      doneText={t.deleted}
      onClose={onClose}
      errorText={(error) => errorText(error, t.deleteFailed)}
    >
      {t.deleteText(name)}
    </ConfirmDialog>
  );
};
