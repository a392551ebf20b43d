import { CalendarOff, Flag } from 'lucide-react';
import { useState } from 'react';
import type { Closure, ClosureMade, ListedClosure } from '../../../../shared/schemas/closure.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { AddButton } from '../../../ui/add-button.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AskToMove } from '../../placing/ask-to-move.tsx';
import { NotRead } from '../../session/not-read.tsx';
import { useCan } from '../../session/use-me.ts';
import { bookingsOn } from '../bookings-on.ts';
import { ClosureDrawer } from './closure-drawer.tsx';
import { ClosureRow } from './closure-row.tsx';
import { closureTexts } from './closure-texts.ts';
import { HolidaysDialog } from './holidays-dialog.tsx';
import { useClosureName } from './use-closure-name.ts';
import { type ClosuresResource, useClosures } from './use-closures.ts';

type Opened = 'create' | 'holidays' | Closure;

/** Rows shown before "show all". */
const FIRST = 10;

interface RowsProps {
  readonly closures: readonly ListedClosure[];
  readonly today: string;
  readonly onDelete: (closure: Closure) => void;
}

const Rows = ({ closures, today, onDelete }: RowsProps) => {
  const t = useTexts(closureTexts);
  const [isAll, setAll] = useState(false);
  const shown = isAll ? closures : closures.slice(0, FIRST);
  return (
    <>
      <ul aria-label={t.list}>
        {shown.map((closure) => (
          <ClosureRow
            key={closure.closureId}
            closure={closure}
            today={today}
            onDelete={() => onDelete(closure)}
          />
        ))}
      </ul>
      {shown.length < closures.length && (
        <div className="flex justify-end border-t border-line p-4">
          <Button onClick={() => setAll(true)}>{t.showAll(closures.length)}</Button>
        </div>
      )}
    </>
  );
};

const List = ({
  resource,
  onDelete,
}: {
  resource: ClosuresResource;
  onDelete: (closure: Closure) => void;
}) => {
  const t = useTexts(closureTexts);
  const { closures } = resource;
  if (!closures) return <NotRead reading={resource} failed={t.loadFailed} rows={3} />;
  if (closures.length === 0) return <EmptyState icon={<CalendarOff />} text={t.empty} hint={t.emptyHint} />;
  return <Rows closures={closures} today={resource.today} onDelete={onDelete} />;
};

const Affected = ({ made, count }: { made: ClosureMade; count: number }) => {
  const t = useTexts(closureTexts);
  if (count === 0) return null;
  return (
    <div className="px-5 pb-4">
      <Alert tone="warn">
        {t.affected(count)}{' '}
        <TextLink to={bookingsOn(made.from)} className="text-inherit">
          {t.seeBookings}
        </TextLink>
      </Alert>
      <p className="mt-3">
        <AskToMove closureId={made.closureId} />
      </p>
    </div>
  );
};

interface PanelProps {
  readonly opened: Opened;
  readonly resource: ClosuresResource;
  readonly onMade: (made: ClosureMade) => void;
  readonly onClose: () => void;
}

const Panel = ({ opened, resource, onMade, onClose }: PanelProps) => {
  const t = useTexts(closureTexts);
  const nameOf = useClosureName();
  if (opened === 'create') return <ClosureDrawer resource={resource} onMade={onMade} onClose={onClose} />;
  if (opened === 'holidays') return <HolidaysDialog resource={resource} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t.deleteTitle}
      onConfirm={() => resource.remove(opened.closureId)}
      doneText={t.deleted}
      onClose={onClose}
      errorText={(error) => errorText(error, t.deleteFailed)}
    >
      {t.deleteText(nameOf(opened).name)}
    </ConfirmDialog>
  );
};

/** Closures, which override the weekly hours: holidays, vacations, a member's day off. */
export const ClosuresCard = () => {
  const t = useTexts(closureTexts);
  const resource = useClosures();
  const canWrite = useCan('staff');
  const { opened, open, close } = useOpened<Opened>();
  const [made, setMade] = useState<ClosureMade | null>(null);
  return (
    <Card title={t.title} flush>
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-4 px-5 pb-5">
        <p className="max-w-prose text-muted">{t.intro}</p>
        {canWrite && (
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
            <Button onClick={() => open('holidays')} className="max-sm:whitespace-normal">
              <Flag aria-hidden="true" className="size-4 shrink-0" />
              {t.holidays}
            </Button>
            <AddButton onClick={() => open('create')}>{t.add}</AddButton>
          </div>
        )}
      </div>
      {made && <Affected made={made} count={resource.affectedNow(made)} />}
      <List resource={resource} onDelete={open} />
      {opened !== null && <Panel opened={opened} resource={resource} onMade={setMade} onClose={close} />}
    </Card>
  );
};
