import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Scenario } from '../../../../shared/schemas/scenario.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MoreRows } from '../../../ui/more-rows.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useApi } from '../../session/use-api.ts';
import { useCan, useMe } from '../../session/use-me.ts';
import { faqTexts } from './texts.ts';
import type { ScenariosResource } from './use-scenarios.ts';

/** What was asked and answered there: the words stay with the conversation, so they are read from it. */
const Exchanged = ({ scenario: { conversationId, turn, language } }: { scenario: Scenario }) => {
  const t = useTexts(faqTexts).scenarios;
  const { data } = useApi(
    'GET /v1/conversations/{conversationId}',
    { params: { conversationId } },
    { revalidateIfStale: false, revalidateOnFocus: false },
  );
  const filed = data?.transcript.find(({ number }) => number === turn);
  if (!filed) return null;
  return (
    <div lang={language} className="mt-2 flex max-w-prose flex-col gap-1">
      {filed.message !== '' && (
        <p className="line-clamp-3 font-semibold wrap-anywhere">{t.quoted(filed.message)}</p>
      )}
      {filed.reply !== '' && (
        <p className="line-clamp-3 wrap-anywhere whitespace-pre-line text-muted">{filed.reply}</p>
      )}
    </div>
  );
};

const Row = ({ scenario, onDrop }: { scenario: Scenario; onDrop: () => void }) => {
  const t = useTexts(faqTexts).scenarios;
  const readers = useLanguage();
  const { tenant } = useMe();
  const { kind, filedAt, expected, conversationId } = scenario;
  const at = formatInstant(filedAt, 'dateTime', readers, tenant.timezone);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line p-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={kind === 'wrong' ? 'warn' : 'neutral'}>{t.kinds[kind]}</Badge>
          <time dateTime={filedAt} className="text-muted">
            {at}
          </time>
          <TextLink
            to={`/dashboard/conversations?conversation=${encodeURIComponent(conversationId)}`}
            aria-label={t.conversationOf(at)}
          >
            {t.conversation}
          </TextLink>
        </p>
        <Exchanged scenario={scenario} />
        {expected && (
          <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{t.expected(expected)}</p>
        )}
      </div>
      {useCan('staff') && (
        <Button variant="ghost" aria-label={t.dropOf(at)} onClick={onDrop}>
          {t.drop}
        </Button>
      )}
    </li>
  );
};

/** The turns of the assistant that are to be answered otherwise; nothing where none was filed. */
export const Scenarios = ({ resource }: { readonly resource: ScenariosResource }) => {
  const t = useTexts(faqTexts).scenarios;
  const toast = useToast();
  const { scenarios = [], error, drop, download } = resource;
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async <Result,>(
    work: () => Promise<Result>,
    done: (result: Result) => string,
    failed: string,
  ) => {
    setFailure(null);
    try {
      toast(done(await work()));
    } catch (thrown) {
      setFailure(errorText(thrown, failed));
    }
  };
  if (scenarios.length === 0 && error === undefined) return null;
  return (
    <Card flush className="mt-6" title={t.title}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pb-4">
        <p className="max-w-prose min-w-0 flex-1 basis-64 text-muted">{t.hint}</p>
        <Button onClick={() => void attempt(download, t.downloaded, t.downloadFailed)}>
          <Download aria-hidden="true" className="size-4" />
          {t.download}
        </Button>
      </div>
      {error !== undefined && <Alert>{errorText(error, t.loadFailed)}</Alert>}
      {failure !== null && <Alert>{failure}</Alert>}
      <ul aria-label={t.title}>
        {scenarios.map((scenario) => (
          <Row
            key={scenario.scenarioId}
            scenario={scenario}
            onDrop={() =>
              void attempt(
                () => drop(scenario),
                () => t.dropped,
                t.dropFailed,
              )
            }
          />
        ))}
      </ul>
      <MoreRows list={resource} label={t.more} isWide />
    </Card>
  );
};
