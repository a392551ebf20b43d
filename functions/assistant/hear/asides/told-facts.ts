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

/** Whoever has never been here: « c'est ma première visite », "I've never been there before". */
const FIRST = pattern`
  ^[\s,]*(?:(?:et|and|oui|non|yes|no|ah|oh|well|ben|mais|but|btw|by the way|en passant),? )*(?:
    (?:c'?est|it'?s|this is|(?:ce|ca) (?:serait|sera)|(?:it|this) (?:would|will) be) (?:actually |en fait )?
    (?:ma|notre|my|our|sa|his|her) (?:(?:toute|very) )?(?:premiere|1ere|1re|first) (?:fois|visite|time|visit)
    |(?:je (?:ne |n')?(?:(?:y )?suis|y? ?chu)|(?:je |j')?(?:chu|jsuis)) jamais (?:allee?|venue?)
    |j'y suis jamais (?:allee?|venue?)|(?:i've|ive|i have|we've|we have) never (?:been|come)
    |(?:je suis|chu|jsuis|i'?m|i am|we'?re) (?:une? |an? )?(?:toute? |brand )?(?:nouve(?:au|lle)|new)
    (?: (?:client\w*|customer|patient\w*))?
  )(?: (?:chez vous|ici|la|la-bas|here|there|with you|avec vous|avant|before|in|to your [a-z]+))*[\s.,!]*$`;

/** Where somebody is to be visited. */
const AT_HOME = pattern`
  \b(?:
    j'?habite|je (?:reste|demeure) (?:a|au|dans|sur)|(?:on|nous) (?:habite|habitons|reste a)
    |(?:mon|notre) adresse (?:c'?est|est|:)
    |i live (?:in|at|on)|we live (?:in|at|on)|we're located|i'm located|(?:my|our) address is
  )(?![a-z])
  |\b\d{1,5},? (?:rue|avenue|av|boul|boulevard|chemin|rang|montee|place|cote|route|impasse|croissant) [a-z]
  |\b\d{1,5} (?:[a-z'-]+ ){1,3}(?:
    street|st|avenue|ave|road|rd|drive|dr|lane|court|crescent|blvd|boulevard|place
  )(?![a-z])`;

/**
 * Thoughts that tell of somebody's health, where they live, or that they come for the first time, whatever they ask: "I'm
 * pregnant, does it matter?"
 */
export const toldFactsIn = (segments: readonly Segment[]): readonly Segment[] =>
  segments.filter(
    ({ folded }) => (HEALTH.test(folded) && OWN.test(folded)) || AT_HOME.test(folded) || FIRST.test(folded),
  );
