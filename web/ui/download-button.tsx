import { Download } from 'lucide-react';
import { useState } from 'react';
import { localeOf } from '../../shared/domain/language.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useTexts } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import { uiTexts } from './texts.ts';
import { useToast } from './toast.tsx';

interface DownloadButtonProps {
  readonly label: string;
  /** Downloads the file, reporting the bytes received. */
  readonly onDownload: (onBytes: (bytes: number) => void) => Promise<unknown>;
  /** Toast on success. */
  readonly doneText: string;
  /** Called with the error, or with null on a retry. */
  readonly onFailure: (error: unknown) => void;
  readonly disabled?: boolean;
}

/** Downloads a file and shows its progress. */
export const DownloadButton = ({
  label,
  onDownload,
  doneText,
  onFailure,
  disabled = false,
}: DownloadButtonProps) => {
  const t = useTexts(uiTexts);
  const language = useLanguage();
  const toast = useToast();
  const [bytes, setBytes] = useState<number | null>(null);
  const size = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  const run = async () => {
    setBytes(0);
    onFailure(null);
    try {
      await onDownload(setBytes);
      toast(doneText);
    } catch (error) {
      onFailure(error);
    } finally {
      setBytes(null);
    }
  };
  return (
    <Button onClick={run} busy={bytes !== null} disabled={disabled}>
      {bytes === null && <Download aria-hidden="true" className="size-4" />}
      {bytes === null ? label : t.downloading(size.format(Math.ceil(bytes / 1000)))}
    </Button>
  );
};
