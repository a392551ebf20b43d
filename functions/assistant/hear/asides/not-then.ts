import { pattern, source } from '../../patterns.ts';
import type { Mention, MentionOf } from '../mention.ts';
import { END_OF_DAY } from '../times/during.ts';

/** Of those who could open, or come. */
export const NOBODY = source`
  (?:
    nobody|no ?one|no body|none of (?:us|them|my [a-z]+)|neither of (?:us|them|my [a-z]+)|not one of (?:us|them)
    |(?<!\b(?:une?|la|quelle|autre|cette|meme|par|en) )(?:(?:y'?|il y )?a )?personne|aucun de (?:nous|mes [a-z]+)
  )`;
/** What brings somebody here, lets them leave, or opens to whoever comes. */
const MEANS = source`
  (?:
    car|truck|van|vehicle|wheels|ride|lift|driver|bus|transport(?:ation)?|(?:baby)?sitter|babysitting|nanny|child ?care
    |daycare|keys?|char|auto|voiture|camion|gardienne|chauffeur|cles?
  )`;
const MY = "(?:(?:an?|any|the|my|our|une?|le|la|mon|ma|notre|de|d') ?)";
/** What is not so then, and lets nobody come before it is. */
const PRESENT = source`
  (?:
    home|back|in|here|there|around|up|awake|out|off|done|free|available|able|ready|open|finished|dressed
    |chez (?:nous|moi)|a la maison|au bureau|revenue?s?|rentree?s?|la|ici|debout|reveillee?s?|levee?s?|prete?s?|libres?
    |dispo(?:nibles?)?
  )`;
const NOT_BE = source`
  (?:
    (?:am|is|are|be|i'?m|we'?re|he'?s|she'?s|they'?re|it'?s|that'?s)(?: (?:not|never|rarely|hardly ever|hardly|barely)|n't)
    |isnt|arent|(?:will not|won't|wont|wouldn't|wouldnt) be|(?:hardly ever|rarely|seldom|barely|almost never|never)(?: be)?
    |(?:suis|est|es|sommes|sont|serai|sera|serons|seront|chu|chui|jsuis) (?:pas|jamais|rarement)|rarement
  )`;
const CANNOT = source`
  (?:
    (?:can't|cant|cannot|can not|couldn't|couldnt)(?! (?:it|that|this|you|u|we|i|they|he|she)(?![a-z']))
    |won't be able to|wont be able to|unable to|(?:not|never) able to
    |no way (?:that )?(?:[a-z']+|my [a-z]+)(?: (?:can|could|will|'ll|to|is|am|are))*
    |(?:peu[xt]?|pourrai[st]?|pourra|peuvent) (?:pas|jamais)(?! avoir)(?: (?:me|nous))?
  )`;
/** What may wish for something behind what cannot be, or says that it can wait: "can't walk, need it". */
const TURNS = source`
  (?:need|needs|want|wants|like|prefer|but|mais|so|donc|and|et|or|ou|if|si
    |unless|except|only|sauf|seulement|wait|attendre|find|see|trouve[rz]?|voir|afford)
  (?![a-z'])`;
/** Up to the time, a few words. */
const WORDS = `(?: (?!${TURNS})[a-z']+){0,5}?`;

/** "I can't wait past four", though "I can't wait until Thursday" is before it. */
const WAITS = pattern`
  (?<![a-z'])${CANNOT} (?:wait|hang|stick|attendre)(?: [a-z']+){0,2} $`;
const LATER = /^(?:past|after|beyond|later|apres|passe|plus tard)/;

const DENIES = pattern`
  (?<![a-z'])(?:
    ${NOBODY}(?:'s|'ll)?${WORDS}
    |(?:no|without|(?:pas|plus|pus|jamais) (?:d(?:e|') ?)?|sans|(?:don't|dont|doesn't|doesnt|do not|won't|wont|haven't|not) (?:
        have|get|got|be having|getting
      )) ${MY}*${MEANS}(?: back)?
    |${NOT_BE}(?: [a-z]+)? ${PRESENT}${WORDS}
    |(?:don't|dont|doesn't|doesnt|won't|wont|never|rarely) (?:usually |normally |really )?(?:get|be|come|leave|head) (?:
        ${PRESENT}|home|from)${WORDS}
    |${CANNOT}${WORDS}
    |(?:house|home|place|appartment|apartment|condo|office|shop|store|maison|appart(?:ement)?|logement|bureau|building)
    (?:'s| is| will be| est| sera) (?:empty|locked(?: up)?|closed|vide|barree?|fermee?)
    |(?:no|zero|not much|slim|little|aucune?|pas de) (?:good|chance|point|use|hope|way|sense|luck|bon|espoir)${WORDS}
    |(?:shouldn't|shouldnt|should not|mustn't|mustnt|must not|better not) be${WORDS}
    |no (?:appointments?|appts?|bookings?|times?|slots?|visits?)
  ) $`;

