import { RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { inLanguage } from '../../../shared/domain/translations.ts';
import type { Site } from '../../../shared/schemas/site.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { createChatSender } from '../chat/send-chat.ts';
import { bearerHeaders } from '../session/session.ts';
import { useMe } from '../session/use-me.ts';
import { shareTexts } from './share-texts.ts';

/**
 * The public chat as a demo for members: the same URL with the member's token, and nothing is stored. Another slug or
 * chat URL starts a new conversation.
 */
export const DemoChat = ({ site }: { site: Site }) => {
  const t = useTexts(shareTexts).demo;
  const language = useLanguage();
  const { tenant, siteLinks } = useMe();
  const [round, setRound] = useState(0);
  const chatUrl = siteLinks?.chatUrl;
  const send = useMemo(() => (chatUrl ? createChatSender(chatUrl, bearerHeaders) : null), [chatUrl]);
  return (
    <div className="min-w-0 xl:sticky xl:top-4">
      <ChatPanel
        conversationKey={`${site.slug} ${chatUrl} ${round}`}
        business={tenant.name}
        welcomeMessage={inLanguage(site, language).welcomeMessage}
        timezone={tenant.timezone}
        source="chat"
        send={send}
        preview
        heading={t.title}
        headerEnd={
          <IconButton
            label={t.restart}
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => setRound(round + 1)}
          />
        }
      />
      <p className="mt-3 px-1 text-muted">{t.hint}</p>
    </div>
  );
};
