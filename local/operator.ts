import type { Operator } from '../shared/domain/operator.ts';

/** Named on the laptop's legal pages, and in messages to owners. */
export const LOCAL_OPERATOR: Operator = {
  name: 'Comptoir, sur cet ordinateur',
  address: 'localhost',
  email: 'bonjour@comptoir.test',
  officerName: 'Camille Exemple',
  officerEmail: 'vie.privee@comptoir.test',
};
