import { useCan } from '../../session/use-me.ts';
import { BirthdaysCard } from './birthdays-card.tsx';
import { PersonCard } from './person-card.tsx';
import { ReceiptsCard } from './receipts-card.tsx';
import { RetentionCard } from './retention-card.tsx';

/** Retention, birthdays, requests of persons, and receipts of erasures. */
export const PrivacySection = () => (
  <>
    <RetentionCard />
    <BirthdaysCard />
    <PersonCard />
    {useCan('owner') && <ReceiptsCard />}
  </>
);
