import type { ReactNode } from 'react';
import { DEFAULT_ACCENT_COLOR, DEFAULT_PRIMARY_COLOR } from '../../shared/domain/colours.ts';
import type { Theme } from '../../shared/domain/theme-colours.ts';
import { paletteCss, paletteOf } from '../lib/colour/palette.ts';
import { type DocumentOptions, documentHtml, NO_SCRIPT_CSS, type SiteAssets } from './document.tsx';
import { manageTexts } from './manage/manage-texts.ts';
import { MoveAllPage } from './moving/move-all-page.tsx';
import { moveAllTexts } from './moving/move-all-texts.ts';
import { NoticePage } from './notice-page.tsx';
import { ContactFacts } from './parts/contact-facts.tsx';
import { Faq } from './parts/faq.tsx';
import { Hero } from './parts/hero.tsx';
import { People } from './parts/people.tsx';
import { Policies } from './parts/policies.tsx';
import { Services } from './parts/services.tsx';
import { SiteFooter } from './parts/site-footer.tsx';
import { Cover, SiteHeader, SkipLink } from './parts/site-header.tsx';
import type {
  RenderEmbedInput,
  RenderedPage,
  Renderer,
  RenderManageInput,
  RenderMoveAllInput,
  RenderNoticeInput,
  RenderSeveralInput,
  RenderSiteInput,
  RenderUnsubscribeInput,
  RenderWaitingInput,
  RenderWaitlistInput,
} from './renderer-type.ts';
import { pageTitle, SiteHead } from './seo/site-head.tsx';
import { structuredData } from './seo/structured-data.ts';
import type { ServedParts } from './served.tsx';
import { serverTexts } from './server-texts.ts';
import { SeveralPage } from './several/several-page.tsx';
import { severalPageTexts } from './several/several-page-texts.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';
import { type AboutView, aboutView } from './view/about-view.ts';
import { chatView } from './view/chat-view.ts';
import { configIn } from './view/config-in.ts';
import { frameView } from './view/frame-view.ts';
import { manageView } from './view/manage-view.ts';
import { type SiteView, siteView } from './view/site-view.ts';
import { WaitingPage } from './waiting/waiting-page.tsx';
import { waitingTexts } from './waiting/waiting-texts.ts';
import { WaitlistPage } from './waiting/waitlist-page.tsx';

type Parts = Omit<DocumentOptions, 'assets' | 'palette' | 'themeColor'>;

interface Colours {
  readonly primaryColor: string;
  readonly accentColor: string;
  readonly theme: Theme | 'system';
}

const ownColours: Colours = {
  primaryColor: DEFAULT_PRIMARY_COLOR,
  accentColor: DEFAULT_ACCENT_COLOR,
  theme: 'system',
};

/** SHA-256 of a text, in base64. */
export type Sha256 = (text: string) => string;

const rendering = (assets: SiteAssets, sha256: Sha256) => {
  const hashSource = (css: string): string => `'sha256-${sha256(css)}'`;
  const sheetHash = hashSource(assets.css);
  const noScriptHash = hashSource(NO_SCRIPT_CSS);
  return (parts: Parts, { primaryColor, accentColor, theme }: Colours): RenderedPage => {
    const palette = paletteCss(primaryColor, accentColor, theme);
    const shown = paletteOf(primaryColor, accentColor, theme === 'system' ? 'light' : theme);
    const html = documentHtml({ ...parts, assets, palette, themeColor: shown.bg ?? '' });
    return { html, styleHashes: [hashSource(palette), sheetHash, noScriptHash] };
  };
};

type Render = ReturnType<typeof rendering>;

const servedParts = (view: AboutView, page: SiteView): ServedParts => ({
  hero: <Hero view={page} />,
  facts: <ContactFacts view={view} />,
  services: <Services groups={view.groups} taxes={view.taxes} />,
  below: (
    <>
      <People people={view.people} />
      <Policies policies={view.policies} />
      <Faq entries={view.faq} />
    </>
  ),
});

const renderSite = (render: Render, given: RenderSiteInput): RenderedPage => {
  const input = { ...given, config: configIn(given.config, given.language) };
  const { config, language, nonce } = input;
  const frame = frameView(input);
  const view = siteView(input);
  return render(
    {
      language,
      page: { kind: 'site', language, view },
      isScriptLast: Boolean(frame.cover),
      served: servedParts(aboutView(input), view),
      before: (
        <>
          <SkipLink />
          <SiteHeader view={frame} />
          <Cover view={frame} />
        </>
      ),
      after: <SiteFooter view={frame} />,
      title: pageTitle(config),
      head: <SiteHead config={config} language={language} isLanguageAsked={input.isLanguageAsked ?? false} />,
      indexed: true,
      jsonLd: structuredData(config),
      nonce,
    },
    config,
  );
};

