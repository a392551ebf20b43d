import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import type { FaqEntry } from '../../../../shared/schemas/faq.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useCan } from '../../session/use-me.ts';
import { faqTexts } from './texts.ts';

interface FaqRowProps {
  readonly entry: FaqEntry;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onMove: (by: -1 | 1) => void;
}

const Actions = ({ entry: { question }, isFirst, isLast, onEdit, onRemove, onMove }: FaqRowProps) => {
  const t = useTexts(faqTexts);
  return (
    <div className="flex shrink-0">
      <IconButton
        label={t.up(question)}
        icon={<ArrowUp aria-hidden="true" />}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={t.down(question)}
        icon={<ArrowDown aria-hidden="true" />}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton label={t.edit(question)} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
      <IconButton label={t.remove(question)} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />
    </div>
  );
};

/** A question with its answer, and what can be done with it. */
export const FaqRow = (props: FaqRowProps) => {
  const t = useTexts(faqTexts);
  const { question, answer, topic, isShown } = props.entry;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line p-5">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-base font-semibold wrap-anywhere">{question}</h2>
          {topic && <Badge>{t.topics[topic]}</Badge>}
          {!isShown && <Badge tone="warn">{t.hidden}</Badge>}
        </div>
        <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line text-muted">{answer}</p>
      </div>
      {useCan('admin') && <Actions {...props} />}
    </li>
  );
};
