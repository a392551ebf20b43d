import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { MAX_FAQ } from '../../../../shared/domain/faq.ts';
import type { FaqEntry } from '../../../../shared/schemas/faq.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { areRead } from '../../../lib/are-read.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { AddButton } from '../../../ui/add-button.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { NotRead } from '../../session/not-read.tsx';
import { useCan } from '../../session/use-me.ts';
import { moving, removing } from './faq-changes.ts';
import { FaqDrawer } from './faq-drawer.tsx';
import { FaqRow } from './faq-row.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { Scenarios } from './scenarios.tsx';
import { faqTexts } from './texts.ts';
import { type FaqResource, useFaq } from './use-faq.ts';
import { useOpenQuestions } from './use-open-questions.ts';
import { useScenarios } from './use-scenarios.ts';

type Opened =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly entry: FaqEntry }
  | { readonly kind: 'remove'; readonly entry: FaqEntry };

interface ListProps {
  readonly resource: FaqResource;
  readonly open: (opened: Opened) => void;
}

const Entries = ({ entries, resource, open }: ListProps & { readonly entries: readonly FaqEntry[] }) => {
  const t = useTexts(faqTexts);
  const [failure, setFailure] = useState<string | null>(null);
  const move = async (id: string, by: -1 | 1) => {
    setFailure(null);
    try {
      await resource.change(moving(id, by));
    } catch (error) {
      setFailure(errorText(error, t.orderFailed));
    }
  };
  return (
    <>
      {failure !== null && <Alert>{failure}</Alert>}
      <ul aria-label={t.list} className="*:first:border-t-0">
        {entries.map((entry, place) => (
          <FaqRow
            key={entry.id}
            entry={entry}
            isFirst={place === 0}
            isLast={place === entries.length - 1}
            onEdit={() => open({ kind: 'edit', entry })}
            onRemove={() => open({ kind: 'remove', entry })}
            onMove={(by) => move(entry.id, by)}
          />
        ))}
      </ul>
    </>
  );
};

const Content = ({ resource, open }: ListProps) => {
  const t = useTexts(faqTexts);
  const { entries, isMissing } = resource;
  if (isMissing)
    return (
      <EmptyState
        icon={<CircleQuestionMark />}
        text={t.noSite}
        action={<TextLink to="/dashboard/site">{t.toSite}</TextLink>}
      />
    );
  if (!entries) return <NotRead reading={resource} failed={t.loadFailed} rows={4} />;
  if (entries.length === 0)
    return <EmptyState icon={<CircleQuestionMark />} text={t.empty} hint={t.emptyHint} />;
  return <Entries entries={entries} resource={resource} open={open} />;
};

const AddEntry = ({ entries, onClick }: Pick<FaqResource, 'entries'> & { readonly onClick: () => void }) => {
  const t = useTexts(faqTexts);
  if (entries && entries.length >= MAX_FAQ) return <p className="text-muted">{t.full(MAX_FAQ)}</p>;
  return (
    <AddButton variant="primary" onClick={onClick} disabled={!entries}>
      {t.add}
    </AddButton>
  );
};

/** What asks for an answer, the entries, and what is to be answered otherwise: all at once, so that nothing moves. */
const Sections = (props: ListProps) => {
  const { resource } = props;
  const questions = useOpenQuestions();
  const scenarios = useScenarios();
  const isRead = areRead([
    { data: resource.entries, error: resource.error },
    { data: questions.questions, error: questions.error },
    { data: scenarios.scenarios, error: scenarios.error },
  ]);
  if (!isRead)
    return (
      <Card flush>
        <SkeletonRows rows={8} />
      </Card>
    );
  return (
    <>
      <OpenQuestions faq={resource} resource={questions} />
      <Card flush>
        <Content {...props} />
      </Card>
      <Scenarios resource={scenarios} />
    </>
  );
};

/** The questions that visitors ask, with the business's answers. */
export const FaqPage = () => {
  const t = useTexts(faqTexts);
  const resource = useFaq();
  const canEdit = useCan('admin');
  const { opened, open, close } = useOpened<Opened>();
  const { entries, change } = resource;
  return (
    <>
      <PageHeader
        title={t.title}
        description={t.description}
        actions={
          canEdit &&
          !resource.isMissing && <AddEntry entries={entries} onClick={() => open({ kind: 'create' })} />
        }
      />
      {resource.isMissing ? (
        <Card flush>
          <Content resource={resource} open={open} />
        </Card>
      ) : (
        <Sections resource={resource} open={open} />
      )}
      {opened?.kind === 'create' && <FaqDrawer change={change} onClose={close} />}
      {opened?.kind === 'edit' && <FaqDrawer entry={opened.entry} change={change} onClose={close} />}
      {opened?.kind === 'remove' && (
        <ConfirmDialog
          title={t.removeTitle}
          onConfirm={() => change(removing(opened.entry.id))}
          doneText={t.removed}
          onClose={close}
          errorText={(error) => errorText(error, t.removeFailed)}
        >
          {t.removeText(opened.entry.question)}
        </ConfirmDialog>
      )}
    </>
  );
};
