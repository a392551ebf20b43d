import { isEndOfLife } from '../../end-of-life.ts';
import { type Ask, type Clause, does, type Frame } from '../../frame.ts';
import { pattern, source } from '../../patterns.ts';
import type { SpeechAct } from '../../speech-acts.ts';
import { readText } from '../text.ts';
import type { NamedService } from './service-matching.ts';

/** It is told of an anaesthetic: "is he put to sleep for the cleaning?" */
const FOR_SOMETHING = source`
  (?! (?:for|during|while|when|before|pour (?:le|la|l'|les|un|une|ca|son|sa)|pendant|durant|lors|avant))`;
const PET = '(?:him|her|it|them|(?:my|our|the|an?) (?:[a-z]+ ){1,3}?|[a-z]+ )';
const ENDS = source`
  (?= *(?:$|[.,;!?]|(?:now|soon|peacefully|gently|in peace|with dignity|at (?:home|peace)|today|this|next|on|and)\b))`;

/** Asks to have an animal put to sleep, in the words of those who cannot say it. */
const SAID = pattern`
  \b(?:
    put(?:ting)? ?${PET} ?(?:to sleep|down)${FOR_SOMETHING}${ENDS}|(?:to be|being|be|get|him|her|it) put (?:to sleep
    |down)${FOR_SOMETHING}
    |let(?:ting)? ?${PET} ?(?:go|pass)${ENDS}
    |(?:say(?:ing)?|said) (?:our |my |a )?(?:final |last )?(?:goodbyes?|good-byes?|farewell)(?: to)?
    |(?:end|ending|stop) (?:his|her|its|their) (?:suffering|pain|misery)|rainbow bridge|euthan[a-z]+
    |help(?:ing)? (?:him|her|it) (?:pass|go|cross)
    |(?:l'|le faire |la faire |les faire |faire |fasse |du faire )endormir${FOR_SOMETHING}
    |faire (?:piquer|euthanas\w+)|(?:le|la) faire piquer
    |(?:le|la|l') ?(?:laisser|aider a|accompagner pour) partir|laisser partir (?:mon|ma|notre|le|la)
    |(?:abreger|mettre (?:fin|un terme) a|finir|arreter) ses (?:souffrances?|jours)
    |(?:lui dire|dire) (?:adieu|au revoir)(?= (?:a (?:mon|ma|notre)|·)|\W*$)
    |(?:bientot|venue?|rendu|arrivee?|c'est) (?:le temps|l'heure|le moment)(?=.{0,120}\b(?:doucement|paisible\w*
    |souffr\w+)(?![a-z]))
  )(?![a-z])`;

/** Words of time in what is said of it: « c'est le temps », "it is time". */
const OF_THE_SAYING = /^(?:temps|heure|moment|bientot|time|soon)$/;

const DENIED = pattern`
  \b(?:not (?:ready|going)|don't|dont|do not|never|won't|wouldn't|pas (?:pret\w*|question)|veux pas|voulons pas
    |ne (?:veux|voulons|voudrais))
  (?: [a-z']+){0,5} ?$`;

/** What is asked, whatever it may be told in: whether it hurts, what it costs. */
const isSaid = (folded: string): boolean => {
  const match = SAID.exec(folded);
  return match !== null && !DENIED.test(folded.slice(0, match.index));
};

/** What "let him go" and "say goodbye" are read as elsewhere. */
const READ_OF_IT: ReadonlySet<SpeechAct> = new Set(['book', 'cancel', 'move', 'bye'] as const);

const NO_WISH: Clause = { polarity: 'wanted', persons: [], services: [] };

const isOfService = ({ topic }: Ask): boolean =>
  topic === 'price' || topic === 'length' || topic === 'who_performs';

interface Known {
  readonly services: readonly NamedService[];
  readonly hasBooked?: boolean | undefined;
}

/** The frame of whoever asks to have their animal put to sleep, where that is offered: for that and nothing else. */
export const withFarewell = (frame: Frame, { services, hasBooked }: Known): Frame => {
  const last = services.find(isEndOfLife);
  const { folded } = readText(frame.text);
  if (!last || hasBooked || does(frame, 'emergency') || !isSaid(folded)) return frame;
  const meant = [{ id: last.id, sure: 'certain' as const }];
  const isWanted = ({ polarity }: Clause): boolean => polarity === 'wanted';
  const isTold = frame.clauses.some(isWanted) || frame.asks.some(isOfService);
  const clauses = isTold ? frame.clauses : [...frame.clauses, NO_WISH];
  return {
    ...frame,
    clauses: clauses.map((clause) => (isWanted(clause) ? { ...clause, services: meant } : clause)),
    asks: frame.asks
      .filter(({ topic }) => topic !== 'my_appointment')
      .map(({ thing, ...ask }) =>
        isOfService(ask) ? { ...ask, services: [last.id] } : { ...ask, ...(thing ? { thing } : {}) },
      ),
    acts: [...frame.acts.filter((act) => !READ_OF_IT.has(act)), ...(isTold ? [] : (['book'] as const))],
    residue: frame.residue.filter(({ word, isAboutTime }) => isAboutTime && !OF_THE_SAYING.test(word)),
  };
};
