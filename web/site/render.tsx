/// <reference types="node" />
import { createHash } from 'node:crypto';
import assets from 'virtual:site-assets';
import { createRenderer } from './renderer.tsx';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** The renderers of the build: what the HTML function calls. */
export const {
  renderSitePage,
  renderEmbedPage,
  renderManagePage,
  renderMoveAllPage,
  renderSeveralPage,
  renderWaitlistPage,
  renderWaitingPage,
  renderNoticePage,
  renderUnsubscribePage,
} = createRenderer(assets, sha256);
