import type { ChatNews } from '../../../shared/schemas/chat.ts';
import { isRecord, readData } from '../../lib/shapes.ts';

/** Our own server's answer, by what tells it from an error page: the page's scripts have no room for more. */
const isNews = (data: unknown): data is ChatNews => isRecord(data) && Array.isArray(data.messages);

/** Asks what was said since a version; null when there is no later one, or when it could not be known now. */
export const askNews = async (chatUrl: string, convId: string, version: number): Promise<ChatNews | null> => {
  try {
    const headers = { 'If-None-Match': `"${version}"` };
    const answer = await fetch(`${chatUrl}/${convId}?after=${version}`, { headers });
    const data = readData(await answer.json());
    return isNews(data) ? data : null;
  } catch {
    return null;
  }
};
