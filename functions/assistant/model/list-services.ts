import { formatPrice } from '../../../shared/domain/money.ts';
import type { BusinessService } from '../contract.ts';
import type { Scene } from '../rules/scene.ts';
import { type Course, failed, type Told, told } from './course.ts';
import { serviceAlias } from './services-named.ts';
import { listServicesInput, readInput } from './tool-inputs.ts';

const MOST_DESCRIPTION = 400;
const MOST_SERVICES = 60;

const peopleOf = ({ business }: Scene, { people }: BusinessService): readonly string[] =>
  business.people.filter(({ id }) => people?.includes(id)).map(({ name }) => name);

/** A service as the model may tell of it. */
export const serviceFacts = (scene: Scene, service: BusinessService, place: number) => ({
  service: serviceAlias(place),
  name: service.name,
  minutes: service.durationMin,
  price:
    service.price === null
      ? 'not listed'
      : formatPrice(service.price, service.currency, scene.language).replace(/\s/g, ' '),
  ...(service.people ? { people: peopleOf(scene, service) } : {}),
});

/** `list_services`: what the business's page shows of its services. */
export const listServices = async (input: unknown, course: Course): Promise<Told> => {
  const read = readInput(listServicesInput, input);
  if ('wrong' in read) return failed(course, read.wrong);
  const services = course.scene.business.services.slice(0, MOST_SERVICES).map((service, place) => ({
    ...serviceFacts(course.scene, service, place),
    ...(service.description ? { description: service.description.slice(0, MOST_DESCRIPTION) } : {}),
  }));
  return told(course, { services });
};
