import { globalPattern, pattern, source } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import type { Segment } from '../segments.ts';
import { matchesOf } from '../text.ts';

/** Whoever of the team is to know: a name, or how one calls them. Not whoever writes. */
const WHO = source`
  (?!(?:me|us|moi|nous|you|u|vous|toi)\b)[a-z][a-z'.-]*(?: (?!(?:that|que|i'm|im|i|my|we|if|si|me|us)\b)[a-z][a-z'.-]*){0,2}?`;
const THE = "(?:(?:la |le |les |l')?)";
const TO = "(?:a (?:la |l')?|au |aux |la |le |les |l')?";
/** What is told begins: "that I …", "I'm …", "to buzz …", « que … », « de sonner … ». */
const MATTER = source`
  (?:that|about|saying|not to|to(?! (?:call|phone|ring|text|contact)))\b|:|(?=
    (?:i|im|i'm|ive|i've|i'll|we|we're|my|our|he|she|it|its|it's|there|theres|there's|the|sorry|thanks|thank)\b|$)`;
const QUE = "(?:que?\\b|qu'|:|de (?:ne )?|d')";

/** "Tell Karim I'm bringing my brother", « dites à Julie que … », « mets Olivier au courant que … ». */
const TELLS = globalPattern`
  \b(?<!\b(?:i|i'll|ill|i'd|we|we'll|did|didn't|do|should|must|who|je|j'|dois-je|vais|ai|avez|as|they|he|she|don't|dont) )
  (?:
    (?:tell|remind|warn|inform|advise) ${WHO} (?:${MATTER})
    |let ${WHO} know(?![a-z])|make sure (?:that )?${WHO} knows?(?![a-z])|give ${WHO} (?:a )?(?:heads[- ]?up|warning)
    |mention to ${WHO} (?:${MATTER})|(?:pass|send) (?:it |this |that |word )?(?:on |along )?to ${WHO} (?:that\b|:)
    |(?:dis|dites|dire|mentionne[rz]?|precise[rz]?|rappele[rz]|rappelle|ecri(?:s|vez|re))(?:
      [- ](?:lui|leur)| (?:a|au|aux) ${THE}${WHO}
    ) ${QUE}
    |(?:avertis(?:sez)?|avertir|previens|prevenez|prevenir|avise[rz]?|informe[rz]?)(?:
      -(?:le|la|les)| ${TO}${WHO}
    ) ${QUE}
    |(?:laisse|fais|faites|faire)[rz]?[- ](?:(?:lui|leur)[- ])?savoir (?:(?:a|au|aux) ${THE}${WHO} )?${QUE}
    |(?:mets|mettez|mettre)(?:-(?:le|la|les)| ${THE}${WHO}) au courant
    |(?:il )?fau(?:t|drait) (?:que |qu')${THE}${WHO} (?:sache(?:nt)?|soi(?:t|ent) au courant)
    |(?:assure|arrange)[rz]?(?:[- ](?:toi|vous))? (?:pour )?(?:que |qu')${THE}${WHO} (?:
      sache(?:nt)?|soi(?:t|ent) au courant
    )
  )`;

const FILE = source`
  (?:in|on|to|into|dans|a|au|sur) (?:(?:the|my|our|le|la|mon|ma|notre) )?(?:
    there|it|note|notes|file|booking|appointment|appt|dossier|fiche|rendez-vous|rdv|reservation|calendar|agenda)`;
const HOW = source`
  (?: (?:${FILE}|down|please|pls|plz|at least|also|just|svp|stp|s'il (?:vous|te) plait|aussi|bien|donc|juste|au moins|quelque part
  |too|then|la|moi|ca|it)|-(?:moi|le|la)(?: ca)?)*`;
const SAYS = `${HOW} ?(?:that\\b|saying\\b|que?\\b|qu'|: ?|["«“])`;

/** "Note that …", « notez au moins « … » », "put down that …", « marquez que … ». */
const NOTES = globalPattern`
  \b(?<!\b(?:i|i'll|we|je|j'|tu|on|did|ai|as|avez|a|the|my|la|une|un|ma|your|votre|ta) ?)(?:
    (?:note[rz]?|marque[rz]?|ecri(?:s|vez|re)|inscri(?:s|vez|re)|indique[rz]?|precise[rz]?)${SAYS}
    |(?:r?ajoute|mets|mettez|mettre|laisse)[rz]?(?:-(?:moi|y))? (?:
      (?:une|la) (?:petite )?note|(?:a|dans) (?:la|ma) note|au dossier
    )${SAYS}
    |write${SAYS}|(?:put|jot|mark|get|write) (?:it |that |this )?down${SAYS}
    |(?:put|add|leave|make|attach|include|write)(?: in)? (?:a|the|that) (?:little |quick |small )?(?:note|comment)${HOW} ?(?:
      that\b|saying\b|:|["“]|(?=(?:i|i'm|im|my|for|to|we|he|she|about)\b))
  )`;

