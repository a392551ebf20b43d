import { ValidationError } from 'yup';
import { type ImportRow, importedLead } from '../../../../shared/schemas/lead-import.ts';

/**
 * Whether the server will refuse a row for what stands in it, by the schema it shares with the server. Whether a number
 * can be dialled is known to the server alone: its metadata would weigh on the page.
 */
export const isFaulty = ({ line: _, ...fields }: ImportRow): boolean => {
  if (!fields.name && !fields.email && !fields.phone) return true;
  try {
    importedLead.validateSync(fields, { strict: true });
    return false;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return true;
  }
};
