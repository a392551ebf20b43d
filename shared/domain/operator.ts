/** Who runs an installation of the product. The legal pages name them, as Quebec's Law 25 and the GDPR ask. */
export interface Operator {
  readonly name: string;
  /** Postal address, on one line. */
  readonly address: string;
  readonly email: string;
  /** The person in charge of the protection of personal information. */
  readonly officerName: string;
  readonly officerEmail: string;
}

/** Shown on the pages until an operator has filled in the stage's settings. */
export const UNNAMED_OPERATOR: Operator = {
  name: '[Nom de l’exploitant]',
  address: '[Adresse de l’exploitant]',
  email: '[Courriel de l’exploitant]',
  officerName: '[Responsable de la protection des renseignements personnels]',
  officerEmail: '[Courriel du responsable]',
};