const renderEmbed = (render: Render, given: RenderEmbedInput): RenderedPage => {
  const input = { ...given, config: configIn(given.config, given.language) };
  const { config, language, nonce } = input;
  return render(
    {
      language,
      page: { kind: 'embed', language, view: chatView(input) },
      title: pageTitle(config),
      head: null,
      indexed: false,
      nonce,
    },
    config,
  );
};

const renderManage = (render: Render, { nonce, ...input }: RenderManageInput): RenderedPage => {
  const { booking, language } = input;
  return render(
    {
      language,
      page: { kind: 'manage', language, view: manageView(input) },
      title: `${manageTexts[language].title} · ${booking.business}`,
      // The URL is the key to the appointment, so it must not leak by the Referer header.
      head: <meta name="referrer" content="no-referrer" />,
      indexed: false,
      nonce,
    },
    ownColours,
  );
};

const renderMoveAll = (render: Render, { nonce, ...input }: RenderMoveAllInput): RenderedPage =>
  render(
    {
      language: input.language,
      before: <MoveAllPage input={input} />,
      title: `${moveAllTexts[input.language].title} · ${input.business}`,
      // The URL is the key to the appointments, so it must not leak by the Referer header.
      head: <meta name="referrer" content="no-referrer" />,
      indexed: false,
      nonce,
    },
    ownColours,
  );

/** A business's page that runs no script and is not to be found by search engines. */
const renderPlain = <I extends Pick<RenderWaitlistInput, 'config' | 'language' | 'nonce'>>(
  render: Render,
  { nonce, ...given }: I,
  shown: (input: Omit<I, 'nonce'>) => { readonly title: string; readonly before: ReactNode },
): RenderedPage => {
  const { language } = given;
  const config = configIn(given.config, language);
  const { title, before } = shown({ ...given, config });
  return render(
    { language, before, title: `${title} · ${config.name}`, head: null, indexed: false, nonce },
    config,
  );
};

const renderWaitlist = (render: Render, given: RenderWaitlistInput): RenderedPage =>
  renderPlain(render, given, (input) => ({
    title: waitingTexts[input.language].join.title,
    before: <WaitlistPage input={input} />,
  }));

const renderSeveral = (render: Render, given: RenderSeveralInput): RenderedPage =>
  renderPlain(render, given, (input) => ({
    title: severalPageTexts[input.language].title,
    before: <SeveralPage input={input} />,
  }));

const renderWaiting = (render: Render, { nonce, ...input }: RenderWaitingInput): RenderedPage =>
  render(
    {
      language: input.language,
      before: <WaitingPage input={input} />,
      title: `${waitingTexts[input.language].page.title} · ${input.business}`,
      // The URL is the key to the request, so it must not leak by the Referer header.
      head: <meta name="referrer" content="no-referrer" />,
      indexed: false,
      nonce,
    },
    ownColours,
  );

const renderNotice = (
  render: Render,
  { language, kind, appBase, nonce }: RenderNoticeInput,
): RenderedPage => {
  const { home, [kind]: notice } = serverTexts[language].notices;
  return render(
    {
      language,
      before: <NoticePage {...notice} home={home} homeUrl={`${appBase}/`} />,
      title: notice.title,
      head: null,
      indexed: false,
      nonce,
    },
    ownColours,
  );
};

const renderUnsubscribe = (render: Render, input: RenderUnsubscribeInput): RenderedPage => {
  const { business, isSubscribed, path, language, appBase, nonce } = input;
  const texts = serverTexts[language].unsubscribe;
  const { title, text, button } = isSubscribed ? texts.subscribed : texts.unsubscribed;
  return render(
    {
      language,
      before: (
        <UnsubscribePage
          business={business}
          title={title}
          text={text(business)}
          button={button}
          action={`${path}${isSubscribed ? '' : '/undo'}?lang=${language}`}
          homeUrl={`${appBase}/`}
        />
      ),
      title: `${title} · ${business}`,
      // The URL is the key to the address's choice, so it must not leak by the Referer header.
      head: <meta name="referrer" content="no-referrer" />,
      indexed: false,
      nonce,
    },
    ownColours,
  );
};

/** Renders the pages with the built assets. Pure: the same input gives the same bytes. */
export const createRenderer = (assets: SiteAssets, sha256: Sha256): Renderer => {
  const render = rendering(assets, sha256);
  return {
    renderSitePage: (input) => renderSite(render, input),
    renderEmbedPage: (input) => renderEmbed(render, input),
    renderManagePage: (input) => renderManage(render, input),
    renderMoveAllPage: (input) => renderMoveAll(render, input),
    renderSeveralPage: (input) => renderSeveral(render, input),
    renderWaitlistPage: (input) => renderWaitlist(render, input),
    renderWaitingPage: (input) => renderWaiting(render, input),
    renderNoticePage: (input) => renderNotice(render, input),
    renderUnsubscribePage: (input) => renderUnsubscribe(render, input),
  };
};
