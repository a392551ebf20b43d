import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { NotRead } from '../../session/not-read.tsx';
import { useApi } from '../../session/use-api.ts';
import { workTexts } from '../work-texts.ts';
import { StoryEntry } from './story-entry.tsx';

const FIRST = 10;
const MOST = 100;

const Entries = ({ leadId }: { leadId: string }) => {
  const t = useTexts(workTexts);
  const [limit, setLimit] = useState(FIRST);
  const answer = useApi(
    'GET /v1/leads/{leadId}/timeline',
    { params: { leadId }, query: { limit } },
    { keepPreviousData: true },
  );
  const { data, isValidating } = answer;
  if (!data) return <NotRead reading={answer} failed={t.storyFailed} rows={3} />;
  if (data.entries.length === 0) return <p className="text-muted">{t.storyEmpty}</p>;
  return (
    <>
      <ol className="flex flex-col">
        {data.entries.map((entry) => (
          <StoryEntry key={`${entry.at} ${entry.kind} ${entry.bookingId ?? ''}`} entry={entry} />
        ))}
      </ol>
      {data.nextCursor !== undefined && limit < MOST && (
        <Button onClick={() => setLimit(MOST)} busy={isValidating} className="self-start">
          {t.storyMore}
        </Button>
      )}
    </>
  );
};

/** A lead's timeline, latest first. */
export const LeadStory = ({ leadId }: { leadId: string }) => {
  const t = useTexts(workTexts);
  return (
    <section aria-label={t.story} className="flex flex-col gap-3">
      <h3 className="font-semibold">{t.story}</h3>
      <Entries leadId={leadId} />
    </section>
  );
};
