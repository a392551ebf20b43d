import { Globe } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCan, useMe } from '../session/use-me.ts';
import { siteTexts } from './texts.ts';
import type { SiteResource } from './use-site.ts';

const useActivation = (create: SiteResource['create']) => {
  const t = useTexts(siteTexts).activation;
  const { tenant } = useMe();
  const toast = useToast();
  const { busy, failure, run } = useAction<'create'>();
  const activate = () =>
    run('create', async () => {
      if ((await create(tenant.name, t)) === 'created') toast(t.done);
    });
  return { activate, isBusy: busy !== null, failure };
};

/** The screen of a business without a site. */
export const Activation = ({ resource }: { resource: SiteResource }) => {
  const t = useTexts(siteTexts).activation;
  const canCreate = useCan('admin');
  const { activate, isBusy, failure } = useActivation(resource.create);
  return (
    <Card flush>
      <EmptyState
        icon={<Globe />}
        text={t.text}
        hint={canCreate ? t.hint : t.waitHint}
        action={
          canCreate && (
            <>
              <Button variant="primary" onClick={activate} busy={isBusy}>
                {isBusy ? t.creating : t.create}
              </Button>
              {failure !== null && <Alert>{errorText(failure, t.failed)}</Alert>}
            </>
          )
        }
      />
    </Card>
  );
};
