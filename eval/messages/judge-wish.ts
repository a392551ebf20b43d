import type { Appointment } from '../../functions/assistant/conversation.ts';
import { currentOf } from '../../functions/assistant/decide/scene.ts';
import { fits } from '../../functions/assistant/time/fits.ts';
import { instantOf } from '../businesses/local-time.ts';
import { answered, specOf } from './answered.ts';
import type { WishMessage } from './message.ts';

const MINUTE_MS = 60_000;
const UNNAMED_MIN = 30;

const servicesIn = ({ wish, besides = [] }: Appointment): readonly (string | undefined)[] =>
  [wish, ...besides].map(({ serviceId }) => serviceId);

/** What was taken otherwise than it was said; nothing where all of it was taken right. */
export const judgeWish = async (message: WishMessage): Promise<readonly string[]> => {
  const spec = specOf(message);
  const { state } = await answered(message);
  const current = currentOf(state);
  const { wish } = current;
  const { services = [], people = [], notPeople = [] } = message;
  const minutes = services.reduce((sum, key) => sum + (spec.services[key]?.minutes ?? 0), 0) || UNNAMED_MIN;
  const suits = (local: string): boolean => {
    const start = instantOf(local, spec.tenant.timezone);
    const slot = [start, start + minutes * MINUTE_MS].map((ms) => new Date(ms).toISOString());
    return fits({ startAt: slot[0] ?? '', endAt: slot[1] ?? '' }, wish, spec.tenant.timezone);
  };
  const found = [current, ...state.appointments].flatMap(servicesIn);
  return [
    ...message.fits.filter((at) => !suits(at)).map((at) => `not at ${at}`),
    ...message.misfits.filter(suits).map((at) => `at ${at}`),
    ...services.filter((key) => !found.includes(key)).map((key) => `not ${key}`),
    ...people.filter((key) => !wish.persons.includes(key)).map((key) => `not with ${key}`),
    ...(people.length > 0 ? wish.persons.filter((key) => !people.includes(key)) : []).map(
      (key) => `with ${key}`,
    ),
    ...notPeople.filter((key) => !wish.notPersons.includes(key)).map((key) => `not without ${key}`),
  ];
};
