import { createContext } from 'react';

/** What stands beside a total on taxes, "taxes en sus"; null where nothing is said of them. */
export const TaxesNote = createContext<string | null>(null);
