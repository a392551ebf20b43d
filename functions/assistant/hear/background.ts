import type { Segment } from './segments.ts';

/** Facts about the visitor that say when they cannot come. */
const OCCUPIED =
  /\b(?:(?:je|on|nous|i|we|my husband|mon mari|ma femme|my wife) (?:travaill(?:e|ons)|work(?! on)|bosse)|j'ai (?:des cours|mes cours|de l'ecole)|i have (?:class(?:es)?|school)|mes heures (?:de travail )?sont|mon horaire (?:de travail )?(?:est|c'est)|my (?:work )?(?:hours|schedule|shift)(?: is| are|'s)|i'm at work|je suis (?:au travail|a l'ecole|au bureau))(?![a-z])/;

/** Facts that are no wish at all: what happened before, or who they are. */
const STORY =
  /\b(?:(?:je suis|i'm|i am) (?:un |une |a )?(?:nouve(?:au|lle)|new)(?: (?:client\w*|customer|patient\w*|here))?|(?:c'est|it's|this is) (?:ma|my) (?:premiere|first) (?:fois|visite|time|visit)|(?:la derniere fois|last time|l'an passe|last (?:year|month|week)|la semaine (?:passee|derniere)|le mois (?:passe|dernier))(?:,? (?:j'ai|j'avais|je|i|it|c'etait|you|vous|on))|(?:i(?:'ve)? )?had (?:my|an?) (?:\w+ ){1,4}?(?:in|last|on|yesterday|ago|back)|j'ai (?:deja )?(?:fait|eu|fait faire) (?:ma|mon|mes)|je suis (?:deja )?venue?s?|i came|m'a faite?s?|(?:ma|mon|my|mes) (?:soeur|frere|mere|pere|amie?|chum|blonde|mari|femme|fille|fils|voisine?|cousine?|collegue|sister|brother|mom|mother|dad|father|friend|husband|wife|neighbou?r|cousin|coworker) (?:va|vont|voit|prend|always|usually|often|goes|sees|toujours|loves?|adore|aime)|je (?:demenage|viens de demenager)|i (?:just )?moved)(?![a-z])/;

export type BackgroundKind = 'occupied' | 'story';

export interface Background {
  readonly segment: Segment;
  readonly kind: BackgroundKind;
}

const kindOf = ({ folded }: Segment): BackgroundKind | undefined => {
  if (OCCUPIED.test(folded)) return 'occupied';
  return STORY.test(folded) ? 'story' : undefined;
};

/** What a message tells about the visitor and does not wish. */
export const hearBackground = (segments: readonly Segment[]): readonly Background[] =>
  segments.flatMap((segment) => {
    const kind = kindOf(segment);
    return kind ? [{ segment, kind }] : [];
  });
