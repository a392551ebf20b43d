import type { Role } from '../../shared/domain/roles.ts';
import type { ProfilePatch } from '../../shared/schemas/profile.ts';

/** A client of the demo business, with at least an e-mail or a phone. */
export interface DemoPerson {
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
  /** What the team calls them once it knows them. */
  readonly tags?: readonly string[];
}

const mailed = (name: string, email: string, ...tags: readonly string[]): DemoPerson => ({
  name,
  email: `${email}@example.com`,
  ...(tags.length > 0 ? { tags } : {}),
});
const called = (name: string, phone: string, ...tags: readonly string[]): DemoPerson => ({
  name,
  phone,
  ...(tags.length > 0 ? { tags } : {}),
});

export const people = {
  camille: mailed('Camille Roy', 'camille.roy'),
  julien: called('Julien Pelletier', '514 555-0173'),
  ines: mailed('Inès Benali', 'ines.benali'),
  maude: called('Maude Gagnon', '438 555-0119', 'Fidèle'),
  sarah: mailed('Sarah Tremblay', 'sarah.tremblay', 'Mariage'),
  michael: called('Michael Chen', '514 555-0188'),
  lea: mailed('Léa Fortin', 'lea.fortin'),
  amelie: mailed('Amélie Bouchard', 'amelie.bouchard', 'Fidèle', 'VIP'),
  karim: called('Karim Haddad', '514 555-0126', 'Fidèle'),
  sophie: mailed('Sophie Lavallée', 'sophie.lavallee'),
  emma: mailed('Emma Wilson', 'emma.wilson'),
  nadia: called('Nadia Cherif', '438 555-0154'),
  roxane: mailed('Roxane Girard', 'roxane.girard', 'VIP'),
  daniel: mailed('Daniel O’Brien', 'daniel.obrien'),
  mia: called('Mia Nguyen', '514 555-0137'),
  catherine: mailed('Catherine Dubé', 'catherine.dube', 'Fidèle'),
  olivia: mailed('Olivia Martin', 'olivia.martin', 'Mariage'),
  jade: called('Jade Lemieux', '450 555-0162', 'Allergies'),
  fatou: mailed('Fatou Diallo', 'fatou.diallo'),
  chloe: mailed('Chloé Bergeron', 'chloe.bergeron'),
} as const satisfies Readonly<Record<string, DemoPerson>>;

/** Those of the demo business who take bookings. */
export type DemoColleague = 'elise' | 'marie' | 'yasmine' | 'noemie';

const english = (title: string) => ({ translations: { en: { title } } });

/** What visitors and colleagues see of them. */
export const demoProfiles = {
  elise: {
    name: 'Élise Morin',
    title: 'Fondatrice, soins du visage',
    colour: 'teal',
    ...english('Founder, facials'),
  },
  marie: {
    name: 'Marie Lavoie',
    title: 'Massothérapeute',
    colour: 'violet',
    ...english('Massage therapist'),
  },
  yasmine: { name: 'Yasmine Saïd', title: 'Maquilleuse', colour: 'orange', ...english('Makeup artist') },
  noemie: { name: 'Noémie Caron', title: 'Esthéticienne', colour: 'pink', ...english('Beautician') },
} as const satisfies Readonly<Record<DemoColleague, ProfilePatch>>;

/** The members besides the owner; Noémie takes bookings without an account. */
export const demoMembers = [
  { email: 'marie@comptoir.test', colleague: 'marie', role: 'admin' },
  { email: 'yasmine@comptoir.test', colleague: 'yasmine', role: 'staff' },
] as const satisfies readonly {
  readonly email: string;
  readonly colleague: DemoColleague;
  readonly role: Role;
}[];

/** Somebody who has not accepted the invitation yet. */
export const demoInvited = {
  email: 'comptable@comptoir.test',
  name: 'Paul Mercier',
  role: 'viewer',
} as const;
