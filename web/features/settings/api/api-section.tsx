import { ExternalLink } from 'lucide-react';
import { useTexts } from '../../../i18n/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useCan, useMe } from '../../session/use-me.ts';
import { CodeBlock } from '../code-block.tsx';
import { sectionPath } from '../section-path.ts';
import { CHAT_ANSWER, chatCall, plainWidget, VERIFY, WIDGET_CONTROL } from './snippets.ts';
import { apiTexts } from './texts.ts';

const Intro = ({ children }: { children: string }) => (
  <p className="-mt-2 max-w-prose text-muted">{children}</p>
);

const Reference = ({ base }: { base: string }) => {
  const t = useTexts(apiTexts);
  return (
    <Card title={t.referenceTitle}>
      <Intro>{t.reference}</Intro>
      <a
        href={new URL('/public/openapi.json', base).href}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle('primary', 'mt-4')}
      >
        <ExternalLink aria-hidden="true" className="size-4" />
        {t.openReference}
        <span className="sr-only"> {t.newTab}</span>
      </a>
    </Card>
  );
};

const Chat = ({ chatUrl }: { chatUrl: string }) => {
  const t = useTexts(apiTexts);
  return (
    <Card title={t.chatTitle}>
      <Intro>{t.chat}</Intro>
      <div className="mt-5 flex flex-col gap-5">
        <CodeBlock name={t.chatCall} code={chatCall(chatUrl, t.question)} />
        <CodeBlock name={t.chatAnswer} code={CHAT_ANSWER} />
        <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5 text-muted">
          {t.chatSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
};

const Webhooks = () => {
  const t = useTexts(apiTexts);
  const canManage = useCan('admin');
  return (
    <Card
      title={t.webhooksTitle}
      aside={canManage && <TextLink to={sectionPath('webhooks')}>{t.manageWebhooks}</TextLink>}
    >
      <Intro>{t.webhooks}</Intro>
      <div className="mt-5">
        <CodeBlock name={t.verify} code={VERIFY} />
      </div>
    </Card>
  );
};

const Widget = ({ scriptUrl, slug }: { scriptUrl: string; slug: string }) => {
  const t = useTexts(apiTexts);
  return (
    <Card title={t.widgetTitle}>
      <Intro>{t.widget}</Intro>
      <div className="mt-5 flex flex-col gap-5">
        <CodeBlock name={t.widgetCode} code={plainWidget(scriptUrl, slug)} />
        <CodeBlock name={t.widgetControl} code={WIDGET_CONTROL} />
      </div>
    </Card>
  );
};

/** How a developer joins the business's own tools to the product. */
export const ApiSection = () => {
  const t = useTexts(apiTexts);
  const { site, siteLinks } = useMe();
  return (
    <>
      <Reference base={siteLinks?.configUrl ?? window.location.origin} />
      {site && siteLinks ? (
        <>
          <Chat chatUrl={siteLinks.chatUrl} />
          <Widget scriptUrl={siteLinks.widgetScriptUrl} slug={site.slug} />
        </>
      ) : (
        <Alert tone="info">{t.noSite}</Alert>
      )}
      <Webhooks />
    </>
  );
};
