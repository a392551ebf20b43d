import type { ErrorCode } from '../../shared/domain/errors.ts';
import type { Account } from '../web/dashboard-world.ts';
import { dialogOf, type Scene } from './messages-scene.ts';

/** Somebody else was quicker: what the server says of it is what the screen shows. */
interface Refusal {
  readonly cause: string;
  readonly says: ErrorCode;
  readonly as: 'owner' | 'staff';
  /** Resolves once the screen has sent what the server refuses. */
  readonly provoke: (scene: Scene, staff: Account) => Promise<void>;
}

const submit = ({ page }: Scene) => dialogOf(page).locator('button[type=submit]').click();

/** Opens the form of a service that has just been made. */
const editService = async ({ world, owner, go, press }: Scene, name: string): Promise<string> => {
  const { serviceId } = await world.call(owner, 'POST', '/v1/services', { name, durationMin: 30 });
  await go('/dashboard/services');
  await press(new RegExp(`^Modifier ${name}`), new RegExp(`^Edit ${name}`));
  return serviceId;
};

const deletedService = async (scene: Scene): Promise<void> => {
  const serviceId = await editService(scene, 'Barbe');
  await scene.world.call(scene.owner, 'DELETE', `/v1/services/${serviceId}`);
  await submit(scene);
};

const demoted = async (scene: Scene, staff: Account): Promise<void> => {
  const { world, owner } = scene;
  await editService(scene, 'Soin');
  const { members } = await world.call(owner, 'GET', '/v1/members');
  const { memberId } = members.find(({ email }: { email: string }) => email === staff.email);
  await world.call(owner, 'PATCH', `/v1/members/${memberId}`, { role: 'viewer' });
  await submit(scene);
};

export const refusals: readonly Refusal[] = [
  {
    cause: '404: the service was deleted while it was being edited',
    says: 'not_found',
    as: 'owner',
    provoke: deletedService,
  },
  {
    cause: '403: the role was taken away while a form was open',
    says: 'forbidden',
    as: 'staff',
    provoke: demoted,
  },
  {
    cause: '409: whoever is invited is a member already',
    says: 'member_exists',
    as: 'owner',
    provoke: async ({ page, go, press }, staff) => {
      await go('/dashboard/members');
      await page.locator('input[name=email]').fill(staff.email);
      await press(/^Inviter$/, /^Invite$/);
    },
  },
];

/** No server is asked, or none answers: the screen's own words are shown. */
export const silences: ReadonlyArray<{ cause: string; begin: (scene: Scene) => Promise<unknown> }> = [
  { cause: 'the browser is offline', begin: ({ page }) => page.context().setOffline(true) },
  { cause: 'ten seconds pass', begin: ({ page }) => page.route(/\/v1\/services\//, () => undefined) },
  {
    cause: 'a gateway answers for a server that is away',
    begin: ({ page }) =>
      page.route(/\/v1\/services\//, (route) =>
        route.fulfill({ status: 503, json: { message: 'Service Unavailable' } }),
      ),
  },
];

/** Opens a service's form, lets `begin` happen, and sends it. */
export const saveInSilence = async (
  scene: Scene,
  begin: (scene: Scene) => Promise<unknown>,
): Promise<void> => {
  await scene.go('/dashboard/services');
  await scene.press(/^Modifier Coupe/, /^Edit Coupe/);
  await begin(scene);
  await submit(scene);
  await scene.shows('serviceSaveFailed');
};
