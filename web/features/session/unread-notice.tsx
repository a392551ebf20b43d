import { useTexts } from '../../i18n/texts.ts';
import { ActionAlert } from '../../ui/action-alert.tsx';
import { uiTexts } from '../../ui/texts.ts';
import type { Unread } from './unread.ts';

interface UnreadNoticeProps {
  readonly unread: Unread<string>;
  /** What could not be read, in words. */
  readonly text: string;
}

/** Says what could not be read, and reads it again. */
export const UnreadNotice = ({ unread: { isReading, retry }, text }: UnreadNoticeProps) => {
  const t = useTexts(uiTexts);
  return <ActionAlert text={text} label={t.retry} onClick={retry} busy={isReading} />;
};
