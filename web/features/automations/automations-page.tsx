import type { Automation } from '../../../shared/schemas/automation.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { NotRead } from '../session/not-read.tsx';
import { useCan } from '../session/use-me.ts';
import { AutomationDrawer } from './automation-drawer.tsx';
import { AutomationRow } from './automation-row.tsx';
import { automationTexts } from './texts.ts';
import { type AutomationsResource, useAutomations } from './use-automations.ts';

interface Opened {
  readonly action: 'edit' | 'reset';
  readonly automation: Automation;
}

interface ListProps {
  readonly resource: AutomationsResource;
  readonly open: (opened: Opened) => void;
}

const List = ({ resource, open }: ListProps) => {
  const { list } = resource;
  const t = useTexts(automationTexts);
  if (!list) return <NotRead reading={resource} failed={t.loadFailed} rows={8} />;
  return (
    <ul aria-label={t.title} className="*:first:border-t-0">
      {list.automations.map((automation) => (
        <AutomationRow
          key={automation.kind}
          automation={automation}
          canEdit={list.canEdit}
          onEdit={() => open({ action: 'edit', automation })}
          onReset={() => open({ action: 'reset', automation })}
        />
      ))}
    </ul>
  );
};

const Messages = () => {
  const t = useTexts(automationTexts);
  const resource = useAutomations();
  const { opened, open, close } = useOpened<Opened>();
  return (
    <>
      {resource.list?.canEdit === false && (
        <div className="mb-4">
          <Alert tone="info">
            {t.basic} <TextLink to="/dashboard/settings/billing">{t.seePlans}</TextLink>
          </Alert>
        </div>
      )}
      <Card flush>
        <List resource={resource} open={open} />
      </Card>
      {opened?.action === 'edit' && (
        <AutomationDrawer automation={opened.automation} resource={resource} onClose={close} />
      )}
      {opened?.action === 'reset' && (
        <ConfirmDialog
          title={t.resetTitle}
          onConfirm={() => resource.reset(opened.automation)}
          confirmLabel={t.reset}
          busyLabel={t.resetting}
          doneText={t.resetDone}
          onClose={close}
          errorText={(error) => errorText(error, t.resetFailed)}
        >
          {t.resetText(t.kinds[opened.automation.kind].name)}
        </ConfirmDialog>
      )}
    </>
  );
};

/** Which messages go to visitors and leads, and in whose words. */
export const AutomationsPage = () => {
  const t = useTexts(automationTexts);
  const canRead = useCan('admin');
  return (
    <>
      <PageHeader title={t.title} description={t.description} />
      {canRead ? <Messages /> : <Alert tone="info">{t.admins}</Alert>}
    </>
  );
};
