import { useCan } from '../../session/use-me.ts';
import { PersonCard } from './person-card.tsx';
import { ReceiptsCard } from './receipts-card.tsx';
import { RetentionCard } from './retention-card.tsx';

/** How long things are kept, what a person may ask, and the proof of what was erased. */
export const PrivacySection = () => (
  <>
    <RetentionCard />
    <PersonCard />
    {useCan('owner') && <ReceiptsCard />}
  </>
);
