import { MailFiguresCard } from './mail-figures-card.tsx';
import { SuppressionsCard } from './suppressions-card.tsx';

/** Whether the business's messages arrive, and who gets none any more. */
export const MessagesSection = () => (
  <>
    <MailFiguresCard />
    <SuppressionsCard />
  </>
);
