import { pattern } from '../../patterns.ts';
import type { Segment } from '../segments.ts';

/** States of body and health, and aids, that whoever performs a service is to know. */
const HEALTH = pattern`
  \b(?:
    enceinte|grossesse|pregnan(?:t|cy)|weeks along|allait\w*|breastfe\w*|allerg\w*|intoleran\w*|diabet\w*|asthm\w*
    |epilep\w*|pacemaker|stimulateur cardiaque|cardiaque|heart (?:condition|problem|disease)|prothese|prosthe\w*
    |(?:hip|knee) replacement|implants?|herni\w*|arthr\w*|anticoagul\w*|blood thinners?|eczema|psoriasis|migraines?
    |marchette|walker|wheelchair|fauteuil roulant|canne|cane|crutches|bequilles|(?:peau|cuir chevelu) sensible
    |sensitive (?:skin|scalp)|oper(?:e|ee|ation)|surgery|chirurgie|cancer|chimio\w*|chemo\w*|haute pression
    |(?:high )?blood pressure|hypertension|latex|sourde?|malentendante?|deaf|hard of hearing|aveugle|blind|autis\w*
    |tdah|adhd|dementia|alzheimer|demence|parkinson\w*|mobilite reduite|reduced mobility|anxie\w*|anxious
  )(?![a-z])`;

/** Said of oneself, or of whoever comes. */
const OWN = pattern`
  (?<![a-z'])(?:
    je|j'?ai|chu|jsuis|mon|ma|mes|nous|notre|il|elle|son|sa|i|i'?m|i'?ve|my|we|we're|our|she|he|she's|he's|her|his
  )(?![a-z])`;

/** Thoughts that tell of somebody's health, whatever they ask: "I'm pregnant, does it matter?" */
export const healthFactsIn = (segments: readonly Segment[]): readonly Segment[] =>
  segments.filter(({ folded }) => HEALTH.test(folded) && OWN.test(folded));
