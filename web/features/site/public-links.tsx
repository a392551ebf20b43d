import { useTexts } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useMe } from '../session/use-me.ts';
import { shareTexts } from './share-texts.ts';

/** The site's addresses, each to be copied. */
export const PublicLinks = () => {
  const t = useTexts(shareTexts).links;
  const { siteLinks } = useMe();
  if (!siteLinks) return null;
  const entries = [
    { name: t.preview, url: siteLinks.previewUrl },
    { name: t.config, url: siteLinks.configUrl },
    { name: t.chat, url: siteLinks.chatUrl },
  ];
  return (
    <Card title={t.title}>
      <ul className="flex flex-col">
        {entries.map(({ name, url }) => (
          <li
            key={name}
            className="flex items-center justify-between gap-4 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-medium">{name}</p>
              <p className="break-all text-muted">{url}</p>
            </div>
            <CopyButton text={url} what={name} />
          </li>
        ))}
      </ul>
    </Card>
  );
};
