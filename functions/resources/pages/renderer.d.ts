/** The pages' renderer, built from `web/site` by `npm run build`; it has its own types. */
declare module '*/site-server/render.js' {
  type Renderer = import('../../../web/site/renderer-type.ts').Renderer;

  export type FormError = import('../../../web/site/renderer-type.ts').FormError;
  export type FormWait = import('../../../web/site/renderer-type.ts').FormWait;
  export type ManageDone = import('../../../web/site/renderer-type.ts').ManageDone;
  export type ManageError = import('../../../web/site/renderer-type.ts').ManageError;
  export type SeveralAsked = import('../../../web/site/renderer-type.ts').SeveralAsked;
  export type SeveralProblem = import('../../../web/site/renderer-type.ts').SeveralProblem;
  export type WaitingDone = import('../../../web/site/renderer-type.ts').WaitingDone;
  export type WaitingInput = import('../../../web/site/renderer-type.ts').WaitingInput;
  export type RenderedPage = import('../../../web/site/renderer-type.ts').RenderedPage;

  export const renderSitePage: Renderer['renderSitePage'];
  export const renderEmbedPage: Renderer['renderEmbedPage'];
  export const renderManagePage: Renderer['renderManagePage'];
  export const renderMoveAllPage: Renderer['renderMoveAllPage'];
  export const renderSeveralPage: Renderer['renderSeveralPage'];
  export const renderWaitlistPage: Renderer['renderWaitlistPage'];
  export const renderWaitingPage: Renderer['renderWaitingPage'];
  export const renderNoticePage: Renderer['renderNoticePage'];
  export const renderUnsubscribePage: Renderer['renderUnsubscribePage'];
}
