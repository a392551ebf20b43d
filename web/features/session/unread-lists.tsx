import { localeOf } from '../../../shared/domain/language.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { unreadOf } from './unread.ts';
import { UnreadNotice } from './unread-notice.tsx';
import { unreadTexts } from './unread-texts.ts';
import { useApi } from './use-api.ts';

/** The lists of which screens show names and offer choices, in the order in which they are told. */
const LISTS = ['members', 'calendars', 'services', 'tags'] as const;

const ROUTES = {
  members: 'GET /v1/members',
  calendars: 'GET /v1/calendars',
  services: 'GET /v1/services',
  tags: 'GET /v1/leads/tags',
} as const;

type List = (typeof LISTS)[number];

interface UnreadListsProps {
  /** Those that this part of the screen shows or offers. */
  readonly of: readonly List[];
  readonly className?: string;
}

/**
 * Says which lists a screen shows names of, or offers choices of, could not be read; without it, they would seem to be
 * empty. Nothing where they were read before.
 */
export const UnreadLists = ({ of, className }: UnreadListsProps) => {
  const t = useTexts(unreadTexts);
  const words = new Intl.ListFormat(localeOf(useLanguage()));
  const keyOf = <Name extends List>(name: Name) => (of.includes(name) ? ROUTES[name] : null);
  const readings = {
    members: useApi(keyOf('members')),
    calendars: useApi(keyOf('calendars')),
    services: useApi(keyOf('services')),
    tags: useApi(keyOf('tags')),
  };
  const unread = unreadOf(
    LISTS.filter((name) => readings[name].data === undefined),
    readings,
  );
  if (unread.what.length === 0) return null;
  return (
    <div className={className}>
      <UnreadNotice unread={unread} text={t.unread(words.format(unread.what.map((name) => t.lists[name])))} />
    </div>
  );
};
