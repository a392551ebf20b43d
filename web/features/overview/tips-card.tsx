import { Check, Lightbulb, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { Booking } from '../../../shared/schemas/booking.ts';
import { formatWeekday } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { isInClosure } from '../../lib/closed-hours.ts';
import { dayKey } from '../../lib/day-key.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useMe } from '../session/use-me.ts';
import { overviewTexts } from './texts.ts';
import { tipTexts } from './tip-texts.ts';
import { isWrong, type Tip, tipsFor } from './tips.ts';
import type { Overview } from './use-overview.ts';

interface TipWords {
  readonly title: string;
  readonly text: string;
  /** Where to do it. */
  readonly to: string;
}

const bookingPath = (bookingId: string): string =>
  `/dashboard/bookings?booking=${encodeURIComponent(bookingId)}`;

const useTipWords = () => {
  const words = useTexts(tipTexts);
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  return (tip: Tip): TipWords => {
    switch (tip.kind) {
      case 'add-service':
        return { title: words.addService, text: words.addServiceText, to: '/dashboard/services' };
      case 'activate-service':
        return { title: words.activateService, text: words.activateServiceText, to: '/dashboard/services' };
      case 'add-window':
        return { title: words.addWindow, text: words.addWindowText, to: '/dashboard/availability' };
      case 'open-day': {
        const weekday = formatWeekday(tip.dayOfWeek, language);
        return { title: words.openDay, text: words.openDayText(weekday), to: '/dashboard/availability' };
      }
      case 'place-bookings': {
        const text = words.placeBookingsText(tip.count);
        return { title: words.placeBookings, text, to: '/dashboard/bookings?show=unplaced' };
      }
      case 'reach-clients': {
        const text = words.reachClientsText(tip.count);
        return { title: words.reachClients, text, to: bookingPath(tip.bookingId) };
      }
      case 'resolve-overlaps': {
        const text = words.resolveOverlapsText(tip.count);
        return { title: words.resolveOverlaps, text, to: bookingPath(tip.bookingId) };
      }
      case 'resolve-closures': {
        const text = words.resolveClosuresText(tip.count, tip.asked);
        const to = `/dashboard/bookings?view=day&date=${dayKey(tip.startAt, timezone)}`;
        return { title: words.resolveClosures, text, to };
      }
      case 'trial-ends': {
        const text = words.trialEndsText(tip.days);
        return { title: words.trialEnds, text, to: '/dashboard/settings/billing' };
      }
      case 'answer-leads': {
        const text = words.answerLeadsText(tip.count);
        return { title: words.answerLeads, text, to: '/dashboard/leads?status=new' };
      }
      case 'describe-services': {
        const text = words.describeServicesText(tip.count);
        return { title: words.describeServices, text, to: '/dashboard/services' };
      }
      case 'describe-business':
        return { title: words.describeBusiness, text: words.describeBusinessText, to: '/dashboard/site' };
      case 'install-widget':
        return { title: words.installWidget, text: words.installWidgetText, to: '/dashboard/site' };
    }
  };
};

interface TipItemProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly text: string;
  /** Something goes wrong unless somebody acts. */
  readonly isWrong?: boolean;
}

const TipItem = ({ icon, title, text, isWrong = false }: TipItemProps) => (
  <li className="flex gap-3">
    <span
      aria-hidden="true"
      className={`flex size-6 shrink-0 items-center justify-center rounded-full [&>svg]:size-3.5 ${
        isWrong ? 'bg-warn-soft text-warn' : 'bg-positive-soft text-positive'
      }`}
    >
      {icon}
    </span>
    <div className="min-w-0">
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 text-muted">{text}</p>
    </div>
  </li>
);

const TipsList = ({ tips, hasSetup }: { tips: readonly Tip[]; hasSetup: boolean }) => {
  const t = useTexts(overviewTexts);
  const wordsOf = useTipWords();
  if (tips.length === 0) {
    const [title, text] = hasSetup ? [t.nothingElse, t.nothingElseText] : [t.allDone, t.allDoneText];
    return (
      <ul>
        <TipItem icon={<Check />} title={title} text={text} />
      </ul>
    );
  }
  return (
    <ul className="flex flex-col gap-5">
      {tips.map((tip) => {
        const { title, text, to } = wordsOf(tip);
        return (
          <TipItem
            key={tip.kind}
            icon={isWrong(tip) ? <TriangleAlert /> : <Lightbulb />}
            isWrong={isWrong(tip)}
            title={<TextLink to={to}>{title}</TextLink>}
            text={text}
          />
        );
      })}
    </ul>
  );
};

const soonestFirst = (bookings: readonly Booking[]): readonly Booking[] =>
  bookings.toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));

const daysUntil = (iso: string, nowMs: number): number =>
  Math.max(0, Math.floor((Date.parse(iso) - nowMs) / DAY_MS));

const useTips = (
  { leads, waiting, upcoming, services, availability, closures, nowMs }: Overview,
  hasSetup: boolean,
): readonly Tip[] | undefined => {
  const { site, role, trialEndsAt, subscription, tenant } = useMe();
  if (!leads.data || waiting.count === undefined || !services.data || !availability.data) return undefined;
  // A failure to load bookings is shown on their own card.
  if (!closures.data || (!upcoming.data && !upcoming.error)) return undefined;
  const closed = closures.data.closures;
  const facts = {
    services: services.data.services,
    windows: availability.data.windows,
    siteDescription: site?.description ?? null,
    hasWidgetLead: leads.data.leads.some(({ source }) => source === 'widget'),
    waiting: waiting.count,
    upcoming: soonestFirst(upcoming.items ?? []).map((booking) => ({
      ...booking,
      isInClosure: isInClosure(booking, closed, tenant.timezone),
    })),
    trialDaysLeft:
      role === 'owner' && subscription === null && trialEndsAt !== null
        ? daysUntil(trialEndsAt, nowMs)
        : null,
  };
  return tipsFor(facts, hasSetup);
};

interface TipsCardProps {
  readonly overview: Overview;
  /** The list of what is left to set up is shown, so that no tip repeats it. */
  readonly hasSetup: boolean;
}

/** Suggested next steps, derived from the business's data. */
export const TipsCard = ({ overview, hasSetup }: TipsCardProps) => {
  const t = useTexts(overviewTexts);
  const tips = useTips(overview, hasSetup);
  const parts = [overview.leads, overview.services, overview.availability, overview.closures];
  const failed = parts.find(({ data, error }) => !data && error);
  const retry = () => Promise.all(parts.map(({ mutate }) => mutate()));
  return (
    <Card title={t.tips} className="lg:col-span-2">
      {tips ? (
        <>
          <TipsList tips={tips} hasSetup={hasSetup} />
          {overview.upcoming.hasMore && (
            <p className="mt-5 text-muted">{t.checkedAhead(overview.upcoming.items?.length ?? 0)}</p>
          )}
        </>
      ) : failed ? (
        <div className="-m-5">
          <ErrorState message={errorText(failed.error, t.tipsFailed)} onRetry={() => void retry()} />
        </div>
      ) : (
        <div className="-m-5">
          <SkeletonRows rows={5} />
        </div>
      )}
    </Card>
  );
};