const CALLS = source`
  (?:call|text|txt|phone|ring|email|message|buzz|ping|appelle[rz]?|appellent|appelez|appeler|texte[rz]?|textent|rappelle[rz]?
  |rappellent|rappelez|avise[rz]?|avertis(?:sez)?|avertir|previens|prevenez|prevenir|ecrive(?:z|nt)|ecrire|ecrivez)`;
/** "Have them text me when it's done", « appelez-moi quand c'est prêt »: a wish for that day, and no call that is asked for now. */
const WHEN_DONE = globalPattern`
  \b(?:${CALLS}|let(?= (?:me|us) know)|give(?= (?:me|us)))(?:[- ](?:me|us|moi|nous|know|a|call|shout|text|ring|heads[- ]?up))*
  [^.!?]{0,12}?\b(?:when|once|as soon as|before|quand|lorsqu[e']|des qu[e']|une fois qu[e']?|avant d[e'])
  [^.!?]{0,30}?\b(?:
    done|ready|finished|through|(?:come|arriv|leav|show|get|pull)(?:e|es|ing|s)?|(?:on (?:the|your|his|her|their) way)|here|there
    |fini[est]*|pret[est]*|termine[est]*|fait[est]*|arriv\w+|en (?:route|chemin)|venir|passer|partir|parte(?:z|nt)?
  )(?![a-z])`;

/** What is no note: it changes the appointment, or is for now. */
const FOR_NOW = pattern`
  \b(?:
    late|retard|traffic|bouchon|stuck|pogne[es]?|(?:running|behind) (?:behind|schedule)|cancel\w*|annul\w*|mov(?:e|ing)
    |deplac\w*|report\w*|resched\w*|chang(?:e|er|ez|ing)(?! (?:room|place))
    |(?:can't|cant|cannot|won't|wont) (?:make|come|be there)|pourrai pas|peux (?:pas|pu) (?:venir|y etre)|viendrai pas
    |(?:call|phone|ring|text|contact|email) (?:me|us)|(?:m'|me |nous )(?:r?appel|telephon|text|ecri|contact)\w*
    |(?:r?appele[zr]|telephone[rz]|texte[rz])[- ](?:moi|nous)
  )(?![a-z])`;

const isIn = ({ start, end }: Span, at: number): boolean => at >= start && at < end;

const wordsIn = (thought: Segment, words: RegExp): Span | undefined => {
  const [match] = matchesOf(thought.folded, words);
  const start = thought.start + (match?.index ?? 0);
  return match && { start, end: start + match[0].length };
};

/** From the words to the end of their thought; to that of the next where nothing is told before: "let Karim know | I'm deaf". */
const toldFrom = (thought: Segment, next: Segment | undefined, words: RegExp): readonly Span[] => {
  const found = wordsIn(thought, words);
  if (!found) return [];
  const isTold = /[a-z0-9]/.test(thought.folded.slice(found.end - thought.start));
  if (isTold) return [{ start: found.start, end: thought.end }];
  return next?.sentence === thought.sentence ? [{ start: found.start, end: next.end }] : [];
};

/** What a message asks to tell whoever does it, or to note, in so many words: it goes with the appointment. */
export const notesIn = (thoughts: readonly Segment[]): readonly Span[] => {
  const found = thoughts.flatMap((thought, at) => {
    const whenDone = wordsIn(thought, WHEN_DONE);
    if (whenDone) return [{ start: whenDone.start, end: thought.end }];
    if (FOR_NOW.test(thought.folded)) return [];
    const told = [TELLS, NOTES].flatMap((words) => toldFrom(thought, thoughts[at + 1], words)).slice(0, 1);
    return told.filter(({ end }) => !FOR_NOW.test(thoughts.find((one) => isIn(one, end - 1))?.folded ?? ''));
  });
  return found.filter((one) => !found.some((other) => other !== one && isIn(other, one.start)));
};
