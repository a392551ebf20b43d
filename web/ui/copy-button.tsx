import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import { uiTexts } from './texts.ts';
import { useToast } from './toast.tsx';

interface CopyButtonProps {
  readonly text: string;
  /** Name of the text to copy, for the button and the toast. */
  readonly what: string;
}

const shownMs = 2000;

/** Copies a text to the clipboard and confirms it, or says that the browser refused. */
export const CopyButton = ({ text, what }: CopyButtonProps) => {
  const t = useTexts(uiTexts);
  const toast = useToast();
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      toast(t.copiedWhat(what));
      timer.current = setTimeout(() => setState('idle'), shownMs);
    } catch {
      setState('refused');
    }
  };
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <div className="flex shrink-0 flex-col items-end gap-1">
      <Button onClick={copy}>
        <Icon aria-hidden="true" className="size-4" />
        {state === 'copied' ? t.copied : t.copy}
        <span className="sr-only"> {what}</span>
      </Button>
      {state === 'refused' && (
        <p role="alert" className="max-w-40 text-right text-danger">
          {t.copyRefused}
        </p>
      )}
    </div>
  );
};
