import { createContext } from 'react';

/** What `taxesNote` answers, for every total below: given by the public pages and by the dashboard's frame. */
export const TaxesNote = createContext<string | null>(null);
