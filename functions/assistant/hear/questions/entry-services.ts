import type { NamedService } from '../services/service-matching.ts';
import { hearServices } from '../services/services.ts';
import { readText } from '../text.ts';
import type { KnownEntry } from './known-entry.ts';

/** The services that the question of an entry names, each beyond doubt: "a lesson" of several kinds is none of them. */
const namedBy = ({ question }: KnownEntry, services: readonly NamedService[]): readonly string[] =>
  hearServices(readText(question), services, true).mentions.flatMap((mention) =>
    mention.kind === 'service' && mention.services.length === 1 ? mention.services.map(({ id }) => id) : [],
  );

/**
 * The business's own questions that may be meant where some services are asked about: what is written of one service
 * answers nothing that is asked of another.
 */
export const entriesAbout = <Entry extends KnownEntry>(
  faq: readonly Entry[],
  asked: readonly string[],
  services: readonly NamedService[],
): readonly Entry[] =>
  asked.length === 0
    ? faq
    : faq.filter((entry) => {
        const own = namedBy(entry, services);
        return own.length === 0 || own.some((id) => asked.includes(id));
      });
