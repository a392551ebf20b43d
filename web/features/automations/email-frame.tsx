import type { MessagePreview } from '../../../shared/schemas/automation.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { automationTexts } from './texts.ts';

type Email = NonNullable<MessagePreview['email']>;
type Block = Email['blocks'][number];

/** Lines below each other; they may be alike. */
const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  Object.entries(lines).map(([at, line]) => (
    <span key={at} className="block">
      {line}
    </span>
  ));

const Rows = ({ rows = [] }: Pick<Block, 'rows'>) => (
  <dl className="my-2">
    {Object.entries(rows).map(([at, { label, lines, isPrice }]) => (
      <div key={at} className="flex gap-3 border-t border-line py-2.5">
        <dt className="w-1/4 shrink-0 text-muted">{label}</dt>
        <dd className={classNames('min-w-0 flex-1 wrap-anywhere', isPrice && 'text-right font-semibold')}>
          <Lines lines={lines} />
        </dd>
      </div>
    ))}
  </dl>
);

const BlockOf = ({ block: { type, text, rows } }: { readonly block: Block }) => {
  switch (type) {
    case 'facts':
      return <Rows rows={rows} />;
    case 'button':
      return (
        <p className="my-5">
          <span className="inline-block rounded-control bg-primary px-4 py-3 font-semibold text-on-primary">
            {text}
          </span>
        </p>
      );
    case 'note':
      return <p className="mb-4 text-sm whitespace-pre-line text-muted wrap-anywhere">{text}</p>;
    case 'paragraph':
      return <p className="mb-4 whitespace-pre-line wrap-anywhere">{text}</p>;
  }
};

/** An e-mail as a mail program shows it, whole; its button and links lead nowhere here. */
export const EmailFrame = ({
  email: { from, subject, heading, blocks, footer },
}: {
  readonly email: Email;
}) => {
  const t = useTexts(automationTexts);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <dl className="border-b border-line bg-soft px-4 py-3 text-sm">
        <div className="flex gap-2">
          <dt className="text-muted">{t.from}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere">{from}</dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-muted">{t.subject}</dt>
          <dd className="min-w-0 font-semibold wrap-anywhere">{subject}</dd>
        </div>
      </dl>
      <div className="px-4 py-5">
        <p className="mb-4 text-lg font-bold wrap-anywhere">{heading}</p>
        {Object.entries(blocks).map(([at, block]) => (
          <BlockOf key={at} block={block} />
        ))}
        <p className="border-t border-line pt-4 text-sm text-muted wrap-anywhere">
          <Lines lines={footer} />
        </p>
      </div>
    </div>
  );
};
