import { pattern, source } from '../../patterns.ts';

/** "Who teaches theory?", « qui pourrait l'aider en français ? »: whatever is done, a service is named. */
const WHO_DOES = pattern`
  \b(?:est-ce )?qu'(?:elle|il) (?:fait|peut faire|pourrait faire)\b
  |^[\s,]*(?:(?:et|and|pis|so|ok|hi|hello|bonjour|c'est)[ ,]+)*(?:who|qui)(?:
    's| is| are| est-ce qui| peut| pourrait| can| could| would| va
  )? (?!
    (?:is|are|peut|pourrait|can|could|would|va) |free|available|libre|dispo|open|off |in |work|travaille
    |l[ae] |les |l'|the |your |votre |vos |is the|est le|est la|do i|dois|will i|should i|i |je |sont|are you
    |etes|that|pay|paie|needs? |wants? |ont besoin|a besoin
  )[a-z']+`;

/** Those who work somewhere, by what they are. */
export const WORKER = [
  source`
    person|personne|employee?|member|membre|technicien(?:ne)?|technician|tech|artiste?|prof(?:essor|esseure?)?`,
  source`
    stylist|barber|hairdresser|groomer|esthetician|coiffeu(?:r|se)|barbier|barbiere|toiletteu(?:r|se)
    |estheticienne`,
  source`
    mechanic|mecanicien(?:ne)?|mecano|plumber|plombi(?:er|ere)|electrician|electricien(?:ne)?|installer
    |installateur`,
  source`
    therapist|therapeute|masseu(?:r|se)|physio|osteo|doctor|medecin|docteure?|dentiste?|hygieniste?|vet
    |optometriste?`,
  'instructor|instruct(?:eur|rice)|teacher|trainer|coach|moniteur|monitrice|photographer|photographe',
  'agent|broker|courti(?:er|ere)|accountant|comptable|notary|notaire|lawyer|avocate?',
].join('|');
const HANDLES = [
  source`
    handles?|looks? after|takes? care of|works? (?:on|with)|deals? with|speciali[sz]es? in
    |is (?:good|best) (?:at|with)`,
  'does|do|performs?|offers?|gives?|teaches?|fix(?:es)?|repairs?|installs?',
  source`
    s'occupe(?:nt)?|fait|font|travaille(?:nt)? sur|se specialise(?:nt)?|donne(?:nt)?|offre(?:nt)?
    |enseigne(?:nt)?|repare(?:nt)?`,
].join('|');
const OF_YOU = source`
  (?:you|u|ya|yous|y'all|vous|toi|nous)(?: (?:autres|all|two|three|both|guys|girls|ladies|folks|people|gars|filles))?`;
/** "Which one of you gives …?", « c'est qui chez vous qui fait …? »: whoever of the team does it. */
export const WHICH_OF_YOU = source`
  (?:which|who|lequel|laquelle|qui)(?: ones?)? (?:of|among|de|parmi|d'entre|chez) ${OF_YOU}(?: qui)? (?:${HANDLES})
  |(?:c'est|cest|c'|c) ?qui (?:[a-z']+ ){1,4}?qui (?:${HANDLES})`;
/** "Which of your mechanics handles …?", « lequel de vos mécanos s'occupe de …? », "which stylist does …?". */
const WHICH_OF_THEM = pattern`
  \b(?:
    (?:which|who|lequel|laquelle|lesquel(?:le)?s|qui)(?: ones?)? (?:of|among|de|parmi|dans|on|from) (?:
      your|the|vos|votre|les|l'
    )? ?(?:
      team|staff|crew|people|folks|employees|equipe|personnel|gang|guys|girls|gars|filles|(?:${WORKER})s?
    )|(?:which|what|quel(?:le)?s?) (?:${WORKER})s?
  )(?: qui)? (?:${HANDLES})(?![a-z])`;

/** Nothing of its own: it was named before, or all is asked for. */
const NOTHING_NAMED = /^(?:it|that|this|those|these|them|what|ca|cela|quoi|tout|everything|all)(?![a-z])/;

/** Whether it is asked which of the team does something that is named: nobody is known to, where no service is. */
export const namesWhatTheyDo = (folded: string): boolean => {
  const asked = WHICH_OF_THEM.exec(folded);
  if (!asked) return false;
  const named = folded.slice(asked.index + asked[0].length).trim();
  return /[a-z]/.test(named) && !NOTHING_NAMED.test(named);
};

/** Whether a thought asks who does something. */
export const asksWhoDoes = (folded: string): boolean => WHO_DOES.test(folded) || WHICH_OF_THEM.test(folded);
