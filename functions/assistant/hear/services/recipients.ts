import { pattern, source } from '../../patterns.ts';
import type { Mention, MentionOf, Span } from '../mention.ts';
import { fold } from '../text.ts';
import type { NamedService } from './service-matching.ts';

const oneOf = (...alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`;

const FOR_WHOM = /^(?:pour|for) /;

/** "I have two cats, one of them limps": how many they have, unless all of them need it. */
const HAS_BEFORE = /\b(?:j'ai|jai|on a|nous avons|i have|i've|ive|we have|we've|i got|got|have) $/;
const NEED_IT = pattern`
  ^[^.!?]{0,30}?\b(?:
    a (?:faire|[a-z]+er)\b|qui ont (?:tous )?(?:de )?besoin
    |(?:(?:that|who|which|they) )?(?:are )?(?:all |both )?(?:need|want|to get|needing|(?:over)?due)\b
  )`;

/** "Kids' cuts for them. I have two": whom they have is for whom it is. */
const FOR_THEM = /\b(?:for|pour) (?:them|eux|elles)\b/;

/** What one does with a home, or with one's life: told of oneself, and done by nobody here. */
const OWN_DOING = oneOf(
  'buy|buying|sell|selling|rent|renting|move|moving|start|starting|know|build|building|retire|retiring',
  "(?:l'|la |le |les )?(?:acheter|vendre|louer|demenager|partir|savoir|construire|batir)",
  'hav(?:e|ing) (?:a|another) (?:baby|child|kid)|get(?:ting)? married',
);
const TELLING = oneOf(
  source`
    have|had|were|went|are|was|live|work|own|think|thought|talk(?:ed)?|decided|moved|got|just|bought|met|love
    |share|know`,
  "can't|cannot|don't|won't|agree|saw|heard|came|used|expect|recently|finally",
  source`
    en avons|en avait|en a|avons|avions|sommes|etions|serons|sera|est|etait|habit\w+|viv\w+|travaill\w+
    |demenage\w*`,
  "on (?:est|a|habite|vit|travaille|demenage|part|arrive|s'en|se)|a decide|allons|vivons|partons|arrivons",
  'pens\\w+|song\\w+|envisag\\w+|projet\\w+|reflechi\\w+|parl\\w+|discut\\w+|jas\\w+|hesit\\w+|magasin\\w+',
  'on (?:pense|songe|envisage|projette|reflechit|parle|discute|jase|hesite|magasine)',
);
const WISHING = oneOf(
  source`
    want(?:s)? to|would like to|'d like to|would love to
    |(?:are |is )?(?:looking|hoping|planning|trying|thinking) (?:to|of|about)`,
  '(?:cherch|aimer|pens|song|essa|voul|voudr|souhait|projet|esper|envisag)\\w*|veut|veulent',
);
/** "My wife and I have talked about it": who tells of themselves, and not for whom it is. */
const TELLS = pattern`
  ^,? (?:(?:we|nous|on) )?(?:each |both |all )?(?:${WISHING} (?:(?:a|de|d') ?)?${OWN_DOING}|${TELLING})
  (?![a-z])`;
/** "Ma femme et moi avons un chien, on voudrait …": but who has to have something done wishes it. */
const HAS_TO = /^,? (?:(?:we|nous|on) )?(?:each |both |all )?(?:have|had|got|avons|a) (?:to|got to)\b/;

/** "It would suit my husband and me", « ça convient à mon mari et moi »: when they can, and nothing of what is done. */
const SUITS = new RegExp(
  `\\b${oneOf(
    '(?:suit|work|fit)(?:s|ed)?(?: (?:well|best|better|fine|great|perfectly|out))?',
    source`
      (?:is|'s|be|are|seems|looks|it) (?:(?:really|also|so) )?(?:
        good|fine|ok|okay|great|perfect|best|better|easier|convenient|ideal
      )`,
    'convien\\w+(?: (?:bien|mieux))?|arrang\\w+|accommod\\w+|adonn\\w+(?: bien)?',
    "(?:va|irait|vont|marche|marcherait|fait|ferait)(?: (?:bien|mieux|l'affaire|notre affaire))?",
    source`
      (?:est|serait|c'est|ca serait) (?:(?:plus|vraiment|tres) )?(?:
        bon|bien|parfait|ideal|mieux|correct|pratique|simple|commode
      )`,
  )} (?:(?:for|to|pour|a|avec|with) )?$`,
);
/** "Could Olivier meet my husband and me?": whom somebody is to speak with, both at once. */
const MEETS = pattern`
  \b(?:
    meet(?:ing)?|join|call|show|advise|visit|accompany|e-?mail|text|phone|talk|speak|sit down|rencontrer
    |rejoindre|appeler|rappeler|conseiller|accompagner|parler|montrer|s'asseoir
  )(?: (?:with|to|a|avec))? $`;

const HOME = source`
  house|home|condo|maison|chalet|cottage|duplex|triplex|property|propriete|place|apartment|logement
  |appartement|terrain|lot|kitchen|cuisine|bathroom|toilet\w*|sous-sol|basement|roof|toit|cour|yard`;
const THING = source`
  car|auto|voiture|char|truck|camion|van|suv|vehicle|vehicule|boat|bateau|furnace|fournaise|water heater
  |chauffe-eau|will|mandate|business|entreprise|compagnie|company`;
const SHARED = "couple(?:'s|s)?|family(?:'s)?|famille|joint|household|wedding|mariage|mortgage|hypotheque";
const ONE_CHARGE = source`
  dog|chien|chienne|cat|chat|chatte|puppy|chiot|kitten|chaton|rabbit|lapin|son|daughter|fils|fille|gars|baby
  |bebe|kid|child|toddler|youngest|oldest|ado|teen`;
/** One thing of theirs, to which it is done: "have our house valued", "prepare our couple's returns". */
const THEIRS = pattern`
  \b(?:our|notre|nos(?= [a-z]+s? (?:[a-z]+ )?(?:de|du|en) couple)|our own)
  (?: (?!(?:two|three|deux|trois|both)\b)[a-z'-]+){0,2}? ?(?:${HOME}|${THING}|${SHARED}|${ONE_CHARGE})
  (?![a-z])|\b(?:en|de) couple\b`;

/** « Une estimation à laquelle nous serions présents tous les deux », "we both want to be home": one, with both there. */
const BOTH = '(?:tous les deux|toutes les deux|both(?: of us)?|together|ensemble|les deux)';
const BE_THERE = source`
  (?:(?:etre|soyons|serions|serons|soit|sera|serait|be|being|are) (?:(?:both|tous les deux|les deux) )?)
  (?:presents?|la|sur place|there|home|at home|a la maison)|attend(?:ing)?|assister`;
const PRESENT = pattern`
  \b(?:laquelle|lequel|ou|pour qu|afin|so|where|when|want|wish|like|need|tien\w+|vou\w+|aim\w+|faut|faudrait
  |important|must)\b[^.!?,]{0,40}\b(?:${BE_THERE}|${BOTH})\b(?: [a-z']+){0,2}? ?(?:${BE_THERE}|${BOTH})\b`;
const EACH = /\b(?:each|chacune?|every|respective\w*)\b/;

const sentenceAround = ({ start, end }: Span, folded: string): string => {
  const from = Math.max(...['.', '!', '?', ';'].map((stop) => folded.lastIndexOf(stop, start - 1))) + 1;
  const length = folded.slice(end).search(/[.!?;]/);
  return folded.slice(from, length < 0 ? folded.length : end + length + 1);
};

/**
 * Whether people who are counted are those for whom it is: not those who only tell of themselves, whom a time suits,
 * whom somebody is to meet, or who have one thing done that is theirs.
 */
export const areRecipients = (counted: Span, folded: string): boolean => {
  const words = folded.slice(counted.start, counted.end);
  const before = folded.slice(Math.max(0, counted.start - 60), counted.start);
  const behind = folded.slice(counted.end);
  const sentence = sentenceAround(counted, folded);
  const lead = FOR_WHOM.exec(words)?.[0] ?? '';
  if (!sentence.endsWith('?') && SUITS.test(before + lead)) return false;
  if (lead) return true;
  const isHad = HAS_BEFORE.test(before) && !NEED_IT.test(behind) && !FOR_THEM.test(folded);
  const isTold = TELLS.test(behind) && !HAS_TO.test(behind);
  const isOfBoth = KIN_AND_SELF.test(words) && PRESENT.test(sentence) && !EACH.test(sentence);
  return !isHad && !isTold && !isOfBoth && !MEETS.test(before) && !isOfOneThing(words, sentence);
};

const KIN_AND_SELF = /\b(?:moi|me|myself|i)\b/;

/** Only who speaks of themselves and another has it done to what is theirs together. */
const isOfOneThing = (words: string, sentence: string): boolean =>
  KIN_AND_SELF.test(words) && THEIRS.test(sentence);

/** Names of services that several have together, by how many each is for. */
const TOGETHER: readonly (readonly [RegExp, number])[] = [
  [
    pattern`
      \b(?:
        couple(?:s|'s)?|duos?|tandem|(?:a|pour) deux|for two|two-person|semi-?priv(?:ate|ee?)|mere-fille
        |mother-daughter
      )\b`,
    2,
  ],
  [/\b(?:trios?|(?:a|pour) trois|for three)\b/, 3],
  [/\b(?:groupes?|groups?|equipes?|teams?|part(?:y|ies)|couples? and families)\b/, Number.POSITIVE_INFINITY],
  [
    pattern`
      \b(?<!
        \b(?:medecin|medecine|docteur|dentiste|dentisterie|droit|avocate?|notaire|clinique|sante) (?:
        de |de la )?
      )(?:famil(?:y|ies|les?)|familiale?)\b
      (?! (?:doctor|doc|physician|medicine|practice|dentist\w*|law\w*|health|clinic))`,
    Number.POSITIVE_INFINITY,
  ],
  [
    pattern`
      \b(?:
        (?:visite|evaluation|estimation) de (?:propriete|maison|condo)
        |(?:property|home|house) (?:viewing|valuation|visit|tour|showing|inspection|appraisal)|acheteurs?
        |vendeurs?|buyers?|sellers?
      )\b`,
    Number.POSITIVE_INFINITY,
  ],
];

/** For how many people at once each appointment of a service is: one where its names tell nothing else. */
const peopleApiece = ({ name, knownAs = [name] }: NamedService): number => {
  const names = knownAs.map(fold);
  return TOGETHER.find(([pattern]) => names.some((one) => pattern.test(one)))?.[1] ?? 1;
};

/** The service that a number of people is told of: the one right before it, else the first behind it. */
const servicesOf = ({ start }: Span, services: readonly Mention[]): readonly string[] => {
  const mention = services.findLast((one) => one.start < start) ?? services[0];
  return mention?.kind === 'service' ? mention.services.map(({ id }) => id) : [];
};

export interface Shared {
  /** How many appointments there are to be, where they are several. */
  readonly counts: readonly MentionOf<'people'>[];
  /** The people who are to come to one and the same appointment. */
  readonly parties: readonly Span[];
}

/** The services that are for a whole party, however many they are. */
const forParties = (services: readonly Mention[], known: readonly NamedService[]): readonly string[] =>
  services
    .flatMap((mention) => (mention.kind === 'service' ? mention.services.map(({ id }) => id) : []))
    .filter((id) => known.some((one) => one.id === id && peopleApiece(one) === Number.POSITIVE_INFINITY));

/**
 * Numbers of people as numbers of appointments: "a family portrait, four of us" is one. `folded`: the words in which they
 * were told, `chosen`: what was chosen before.
 */
export const sharedAmong = (
  counts: readonly MentionOf<'people'>[],
  services: readonly Mention[],
  known: readonly NamedService[],
  { service: chosen, folded }: { readonly service: string | undefined; readonly folded: string },
): Shared => {
  const apiece = (count: MentionOf<'people'>): number => {
    // "A family session, can we bring the dog? There's six of us."
    const isTold = !FOR_WHOM.test(folded.slice(count.start, count.end));
    const ofParty = isTold ? forParties(services, known) : [];
    const named = ofParty.length > 0 ? ofParty : servicesOf(count, services);
    const ids = named.length === 0 && chosen !== undefined ? [chosen] : named;
    const sizes = known.filter(({ id }) => ids.includes(id)).map(peopleApiece);
    return sizes.length > 0 ? Math.min(...sizes) : 1;
  };
  const told = counts.map((count) => ({
    ...count,
    people: Math.max(1, Math.ceil(count.people / apiece(count))),
  }));
  const isParty = (count: MentionOf<'people'>, at: number): boolean =>
    count.people === 1 && counts[at]?.people !== 1;
  return {
    counts: told.filter((count, at) => !isParty(count, at)),
    parties: told.filter(isParty),
  };
};
