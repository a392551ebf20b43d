import type { BusinessService } from '../contract.ts';
import { fold } from '../hear/text.ts';
import { type Scene, serviceOf } from '../rules/scene.ts';

/** How the model calls a service: by its place in the list, which is shorter and surer to copy than an id. */
export const serviceAlias = (place: number): string => `v${place + 1}`;

/** The service that a name of the model's means: its alias, its id or its name. */
export const serviceNamed = (
  services: readonly BusinessService[],
  named: string,
): BusinessService | undefined =>
  services.find(
    ({ id, name, knownAs = [name] }, place) =>
      named === serviceAlias(place) || named === id || knownAs.some((known) => fold(named) === fold(known)),
  );

/** The service named, the one spoken of, or the only one; `unknown` for a name that means none. */
export const meantService = (
  scene: Scene,
  named: string | undefined,
): BusinessService | undefined | 'unknown' => {
  const { services } = scene.business;
  if (named !== undefined) return serviceNamed(services, named) ?? 'unknown';
  return serviceOf(scene) ?? (services.length === 1 ? services[0] : undefined);
};
