/** A client of the demo business, with at least an e-mail or a phone. */
export interface DemoPerson {
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
}

const mailed = (name: string, email: string): DemoPerson => ({ name, email: `${email}@example.com` });
const called = (name: string, phone: string): DemoPerson => ({ name, phone });

export const people = {
  camille: mailed('Camille Roy', 'camille.roy'),
  julien: called('Julien Pelletier', '514 555-0173'),
  ines: mailed('Inès Benali', 'ines.benali'),
  maude: called('Maude Gagnon', '438 555-0119'),
  sarah: mailed('Sarah Tremblay', 'sarah.tremblay'),
  michael: called('Michael Chen', '514 555-0188'),
  lea: mailed('Léa Fortin', 'lea.fortin'),
  amelie: mailed('Amélie Bouchard', 'amelie.bouchard'),
  karim: called('Karim Haddad', '514 555-0126'),
  sophie: mailed('Sophie Lavallée', 'sophie.lavallee'),
  emma: mailed('Emma Wilson', 'emma.wilson'),
  nadia: called('Nadia Cherif', '438 555-0154'),
  roxane: mailed('Roxane Girard', 'roxane.girard'),
  daniel: mailed('Daniel O’Brien', 'daniel.obrien'),
  mia: called('Mia Nguyen', '514 555-0137'),
  catherine: mailed('Catherine Dubé', 'catherine.dube'),
  olivia: mailed('Olivia Martin', 'olivia.martin'),
  jade: called('Jade Lemieux', '450 555-0162'),
  fatou: mailed('Fatou Diallo', 'fatou.diallo'),
  chloe: mailed('Chloé Bergeron', 'chloe.bergeron'),
} as const satisfies Readonly<Record<string, DemoPerson>>;

export const demoOwner = { name: 'Élise Morin' } as const;

/** The team besides the owner. The last member has not accepted the invitation yet. */
export const demoTeam = [
  { email: 'marie@comptoir.test', name: 'Marie Lavoie', role: 'admin', hasJoined: true },
  { email: 'yasmine@comptoir.test', name: 'Yasmine Saïd', role: 'staff', hasJoined: true },
  { email: 'comptable@comptoir.test', name: 'Paul Mercier', role: 'viewer', hasJoined: false },
] as const;
