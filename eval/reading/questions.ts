import { folded } from './folded.ts';

const ASKS = {
  contact:
    /\b(a quel nom|(votre|ton|quel) (nom|prenom|courriel|adresse courriel|numero|telephone)|courriel ou|vous (joindre|rappeler)|coordonnees|your (full |first )?(name|e-?mail|phone|number)|(reach|call|contact) you|what name|contact (info|details)|e-?mail or)\b/,
  service:
    /\b(quel (est le )?(service|soin)|quelle (prestation|sorte)|pour quel|(lequel|laquelle) (de|des|souhaitez|desirez|voulez)|which (service|one|treatment|appointment)|what (service|would you like (done|to book)|kind of|can we do)|de quoi avez-vous besoin|quel genre|quel type)/,
  when: /\b(quel(le)? (jour|moment|date|heure|journee|creneau)|quand (souhait|voul|est-ce|aimeri|voudriez|desirez)|which (day|time|date)|what (day|time|date)|when (would|do|works|suits|are)|(jour|moment|heure)s? (vous|prefer|convien)|(day|time)s? (works|suits|do you|would you))/,
  person:
    /\b(avec qui|quelle personne|who would you|with whom|which (stylist|person|of our)|preferez-vous .* ou )/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type Question = keyof typeof ASKS;

/** Whether an answer asks something, by a question or by what it says it needs. */
export const doesAsk = (text: string, question: Question): boolean => {
  const plain = folded(text);
  return (
    ASKS[question].test(plain) &&
    /\?|:|\b(il me (faut|manque)|indiquez|donnez|laissez|dites|give|tell|leave|need|share)/.test(plain)
  );
};

/** Whether an answer ends in a question of any kind. */
export const isQuestion = (text: string): boolean => text.includes('?');
