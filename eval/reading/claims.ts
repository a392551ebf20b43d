import { folded } from './folded.ts';

/** What an answer may claim to have done. */
const CLAIMS = {
  booked: [
    /\bc'est (bien )?(reserve|confirme|booke)/,
    /\b(rendez-vous|reservation|rdv) (est |a ete )(bien )?(confirmee?|reservee?|enregistree?)/,
    /\b(je vous ai|j'ai) (bien )?(reserve|inscrit|booke)/,
    /\bvous etes (bien )?(inscrite?|attendue?)\b/,
    /\byou('re| are) (all set|booked|confirmed)/,
    /\b(is|has been|it's|appointment) (now )?(confirmed|booked)\b/,
    /\bi('ve| have) (booked|reserved)/,
    /(^|[.!] )booked[:!]/,
  ],
  cancelled: [
    /\b(est|a ete|j'ai|c'est) (bien )?annulee?\b/,
    /\b(is|has been|i've|i have|it's) (now )?cancel/,
    /(^|[.!] )cancell?ed[:!.]/,
  ],
  moved: [
    /\b(est|a ete|j'ai|c'est) (bien )?deplacee?\b/,
    /\b(is|has been|i've|i have|it's) (now )?(moved|rescheduled)/,
  ],
  filed: [
    /\bj'ai (bien )?(transmis|avise|prevenu|averti|avertis)/,
    /\b(est|a ete|c'est) (bien )?transmise?\b/,
    /\bl'equipe (est|a ete) (prevenue|avisee|avertie)/,
    /\bi('ve| have) (passed|told|forwarded|notified|let)/,
    /\b(has|have) been (passed on|forwarded|notified|told)/,
  ],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>;

export type Claim = keyof typeof CLAIMS;

const SENTENCES = /(?<=[.!?\n])\s+/;
const CONDITIONAL =
  /\b(pas|n'|sera|serait|une fois|pour que|si |quand|before|once|not|n't|will be|would|if |until)\b/;

/** What an answer says is done; questions and conditions claim nothing. */
export const claimsIn = (text: string): readonly Claim[] => {
  const sentences = text
    .split(SENTENCES)
    .map(folded)
    .filter((sentence) => !sentence.includes('?') && !CONDITIONAL.test(sentence));
  const isClaim = (patterns: readonly RegExp[]) =>
    patterns.some((pattern) => sentences.some((sentence) => pattern.test(sentence)));
  return (['booked', 'cancelled', 'moved', 'filed'] as const).filter((claim) => isClaim(CLAIMS[claim]));
};
