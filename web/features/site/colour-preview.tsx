import { MessageCircle } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import type { Palette } from '../../lib/colour/palette.ts';
import { siteTexts } from './texts.ts';

interface ColourPreviewProps {
  readonly palette: Palette;
  readonly title: string;
  readonly welcome: string;
}

const Samples = ({ palette }: { palette: Palette }) => {
  const t = useTexts(siteTexts).look;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <span
        className="inline-flex min-h-11 items-center rounded-control px-4 font-semibold"
        style={{ backgroundColor: palette.primary, color: palette['on-primary'] }}
      >
        {t.previewButton}
      </span>
      <span className="font-semibold underline underline-offset-4" style={{ color: palette.link }}>
        {t.previewLink}
      </span>
      <span
        className="ml-auto grid size-12 place-items-center rounded-full"
        style={{ backgroundColor: palette.brand, color: palette['on-brand'] }}
      >
        <MessageCircle aria-hidden="true" className="size-5" />
      </span>
    </div>
  );
};

/** A static sample of the public page in its future colours. */
export const ColourPreview = ({ palette, title, welcome }: ColourPreviewProps) => {
  const t = useTexts(siteTexts).look;
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="font-medium">{t.preview}</figcaption>
      <div
        className="overflow-hidden rounded-card border p-5"
        style={{
          backgroundColor: palette.surface,
          borderColor: palette.line,
          backgroundImage: `linear-gradient(to bottom, ${palette.glow}, ${palette.bg})`,
        }}
      >
        <span
          className="inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold"
          style={{ backgroundColor: palette['accent-soft'], color: palette.accent }}
        >
          {t.previewChip}
        </span>
        <p className="mt-3 text-xl font-bold tracking-heading wrap-anywhere" style={{ color: palette.ink }}>
          {title}
        </p>
        <p className="mt-1 wrap-anywhere" style={{ color: palette.muted }}>
          {welcome}
        </p>
        <Samples palette={palette} />
      </div>
    </figure>
  );
};
