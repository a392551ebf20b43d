import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { availabilityTexts } from './texts.ts';
import type { AvailabilityResource } from './use-availability.ts';

interface RegenerateButtonProps {
  readonly resource: Pick<AvailabilityResource, 'regenerate'>;
  readonly onError: (message: string | null) => void;
}

/** Regenerates the free slots up to the horizon and shows how many were added and removed. */
export const RegenerateButton = ({ resource, onError }: RegenerateButtonProps) => {
  const t = useTexts(availabilityTexts);
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    onError(null);
    try {
      const { created, removed, kept } = await resource.regenerate();
      toast(t.regenerated(created, removed, kept));
    } catch (thrown) {
      onError(errorText(thrown, t.regenerateFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button onClick={run} busy={busy}>
      {!busy && <RotateCw aria-hidden="true" className="size-4" />}
      {busy ? t.regenerating : t.regenerate}
    </Button>
  );
};
