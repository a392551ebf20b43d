import { useCan } from '../../session/use-me.ts';
import { PersonCard } from './person-card.tsx';
import { ReceiptsCard } from './receipts-card.tsx';
import { RetentionCard } from './retention-card.tsx';

/** Retention, requests of persons, and receipts of erasures. */
export const PrivacySection = () => (
  <>
    <RetentionCard />
    <PersonCard />
    {useCan('owner') && <ReceiptsCard />}
  </>
);
