import type { OfferedPart } from '../../../shared/schemas/basket.ts';
import type { Whole } from '../conversation.ts';
import type { Wish } from '../wish.ts';
import { currentOf, personOf, type Scene } from './scene.ts';
import { linesOf } from './several.ts';

/** Whether a line is performed by whoever performs a part of an offer. */
const isBy = (scene: Scene, { persons }: Wish, { personName }: OfferedPart): boolean =>
  persons.length === 0 || persons.some((id) => personOf(scene, id)?.name === personName);

/** The wish that each part of a whole offer fulfils, in the order of the offer; each date has all of them. */
export const linesOfParts = (scene: Scene, { parts, perDate }: Whole): readonly (Wish | undefined)[] => {
  const lines = linesOf(currentOf(scene.state));
  let left: Wish[] = [];
  return parts.map((part, at) => {
    if (at % (perDate ?? lines.length) === 0) left = [...lines];
    const alike = left.filter(({ serviceId }) => serviceId === part.serviceId);
    const line = alike.find((one) => isBy(scene, one, part)) ?? alike[0];
    if (line) left.splice(left.indexOf(line), 1);
    return line;
  });
};

/** For whom the appointment being arranged is, where the conversation arranges others too. */
export const forWhomOf = ({ state }: Scene): string | undefined =>
  state.appointments.length > 1 ? currentOf(state).wish.forWhom : undefined;
