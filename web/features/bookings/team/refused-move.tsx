import { X } from 'lucide-react';
import { formatSpan } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useMe } from '../../session/use-me.ts';
import { teamTexts } from './team-texts.ts';
import type { Moves, Refusal } from './use-moves.ts';

interface RefusedMoveProps {
  readonly refusal: Refusal;
  readonly onMove: Moves['move'];
  readonly onClose: () => void;
}

/** Why a booking is as it was, and the free times that it can be moved to instead. */
export const RefusedMove = ({ refusal, onMove, onClose }: RefusedMoveProps) => {
  const t = useTexts(teamTexts);
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  const { booking, to, who, text, freeTimes } = refusal;
  return (
    <div className="flex items-start gap-2 px-4 pb-3">
      <div className="min-w-0 grow">
        <Alert>{text}</Alert>
        <div className="mt-2 flex flex-wrap gap-2">
          {freeTimes.map(({ startAt, endAt }) => (
            <Button
              key={startAt}
              onClick={() => void onMove(booking, { calendarId: to.calendarId, startAt, endAt }, who)}
              className="whitespace-normal"
            >
              {t.insteadAt(formatSpan(startAt, endAt, language, timezone))}
            </Button>
          ))}
        </div>
      </div>
      <IconButton label={t.dismiss} icon={<X aria-hidden="true" />} onClick={onClose} />
    </div>
  );
};
