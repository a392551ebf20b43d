import { RotateCw } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { leadTexts } from './texts.ts';
import type { LeadsResource } from './use-leads.ts';

/** Reloads the leads; the page shows a failure. */
export const RefreshLeads = ({ resource }: { resource: Pick<LeadsResource, 'reread'> }) => {
  const t = useTexts(leadTexts);
  const { busy, run } = useAction<'reread'>();
  return (
    <Button onClick={() => run('reread', resource.reread)} busy={busy !== null}>
      {!busy && <RotateCw aria-hidden="true" className="size-4" />}
      {busy ? t.refreshing : t.refresh}
    </Button>
  );
};
