import { pattern } from '../../patterns.ts';

const PAPER = '(?:receipts?|invoices?|bill|recus?|factures?|releves?|statements?)';

/** "Can you send me my receipt?", « il me faudrait le reçu de mon massage du 12 »: a paper of what was done already. */
const WANTED = pattern`
  ^.{0,40}?\b(?:
    (?:send|email|e-mail|resend|forward|print|r?envoyer|transmettre|imprimer|parvenir)(?: [a-z']+){0,3}? (?:
      (?:my|mon|ma|mes) ?(?:[a-z]+ )?${PAPER}|(?:receipts?|recus?)
      |(?:the|an?|your|l'|le|la|les|un|une|vos|votre) ?(?:[a-z]+ )?(?:forms?|formulaires?|paperwork|questionnaires?)
    )
    |(?:need|want|lost|find|get|have|besoin d[eu']|faudrait|avoir|perdu|retrouve|voudrais|veux) ?
    (?:(?:another|a copy of|une copie d[eu]) ?)?(?:my|mon|ma|mes) ?(?:[a-z]+ )?${PAPER}
    |${PAPER} (?:for|from|of|pour|d[eu]) ?(?:(?:my|the|mon|ma|le|la|l') ?)?[a-z]* ?(?:
      (?:from |of |on |d[eu] )?(?:
        last (?:week|month|visit|time|year)|yesterday
        |(?:(?:la|ma) (?:semaine|visite|fois)|le mois|l'an|l'annee) (?:passee?|derniere?)|hier|ma derniere visite
      )
    )
  )(?![a-z])`;
const SENTENCES = /[.!?](?=\s+\S)/;

/** Whether a message asks for nothing but a paper of an appointment that was: only the team can give it. */
export const asksForPaper = (folded: string): boolean =>
  WANTED.test(folded) && !SENTENCES.test(folded.trim());
