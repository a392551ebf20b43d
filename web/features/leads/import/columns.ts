import { plainText } from '../../../../shared/domain/plain-text.ts';

/** What a column of a file may hold. */
export const IMPORT_FIELDS = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'note',
  'tags',
  'birthday',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** What each column holds, in their order; null for one that is left out. */
export type Mapping = ReadonlyArray<ImportField | null>;

/** Fields that several columns may fill together. */
const SHARED: ReadonlySet<ImportField> = new Set(['note', 'tags']);

/** Headings as booking software and spreadsheets write them, in plain letters. */
const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  firstName: ['first name', 'firstname', 'given name', 'prenom', 'prenom du client', 'client first name'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'nom de famille', 'client last name'],
  name: [
    ...['name', 'full name', 'client name', 'customer name', 'client', 'customer', 'display name'],
    ...['nom', 'nom complet', 'nom du client', 'nom et prenom', 'prenom et nom', 'nom client'],
  ],
  email: [
    ...['email', 'e-mail', 'email address', 'e-mail address', 'client email', 'e-mail 1 - value'],
    ...['courriel', 'adresse courriel', 'adresse e-mail', 'adresse email', 'mail'],
  ],
  phone: [
    ...[
      'phone',
      'phone number',
      'mobile',
      'mobile number',
      'mobile phone',
      'cell',
      'cell phone',
      'telephone',
    ],
    ...['telephone number', 'phone 1 - value', 'numero de telephone', 'telephone cellulaire', 'cellulaire'],
    ...['telephone mobile', 'portable', 'tel', 'tel.', 'telephone principal'],
  ],
  note: [
    ...['note', 'notes', 'memo', 'comments', 'comment', 'client notes', 'internal note', 'important info'],
    ...['commentaire', 'commentaires', 'remarque', 'remarques', 'note interne', 'notes du client'],
  ],
  tags: ['tags', 'tag', 'groups', 'group', 'labels', 'etiquettes', 'etiquette', 'groupes', 'groupe'],
  birthday: [
    ...['birthday', 'date of birth', 'birth date', 'birthdate', 'dob'],
    ...['date de naissance', 'anniversaire', 'naissance'],
  ],
};

const headed = (heading: string, field: ImportField): boolean =>
  HEADINGS[field].includes(plainText(heading).replaceAll('_', ' '));

/** What headings most likely mean; of two with the same meaning the first. `Nom` beside `Prénom` is the last name. */
export const guessMapping = (headings: readonly string[], notesBirthdays: boolean): Mapping => {
  const hasFirst = headings.some((heading) => headed(heading, 'firstName'));
  const taken = new Set<ImportField>();
  return headings.map((heading) => {
    const means = IMPORT_FIELDS.find((field) => headed(heading, field));
    const field = means === 'name' && hasFirst ? 'lastName' : means;
    if (!field || taken.has(field) || (field === 'birthday' && !notesBirthdays)) return null;
    if (!SHARED.has(field)) taken.add(field);
    return field;
  });
};

/** Fields that two columns are said to hold and that only one may. */
export const doubledFields = (mapping: Mapping): readonly ImportField[] =>
  IMPORT_FIELDS.filter((field) => !SHARED.has(field) && mapping.filter((one) => one === field).length > 1);

/** Whether somebody can be made of what the columns hold: a name or a contact. */
export const hasSomebody = (mapping: Mapping): boolean =>
  (['name', 'firstName', 'lastName', 'email', 'phone'] as const).some((field) => mapping.includes(field));
