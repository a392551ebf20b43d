import { type ComponentType, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import type { BasketAreaProps } from '../basket/basket-area.tsx';
import { useHydrated } from '../booking/use-hydrated.ts';
import { textLink } from '../parts/button-style.ts';
import { LookLink } from '../parts/look.tsx';
import { siteTexts } from '../texts.ts';
import type { SiteView } from '../view/site-view.ts';

type Area = ComponentType<BasketAreaProps>;

interface Several {
  /** The form for several appointments, once it was asked for and has come. */
  readonly Area: Area | null;
  readonly phase: 'idle' | 'loading' | 'failed';
  readonly open: () => Promise<void>;
  readonly close: () => void;
}

/** The form for several appointments is a chunk of its own, loaded when somebody wants it. */
export const useSeveral = (): Several => {
  const [{ Area, phase }, setState] = useState<Pick<Several, 'Area' | 'phase'>>({
    Area: null,
    phase: 'idle',
  });
  const open = async () => {
    setState({ Area: null, phase: 'loading' });
    try {
      const { BasketArea } = await import('../basket/basket-area.tsx');
      setState({ Area: BasketArea, phase: 'idle' });
    } catch {
      setState({ Area: null, phase: 'failed' });
    }
  };
  return { Area, phase, open, close: () => setState({ Area: null, phase: 'idle' }) };
};

interface SeveralButtonProps extends Pick<Several, 'phase' | 'open'> {
  /** A page that does the same without JavaScript. */
  readonly page: SiteView['several'];
}

const style = `${textLink} inline-flex min-h-11 items-center text-left text-sm`;

/** Leads to the form for several appointments. */
export const SeveralButton = ({ phase, open, page }: SeveralButtonProps) => {
  const texts = useTexts(siteTexts).booking;
  if (!useHydrated())
    return (
      <p className="-mt-4 mb-6">
        <LookLink {...page} className={style}>
          {texts.several}
        </LookLink>
      </p>
    );
  return (
    <div className="-mt-4 mb-6">
      <button type="button" disabled={phase === 'loading'} onClick={() => void open()} className={style}>
        {texts.several}
      </button>
      <p role="status" className="text-sm text-danger">
        {phase === 'failed' && texts.severalFailed}
      </p>
    </div>
  );
};
