import * as moving from '../../../../functions/assistant/hear/acts/moving.ts';
import * as telling from '../../../../functions/assistant/hear/asides/stories.ts';
import * as toldDays from '../../../../functions/assistant/hear/asides/told-days.ts';
import * as confiding from '../../../../functions/assistant/hear/asides/told-facts.ts';
import * as besideBooked from '../../../../functions/assistant/hear/booked/beside-booked.ts';
import * as changing from '../../../../functions/assistant/hear/changes/changing.ts';
import * as choosing from '../../../../functions/assistant/hear/choice.ts';
import * as naming from '../../../../functions/assistant/hear/contact/names.ts';
import * as consenting from '../../../../functions/assistant/hear/contact/sms.ts';
import * as spelling from '../../../../functions/assistant/hear/contact/spoken-contact.ts';
import type { HearingContext } from '../../../../functions/assistant/hear/hear.ts';
import * as team from '../../../../functions/assistant/hear/people/team.ts';
import * as womanOrMan from '../../../../functions/assistant/hear/people/woman-or-man.ts';
import * as own from '../../../../functions/assistant/hear/questions/own-questions.ts';
import * as supposing from '../../../../functions/assistant/hear/questions/suppositions.ts';
import * as measured from '../../../../functions/assistant/hear/questions/things-measured.ts';
import * as seeking from '../../../../functions/assistant/hear/questions/unoffered.ts';
import * as aging from '../../../../functions/assistant/hear/services/ages.ts';
import * as lasting from '../../../../functions/assistant/hear/services/lengths.ts';
import * as meaning from '../../../../functions/assistant/hear/services/meant-by.ts';
import * as sharing from '../../../../functions/assistant/hear/sharing/sharing.ts';
import * as any from '../../../../functions/assistant/hear/times/any-time.ts';
import * as around from '../../../../functions/assistant/hear/times/around-hours.ts';
import * as opening from '../../../../functions/assistant/hear/times/at-opening.ts';
import * as relating from '../../../../functions/assistant/hear/times/like-before.ts';
import * as listing from '../../../../functions/assistant/hear/times/listed-dates.ts';
import * as monthly from '../../../../functions/assistant/hear/times/months.ts';
import * as same from '../../../../functions/assistant/hear/times/same-hour.ts';
import * as spanning from '../../../../functions/assistant/hear/times/spoken-spans.ts';
import * as weekly from '../../../../functions/assistant/hear/times/spoken-weeks.ts';
import * as untold from '../../../../functions/assistant/hear/times/untold-days.ts';
import * as usual from '../../../../functions/assistant/hear/times/usual-hours.ts';
import * as repeating from '../../../../functions/assistant/hear/wishes/repetition.ts';
import { readPhone } from '../../../../shared/domain/phone-number.ts';
import { TODAY } from './said.ts';

type Business = Pick<HearingContext, 'services' | 'people'>;

const service = (id: string, ...knownAs: readonly [string, ...string[]]) => ({
  id,
  name: knownAs[0],
  knownAs,
});

const salon: Business = {
  services: [
    service('femme', 'Coupe femme', 'Women’s cut'),
    service('homme', 'Coupe homme', 'Men’s cut'),
    service('enfant', 'Coupe enfant', 'Kids’ cut'),
    service('couleur', 'Coloration', 'Colouring'),
    service('balayage', 'Balayage'),
    service('plis', 'Mise en plis', 'Blow-dry'),
  ],
  people: [
    { id: 'lea', name: 'Léa Gagnon' },
    { id: 'karim', name: 'Karim Haddad' },
    { id: 'steph', name: 'Stéphanie Roy' },
  ],
};

const garage: Business = {
  services: [
    service('vidange', 'Changement d’huile', 'Oil change'),
    service('pneus', 'Changement de pneus', 'Tire change'),
    service('freins', 'Inspection des freins', 'Brake inspection'),
    service('alignement', 'Alignement', 'Wheel alignment'),
  ],
  people: [],
};

const clinic: Business = {
  services: [
    service('nettoyage', 'Nettoyage dentaire', 'Dental cleaning'),
    service('examen', 'Examen complet', 'Full exam'),
    service('urgence', 'Urgence dentaire', 'Dental emergency'),
    service('massage-60', 'Massage 60 minutes', '60-minute massage'),
    service('massage-90', 'Massage 90 minutes', '90-minute massage'),
  ],
  people: [
    { id: 'nguyen', name: 'Dre Linh Nguyen' },
    { id: 'tremblay', name: 'Dr Marc Tremblay' },
  ],
};

/** Its services share what they are done to. */
const workshop: Business = {
  services: [
    service('base', 'Mise au point de base', 'Basic tune-up', 'petit tune-up'),
    service('complet', 'Mise au point complète', 'Complete tune-up', 'gros tune-up'),
    service('roue', 'Dévoilage de roue', 'Wheel truing'),
    service('position', 'Positionnement sur vélo', 'Bike fit'),
    service('moteur', 'Diagnostic de vélo électrique', 'E-bike diagnosis'),
    service('lunettes-ajust', 'Ajustement de lunettes', 'Glasses adjustment'),
    service('lunettes-rep', 'Réparation de lunettes', 'Glasses repair'),
  ],
  people: [
    { id: 'ines', name: 'Inès Morin' },
    { id: 'paul', name: 'Paul Caron' },
  ],
};

export const BUSINESSES = { salon, garage, clinic, workshop };

/** What is known before a first message: nothing was asked or offered yet. */
export const contextOf = (
  business: keyof typeof BUSINESSES,
  more: Partial<HearingContext> = {},
): HearingContext => ({
  ...BUSINESSES[business],
  faq: [],
  today: TODAY,
  language: 'fr',
  choices: 0,
  readPhone,
  own,
  toldDays: () => toldDays,
  ...((more.people ?? BUSINESSES[business].people).length > 0 ? { team } : {}),
  ...((more.booked ?? []).length > 0 ? { besideBooked } : {}),
  supposing,
  repeating,
  spanning,
  weekly,
  monthly,
  listing,
  telling,
  confiding,
  spelling,
  meaning,
  aging,
  lasting,
  measured,
  womanOrMan,
  any,
  opening,
  untold,
  usual,
  around,
  same,
  moving,
  seeking,
  sharing,
  naming,
  ...((more.choices ?? 0) > 0 ? { choosing } : {}),
  ...(more.isSmsAsked ? { consenting } : {}),
  ...(more.before || more.weekAsked ? { relating } : {}),
  ...(more.booked || more.arranged ? { changing } : {}),
  ...more,
});
