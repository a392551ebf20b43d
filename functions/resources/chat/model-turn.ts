import { type BookingId, brandId, type ConversationId, type TenantId } from '../../../shared/domain/ids.ts';
import { DEFAULT_MODEL, isModelId, type ModelId } from '../../../shared/domain/models.ts';
import { MODEL_TURN_MS } from '../../../shared/domain/time-limits.ts';
import type { TurnNote } from '../../../shared/schemas/conversation.ts';
import type { Site } from '../../../shared/schemas/site.ts';
import type { ModelParts, ReaderAndWriter, Usage } from '../../assistant/model/model.ts';
import { microdollarsOf, noUsage, sumOf } from '../../assistant/model/spend.ts';
import { ENV } from '../../kernel/environment.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Request } from '../../kernel/http/request.ts';
import { findBooking } from '../../records/bookings/booking-store.ts';
import { transcriptOf } from '../../records/conversations/transcript.ts';
import { planOf } from '../../records/tenants/plan-of.ts';
import type { PublicBusiness } from '../public-site/find-business.ts';
import { addSpend, isBudgetSpent, usdOf } from './model-budget.ts';

type ChatCall = Request<'POST /public/sites/{slug}/chat'>;

const SERVICE = 'chat';
const IDEMPOTENCY_HEADER = 'idempotency-key';

export interface AskedTurn {
  readonly id: ConversationId;
  /** Whether anything of the conversation was stored before. */
  readonly isKnown: boolean;
  /** Whether the visitor has agreed that their words are stored, and may so be sent to the model. */
  readonly keeps: boolean;
  /** The mode that the business's plan allows. */
  readonly replyMode: Site['replyMode'];
}

/** What a model has cost: tokens of every kind, and millionths of a US dollar. */
type Cost = NonNullable<TurnNote['cost']>;

/**
 * A turn in which a model takes part. `settle` records its cost, however it ended; `cost` is what it has cost so far.
 */
export interface ModelTurn {
  readonly parts: ReaderAndWriter;
  readonly cost: () => Cost;
  readonly settle: () => Promise<void>;
}

/** The operator's key; undefined when none is set or it cannot be read now. */
const keyOf = async ({ given, logger }: Kernel): Promise<string | undefined> => {
  try {
    return await given?.('anthropic');
  } catch (error) {
    logger.error('the key of the model was not to be had', error);
    return undefined;
  }
};

/** The stage's model; undefined, and logged, when it names one without a price. */
const modelOf = ({ logger }: Kernel): ModelId | undefined => {
  const id = process.env[ENV.assistantModel] || DEFAULT_MODEL;
  if (isModelId(id)) return id;
  logger.error('the model is not one that may answer', new Error(`There is no price for the model "${id}".`));
  return undefined;
};

/**
 * Whether this same request booked before it died: then the rules answer, since they repeat the same steps and find
 * it.
 */
const hasBooked = async ({ table }: Kernel, { tenant }: PublicBusiness, call: ChatCall): Promise<boolean> => {
  if (call.headers[IDEMPOTENCY_HEADER] === undefined) return false;
  const bookingId = brandId<BookingId>(call.mint('booking'));
  return (await findBooking(table, tenant.tenantId, bookingId)) !== undefined;
};

/** Adds up what the requests of one turn use, and records it once. */
const openMeter = ({ table, logger, measure }: Kernel, tenantId: TenantId, id: ModelId, now: number) => {
  let usage = noUsage;
  return {
    used: (more: Usage): void => {
      usage = sumOf(usage, more);
    },
    cost: (): Cost => ({
      tokens: Object.values(usage).reduce((all, tokens) => all + tokens, 0),
      microdollars: microdollarsOf(id, usage),
    }),
    settle: async (): Promise<void> => {
      const spent = microdollarsOf(id, usage);
      if (spent === 0) return;
      measure?.(SERVICE, 'ModelSpend', usdOf(spent));
      // The visitor has their answer already, so a failure to record its cost must not change it.
      await addSpend(table, tenantId, spent, now).catch((error) =>
        logger.error('what the model cost was not put down', error, { tenantId, spent }),
      );
    },
  };
};

/**
 * The model's reader and writer for this turn; `undefined` where the rules alone answer: for a visitor who has not agreed,
 * without a key, when the month's budget is spent, and for a site that only greets. Of these, only the budget needs a
 * read.
 */
export const modelTurn = async (
  kernel: Kernel,
  business: PublicBusiness,
  asked: AskedTurn,
  call: ChatCall,
): Promise<ModelTurn | undefined> => {
  const { table, logger, measure } = kernel;
  const { tenantId } = business.tenant;
  const { now, body } = call;
  if (asked.replyMode !== 'llm' || !(asked.keeps || body.preview)) return undefined;
  const key = await keyOf(kernel);
  const id = key && modelOf(kernel);
  if (!key || !id) return undefined;
  if (await isBudgetSpent(table, tenantId, planOf(business.tenant, now), now)) return undefined;
  if (await hasBooked(kernel, business, call)) return undefined;
  const turns = asked.isKnown ? await transcriptOf(table, { conversationId: asked.id }) : [];
  // Loaded only where there is a key.
  const { anthropicModel, modelReader, modelWriter } = await import('./with-model.ts');
  const { used, cost, settle } = openMeter(kernel, tenantId, id, now);
  const setBack: ModelParts['setBack'] = (why) => {
    logger.warn('the rules spoke for the model', { tenantId, why });
    measure?.(SERVICE, 'ModelSetbacks');
  };
  const parts: ModelParts = {
    model: anthropicModel(id, key),
    deadline: AbortSignal.timeout(MODEL_TURN_MS),
    message: body.message,
    turns,
    used,
    setBack,
  };
  return { parts: { reader: modelReader(parts), writer: modelWriter(parts) }, cost, settle };
};
