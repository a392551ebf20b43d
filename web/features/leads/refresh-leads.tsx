import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { leadTexts } from './texts.ts';
import type { LeadsResource } from './use-leads.ts';

/** Reloads the leads; the page shows a failure. */
export const RefreshLeads = ({ resource }: { resource: Pick<LeadsResource, 'reread'> }) => {
  const t = useTexts(leadTexts);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await resource.reread();
    setBusy(false);
  };
  return (
    <Button onClick={run} busy={busy}>
      {!busy && <RotateCw aria-hidden="true" className="size-4" />}
      {busy ? t.refreshing : t.refresh}
    </Button>
  );
};