/** "Nobody's home (Thursday)", "no sitter (in the morning)", beside a day or a part of it. */
export const ABSENT: readonly string[] = [
  source`
    (?:there(?:'s| is|'ll be) |(?:il )?y'?a )?${NOBODY}(?:'s| is| will be|'ll be| (?:est|sera)(?: a)?)? ${PRESENT}`,
  source`
    (?:(?:i|we|he|she|they|je|on|il|elle|(?:my|mon|ma) [a-z]+) )?(?:(?:(?:don't|dont|doesn't|do not|won't) have|have no|got no)
    (?: (?:a|the|my|any|our))?|no|(?:j'?ai|a|aurai) (?:pas|plus) (?:d(?:e|') ?|la |le |l'|mon |ma )) ?${MEANS}
    (?= ?(?:on |in |le |la |for |pour )?·)`,
  source`
    (?:(?:i'm|im|we're|he's|she's|i am|we are|je suis|je serai|on est|on sera|chu) )?${NOT_BE} ${PRESENT}
    (?= ?(?:on |in |le |la )?·)`,
];

/** How far before a time the words may begin that deny it. */
const REACH = 60;

const isBound = (one: Mention): one is MentionOf<'when'> =>
  one.kind === 'when' && one.denied !== undefined && !one.isWished;

/**
 * "Nobody home before four", "she can't drive me until three", "no sitter before five": what is before such a time
 * cannot be. `folded` is the text without what mentions took, `whole` is all of it.
 */
export const deniedBounds = (
  folded: string,
  mentions: readonly Mention[],
  whole: string,
): readonly Mention[] =>
  mentions.filter(isBound).flatMap(({ start }): readonly Mention[] => {
    const from = Math.max(0, start - REACH);
    const before = folded.slice(from, start);
    const match = DENIES.exec(before) ?? (LATER.test(whole.slice(start)) ? WAITS.exec(before) : null);
    if (!match) return [];
    const at = from + match.index;
    return [{ kind: 'cue', cue: 'refuse', reach: 'after', start: at, end: start - 1 }];
  });

/** Who is asleep, at work or at something else, up to the hours of it, with the days between. */
const OCCUPIED = pattern`
  (?<![a-z'])(?:
    (?:(?:i|we|he|she|they|it)|(?:(?:the|my|our|a) )?(?:baby|kid|son|daughter|toddler|little one|husband|wife|mom|dad|dog|cat))
    (?:'m|'s|'re| am| is| are)? ?(?:usually |always |normally |only )?(?:
        sleeps?|naps?|sleeping|napping|asleep|in bed|down for (?:a|his|her|the) nap|(?:has|have|takes?) (?:a|his|her) naps?|eats?
        |teach(?:es)?|babysits?|coach(?:es)?|volunteers?|works?|working
      )
    |(?:je |j'|on |il |elle |(?:(?:le |la |mon |ma )?(?:bebe|petite?|fils|fille|chum|blonde|mari|femme) ))(?:
        dor[st]|(?:fait|fais) (?:sa|ma|la|une) sieste|travaille|bosse
      )
    |(?:my|our|mes|mon|ma|nos|notre|the|a|an|une?) (?:work(?:ing)? |day |night )?(?:
        (?<=work(?:ing)? )hours|shifts?|meetings?|reunions?|class(?:es)?|quarts?|chiffres?|trainings?|lectures?
        |exams?|calls?|conferences?|(?<!\b(?:my|our) )lunch
        |rehearsals?|practices?|examens?|formations?
      )(?: with [a-z' ]{2,24})?(?:'s| is| are| est| sont| c'est| runs?| goes)?
    |(?<=(?:^|[.,;:(]|\b(?:and|but|et)) ?)(?:meetings?|reunions?|work|days|nights|lunch with [a-z' ]{2,24}|class)
  )(?: (?:on|from|de|between|entre|le|les|and|et|n|until)|[ ,&]*·+)* ?$`;
const FOR_IT =
  /\b(?:after|before|apres|avant|free|open|available|any|for|pour|book|want|need|during|not|pas|don't) [a-z' ]*$/;

const isStretch = ({ when: { times, at } }: MentionOf<'when'>): boolean =>
  at === undefined && times.length === 1 && times.every(({ from, to }) => from > 0 && to < END_OF_DAY);

/** "I sleep eight to three", "my shifts are Monday and Tuesday, seven to three": then they cannot come. */
export const busyStretches = (
  folded: string,
  mentions: readonly Mention[],
  whole: string,
): readonly Mention[] =>
  mentions.flatMap((one): readonly Mention[] => {
    if (one.kind !== 'when' || !isStretch(one) || one.denied || one.isWished) return [];
    if (!/\d|\bnoon\b|\bmidi\b/.test(whole.slice(one.start, one.end))) return [];
    const from = Math.max(0, one.start - REACH);
    const before = folded.slice(from, one.start);
    const match = OCCUPIED.exec(before);
    if (!match || FOR_IT.test(before.slice(0, match.index))) return [];
    const words = match[0].search(/[ ,&·]*·/);
    const at = from + match.index;
    return [
      { kind: 'cue', cue: 'refuse', reach: 'after', start: at, end: words > 0 ? at + words : one.start - 1 },
    ];
  });
