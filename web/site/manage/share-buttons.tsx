import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useHydrated } from '../booking/use-hydrated.ts';
import { smallButton } from '../parts/button-style.ts';
import type { ManageView } from '../view/manage-view.ts';
import { manageTexts } from './manage-texts.ts';

type Outcome = 'linkCopied' | 'factsCopied' | 'copyFailed';

/** What somebody else may read of the appointment: not its link, which opens it to whoever has it. */
const sharedText = ({ booking, when, location }: ManageView): string =>
  [booking.title, when, booking.business, location].filter(Boolean).join('\n');

const isDismissed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const copied = async (text: string, outcome: Outcome): Promise<Outcome> => {
  try {
    await navigator.clipboard.writeText(text);
    return outcome;
  } catch {
    return 'copyFailed';
  }
};

/** The device's own way to share; copies where it has none or fails. Null when it was dismissed, or has shared. */
const share = async (text: string): Promise<Outcome | null> => {
  if (!('share' in navigator)) return copied(text, 'factsCopied');
  try {
    await navigator.share({ text });
    return null;
  } catch (error) {
    return isDismissed(error) ? null : copied(text, 'factsCopied');
  }
};

/** Copies the page's own link, and shares what the appointment is; both need scripts. */
export const ShareButtons = ({ view }: { readonly view: ManageView }) => {
  const texts = useTexts(manageTexts).share;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (!useHydrated()) return null;
  const copyLink = async () => setOutcome(await copied(view.booking.manageUrl, 'linkCopied'));
  const shareFacts = async () => setOutcome(await share(sharedText(view)));
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={() => void copyLink()} className={smallButton}>
          {texts.copyLink}
        </button>
        <button type="button" onClick={() => void shareFacts()} className={smallButton}>
          {texts.share}
        </button>
      </div>
      <p aria-live="polite" className={`text-sm ${outcome === 'copyFailed' ? 'text-danger' : 'text-muted'}`}>
        {outcome && texts[outcome]}
      </p>
    </div>
  );
};
