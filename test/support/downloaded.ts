import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** What a page saved, as text with its byte order mark; the file may lie on the side of a browser that is shared. */
export const downloadedText = async (download: Download): Promise<string> =>
  (await buffer(await download.createReadStream())).toString('utf8');
