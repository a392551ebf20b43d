import type { Business } from '../../../../functions/assistant/contract.ts';
import { SALON_SERVICES, salon } from '../../../support/assistant-ports.ts';
import { contextOf } from '../hear/businesses.ts';

export const context = contextOf('salon');

/** The salon of the phrase tables, with all that the assistant knows of a business. */
export const business: Business = salon({
  services: context.services.flatMap((service) =>
    SALON_SERVICES.slice(0, 1).map((like) => ({ ...like, ...service })),
  ),
  people: context.people,
});
