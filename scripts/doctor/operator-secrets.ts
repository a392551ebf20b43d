import { readGivenStripe } from '../../functions/resources/billing/given-stripe.ts';
import { operatorSecretName, type Stage } from '../../infra/stage.ts';

/** A secret that an operator makes in Secrets Manager, in the stage's region. All others are made by the stacks. */
export interface OperatorSecret {
  readonly name: string;
  readonly isNeeded: boolean;
  /** What does not work without it. */
  readonly without: string;
  /** Its format in words, and a check of a value. */
  readonly form: string;
  readonly isOfForm: (value: string) => boolean;
}

const sells = ({ prices }: Stage): boolean => Object.values(prices).some((price) => price !== null);

/** The secrets that a stage may be given. */
export const operatorSecrets = (stage: Stage): readonly OperatorSecret[] => [
  {
    name: operatorSecretName(stage.name, 'stripe'),
    isNeeded: sells(stage),
    without: 'nothing is sold',
    form: '{"key": "sk_…", "webhookSecret": "whsec_…"}',
    isOfForm: (value) => readGivenStripe(value) !== undefined,
  },
  {
    name: operatorSecretName(stage.name, 'anthropic'),
    isNeeded: false,
    without: 'the assistant answers by its rules',
    form: 'the key alone',
    isOfForm: () => true,
  },
];
