import { ValidationError } from 'yup';
import { type ImportRow, importedLead } from '../../../../shared/schemas/lead-import.ts';

/** Whether the server will refuse a row for what stands in it, by the server's own rules. */
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
