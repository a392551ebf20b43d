import { brandId, type ConversationId, type TenantId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { SCENARIO_KINDS, Scenario } from '../../../shared/schemas/scenario.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import type { Unconditional } from '../../kernel/table/write.ts';

/**
 * A turn that is to be answered otherwise. It holds no word of the visitor: the conversation does, with which it
 * expires and is erased.
 */
export interface ScenarioItem {
  readonly kind: (typeof SCENARIO_KINDS)[number];
  readonly filedAt: string;
  readonly language: Language;
  readonly conversationId: ConversationId;
  readonly turn: number;
  readonly expected?: string;
  readonly faqId?: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

type Place = Pick<ScenarioItem, 'conversationId' | 'turn'>;

/** One scenario for each turn: `conversation.turn`. */
const scenarioIdOf = ({ conversationId, turn }: Place): string => `${conversationId}.${turn}`;

/** The turn that an id names; undefined where it names none. */
export const placeIn = (scenarioId: string): Place | undefined => {
  const [, conversationId, turn] = /^([^.]+)\.([1-9]\d{0,3})$/.exec(scenarioId) ?? [];
  if (!conversationId || !turn) return undefined;
  return { conversationId: brandId<ConversationId>(conversationId), turn: Number(turn) };
};

/** Files a turn; filed again, it says what was filed last. */
export const scenarioWrite = (tenantId: TenantId, item: ScenarioItem): Unconditional => ({
  put: keys.scenario(tenantId, item.conversationId, item.turn),
  item: { ...item, ...indexed.scenario(tenantId, item.filedAt, scenarioIdOf(item)) },
});

export const toScenario = (item: ScenarioItem): Scenario => ({
  scenarioId: scenarioIdOf(item),
  kind: item.kind,
  filedAt: item.filedAt,
  language: item.language,
  conversationId: item.conversationId,
  turn: item.turn,
  ...(item.expected === undefined ? {} : { expected: item.expected }),
  ...(item.faqId === undefined ? {} : { faqId: item.faqId }),
});
