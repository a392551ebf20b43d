import { DAY_MS } from '../../shared/domain/duration.ts';
import type { RouteData } from '../../shared/routes.ts';
import type { Member, MemberList } from '../../shared/schemas/member.ts';
import type { Person } from '../../shared/schemas/person.ts';
import type { Service } from '../../shared/schemas/service.ts';
import type { Site } from '../../shared/schemas/site.ts';
import type { Tenant } from '../../shared/schemas/tenant.ts';
import type { LocalClock } from '../clock.ts';
import { LocalFailure } from '../local-failure.ts';
import { DEMO_LOGIN, demoAddress, demoSite, demoTenant, demoWindows } from './demo-business.ts';
import { type Call, callerAs, type DemoHost } from './demo-calls.ts';
import { type DemoColleague, demoInvited, demoMembers, demoProfiles } from './demo-people.ts';
import { showPicture } from './demo-pictures.ts';
import { demoServices } from './demo-services.ts';
import { demoBooking, demoTold, toldSince } from './demo-told.ts';
import { LIVED_DAYS, liveFortnight } from './live-fortnight.ts';

export interface SeedParts extends DemoHost {
  readonly clock: LocalClock;
  /** An id token of a demo user, who is created if there is none with that e-mail. */
  readonly signIn: (email: string) => Promise<string>;
}

/** The business with its page and its hours, before anybody works there. */
const openBusiness = async (owner: Call): Promise<void> => {
  const { version } = await owner<Tenant>('POST', '/v1/tenants', 'tenant', demoTenant);
  await owner('PATCH', '/v1/tenants/current', 'address', { address: demoAddress, version });
  for (const [n, window] of demoWindows.entries())
    await owner('POST', '/v1/availability', `window-${n}`, window);
  await owner('POST', '/v1/sites', 'site', demoSite);
};

type Ids = Readonly<Record<DemoColleague, string>>;

/** Everybody with a name, a title and a colour; answers who they are. */
const gatherTeam = async (parts: SeedParts, owner: Call): Promise<Ids> => {
  const own = await owner<Member>('PATCH', '/v1/members/me', 'own', { ...demoProfiles.elise, version: 1 });
  const person = await owner<Person>('POST', '/v1/people', 'person', demoProfiles.noemie);
  const joined: Member[] = [];
  for (const { email, role, colleague } of demoMembers) {
    const { name, ...profile } = demoProfiles[colleague];
    await owner('POST', '/v1/members/invite', `invite-${email}`, { email, name, role });
    const as = callerAs(parts, { token: await parts.signIn(email) });
    await as('GET', '/v1/me', '');
    const { members } = await owner<MemberList>('GET', '/v1/members', '');
    const version = members.find((one) => one.email === email)?.version ?? 1;
    joined.push(await as<Member>('PATCH', '/v1/members/me', 'own', { ...profile, version }));
  }
  await owner('POST', '/v1/members/invite', 'invite-other', demoInvited);
  const [marie, yasmine] = joined.map(({ memberId }) => memberId);
  if (!marie || !yasmine) throw new LocalFailure('The demo business could not be made: nobody joined.');
  return { elise: own.memberId, marie, yasmine, noemie: person.personId };
};

/** They take bookings since before the fortnight that is lived, so that its visitors find them. */
const takeBookings = async ({ clock }: SeedParts, owner: Call, ids: Ids): Promise<void> => {
  clock.set(clock.now() - LIVED_DAYS * DAY_MS);
  try {
    for (const id of Object.values(ids))
      await owner('PATCH', `/v1/calendars/${id}`, `calendar-${id}`, { active: true });
  } finally {
    clock.set(Date.now());
  }
};

const offerServices = async (owner: Call, ids: Ids): Promise<void> => {
  for (const [n, { performers, picture, ...service }] of demoServices.entries()) {
    const body = { ...service, calendarIds: performers.map((one) => ids[one]) };
    const { serviceId } = await owner<Service>('POST', '/v1/services', `service-${n}`, body);
    const texts = { alt: service.name, english: service.translations?.en?.name };
    if (picture) await showPicture(owner, picture, { kind: 'service', ownerId: serviceId }, texts);
  }
  await owner('POST', '/v1/slots/generate', 'slots', { durationMinutes: 30 });
};

const hangPictures = async (owner: Call, ids: Ids): Promise<void> => {
  await showPicture(owner, 'logo', { kind: 'logo' }, { alt: demoTenant.name });
  await showPicture(
    owner,
    'cover',
    { kind: 'cover' },
    {
      alt: 'Une étagère de soins près d’une fenêtre en arche',
      english: 'A shelf of skin care beside an arched window',
    },
  );
  for (const { colleague } of [{ colleague: 'elise' }, ...demoMembers, { colleague: 'noemie' }] as const)
    await showPicture(
      owner,
      colleague,
      { kind: 'person', ownerId: ids[colleague] },
      {
        alt: `Portrait de ${demoProfiles[colleague].name}`,
        english: `Portrait of ${demoProfiles[colleague].name}`,
      },
    );
};

/** A question that is answered by now is none any more. */
const dropAnswered = async (owner: Call): Promise<void> => {
  const { questions } = await owner<RouteData<'GET /v1/questions'>>('GET', '/v1/questions', '');
  for (const { questionId, question } of questions)
    if (toldSince.test(question)) await owner('DELETE', `/v1/questions/${questionId}`, `drop-${questionId}`);
};

/**
 * Its answers and rules, and how much visitors may book at once: once its past is lived, which keeps to the defaults.
 */
const tellVisitors = async (owner: Call): Promise<void> => {
  const site = await owner<Site>('GET', '/v1/sites', '');
  await owner('PATCH', '/v1/sites/current', 'told', { ...demoTold, version: site.version });
  await dropAnswered(owner);
  const { tenant } = await owner<{ readonly tenant: Tenant }>('GET', '/v1/me', '');
  await owner('PATCH', '/v1/tenants/current', 'booking', { booking: demoBooking, version: tenant.version });
};

/**
 * Creates the demo business, with a team and a past fortnight, through the product's API, unless its site exists. A
 * start that was interrupted leaves a working business with a shorter past. Nobody else is answered meanwhile.
 */
export const seedDemo = async (parts: SeedParts): Promise<void> => {
  const { origin, clock, opening, signIn } = parts;
  const known = await fetch(`${origin}/public/sites/demo/config`, { headers: opening.pass });
  if (known.ok) return;
  opening.closeMeanwhile();
  const owner = callerAs(parts, { token: await signIn(DEMO_LOGIN.email) });
  await openBusiness(owner);
  const ids = await gatherTeam(parts, owner);
  await takeBookings(parts, owner, ids);
  await offerServices(owner, ids);
  await hangPictures(owner, ids);
  await liveFortnight(parts, owner, clock, clock.now());
  await tellVisitors(owner);
};
