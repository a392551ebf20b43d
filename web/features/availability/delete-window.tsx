import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { StrandedDialog } from './stranded/stranded-dialog.tsx';
import { useStrandedGuard, WentBack } from './stranded/use-stranded-guard.ts';
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
  const { held, guard } = useStrandedGuard();
  const { availabilityId } = window;
  return (
    <ConfirmDialog
      title={t.deleteTitle}
      onConfirm={() => guard([{ window: { availabilityId } }], () => resource.remove(availabilityId))}
      question={held && <StrandedDialog held={held} />}
      doneText={t.deleted}
      onClose={onClose}
      errorText={(error) => (error instanceof WentBack ? null : errorText(error, t.deleteFailed))}
    >
      {t.deleteText(name)}
    </ConfirmDialog>
  );
};
