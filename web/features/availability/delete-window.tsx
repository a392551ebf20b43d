import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { availabilityTexts } from './texts.ts';
import type { AvailabilityRoom } from './use-availability.ts';
import { useWindowName } from './use-window-name.ts';

interface DeleteWindowProps {
  readonly window: AvailabilityWindow;
  readonly room: Pick<AvailabilityRoom, 'remove'>;
  readonly onClose: () => void;
}

export const DeleteWindow = ({ window, room, onClose }: DeleteWindowProps) => {
  const t = useTexts(availabilityTexts);
  const { name } = useWindowName(window);
  return (
    <ConfirmDialog
      title={t.deleteTitle}
      onConfirm={() => room.remove(window.availabilityId)}
      doneText={t.deleted}
      onClose={onClose}
      errorText={(error) => errorText(error, t.deleteFailed)}
    >
      {t.deleteText(name)}
    </ConfirmDialog>
  );
};
