import type { PublicConfig } from '../../../shared/schemas/public-site.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { PublicBusiness } from './find-business.ts';
import { shownBusiness } from './shown-business.ts';
import { shownPictures } from './shown-pictures.ts';

/** All that a business shows to anyone, with its pictures. */
export const publicConfig = async (
  kernel: Pick<Kernel, 'table' | 'settings' | 'clock'>,
  business: PublicBusiness,
): Promise<PublicConfig> => {
  const [{ services, people, ...shown }, pictures] = await Promise.all([
    shownBusiness(kernel, business),
    shownPictures(kernel, business.tenant.tenantId),
  ]);
  return {
    ...shown,
    ...pictures.ofBusiness,
    services: services.map((service) => ({
      ...service,
      ...pictures.of({ kind: 'service', ownerId: service.id }),
    })),
    ...(people && {
      people: people.map((person) => ({ ...person, ...pictures.of({ kind: 'person', ownerId: person.id }) })),
    }),
  };
};
