import { BACKUP_DAYS, LEAD_RETENTION_MONTHS, RETENTION_DAYS } from '../../../shared/domain/retention.ts';
import { defineTexts } from '../../i18n/texts.ts';

/**
 * The privacy policy: what Quebec's Act respecting the protection of personal information in the private sector
 * (Law 25) and the GDPR ask to be said. Words in braces are the operator's (`operator.ts`).
 */
export const privacyTexts = defineTexts(
  {
    title: 'Politique de confidentialité',
    intro: 'Ce que nous recueillons, pourquoi, où, combien de temps, et ce que vous pouvez exiger.',
    sections: {
      who: {
        title: 'Qui est responsable',
        paragraphs: [
          'Pour les comptes des entreprises et de leurs équipes : {name}, {address}.',
          "Pour ce qu'un visiteur confie au chat ou au formulaire d'une entreprise : cette entreprise. Nous agissons alors pour elle, selon ses instructions, à titre de mandataire (sous-traitant au sens du RGPD).",
          'Responsable de la protection des renseignements personnels : {officerName}, {officerEmail}.',
        ],
      },
      what: {
        title: 'Ce qui est recueilli',
        paragraphs: [
          "Pour un compte : l'adresse e-mail, le nom donné dans une invitation, le rôle, le profil de l'entreprise et le journal des gestes qui touchent les accès, la facturation, les exportations et les effacements.",
          "Pour un visiteur : ce qu'il écrit dans le chat ou le formulaire, soit son nom, son e-mail ou son téléphone, sa demande, ses rendez-vous, sa langue et, s'il vient d'une campagne, l'étiquette de celle-ci. Son accord et la version de l'avis qu'il a vu sont notés.",
          "L'adresse IP sert à limiter les abus ; elle n'est gardée que sous une forme hachée, une heure au plus. Ne nous confiez ni numéro de carte, ni renseignement de santé, ni pièce d'identité : le service n'en a pas besoin.",
        ],
      },
      why: {
        title: 'Pourquoi',
        paragraphs: [
          "Pour répondre au visiteur, prendre et gérer ses rendez-vous, et transmettre sa demande à l'entreprise : avec son consentement, donné en envoyant son message, et pour préparer ou exécuter le contrat qu'il demande.",
          "Pour fournir le compte et le facturer : exécution du contrat. Pour protéger le service et prouver ce qui a été fait : intérêt légitime et obligations légales. Rien n'est vendu, aucune publicité n'est ciblée, aucun profil n'est dressé.",
        ],
      },
      assistant: {
        title: "L'assistant automatisé",
        paragraphs: [
          "Le chat répond automatiquement et le dit avant le premier message. Il ne prend aucune décision qui produise un effet juridique : il propose des heures réellement libres, et c'est vous qui choisissez. Vous pouvez demander à parler à une personne.",
          "Si l'entreprise a activé un modèle de langage, les messages de la conversation lui sont transmis le temps de produire la réponse et ne servent pas à l'entraîner.",
        ],
      },
      recipients: {
        title: 'Qui les reçoit, et où',
        paragraphs: [
          "L'entreprise à laquelle vous vous adressez, et les membres de son équipe qu'elle autorise. Nos fournisseurs : Amazon Web Services (hébergement, Montréal) ; Stripe (paiement des forfaits, États-Unis) ; Anthropic (modèle de langage, États-Unis, là où l'assistant s'en sert).",
          "Toute communication hors du Québec est précédée d'une évaluation des facteurs relatifs à la vie privée et encadrée par contrat.",
        ],
      },
      howLong: {
        title: 'Combien de temps',
        paragraphs: [
          `Les conversations : ${RETENTION_DAYS.usual} jours, ou la durée que l'entreprise a choisie, de ${RETENTION_DAYS.least} à ${RETENTION_DAYS.most} jours. Une demande et ses coordonnées : ${LEAD_RETENTION_MONTHS} mois après la dernière activité. Un rendez-vous passé reste dans les comptes de l'entreprise ; le nom et les coordonnées en sont effacés sur demande.`,
          `Les sauvegardes : ${BACKUP_DAYS} jours. Un effacement y est rejoué si elles doivent servir.`,
        ],
      },
      rights: {
        title: 'Vos droits',
        paragraphs: [
          "Vous pouvez demander à voir ce que nous détenons sur vous, à le recevoir dans un format courant, à le faire corriger ou effacer, et retirer votre consentement. Écrivez à l'entreprise avec laquelle vous avez discuté, qui dispose des outils pour le faire et en garde une preuve, ou à {officerEmail}. Vous aurez une réponse dans les 30 jours.",
          "Si la réponse ne vous convient pas, vous pouvez vous adresser à la Commission d'accès à l'information du Québec ou, dans l'Union européenne, à l'autorité de votre pays.",
        ],
      },
      security: {
        title: 'Sécurité',
        paragraphs: [
          'Tout est chiffré en transit et au repos. Chaque entreprise ne voit que ses données, chaque membre selon son rôle. Un incident de confidentialité qui présente un risque sérieux est déclaré à la Commission et aux personnes touchées, et inscrit au registre.',
        ],
      },
      storage: {
        title: 'Dans votre navigateur',
        paragraphs: [
          "La session d'un membre connecté et son brouillon d'activation sont gardés dans son navigateur. Un visiteur n'y reçoit pas de témoin ; une fois qu'il a écrit, l'onglet garde sa conversation jusqu'à douze heures ou jusqu'à sa fermeture, pour qu'elle continue d'une page à l'autre. Le widget ne charge ni ne garde rien avant d'être ouvert.",
        ],
      },
      changes: {
        title: 'Changements',
        paragraphs: [
          'Version du 21 novembre 2026. Un changement important est annoncé ici avant de s’appliquer.',
        ],
      },
    },
  },
  {
    title: 'Privacy policy',
    intro: 'What we collect, why, where, for how long, and what you may demand.',
    sections: {
      who: {
        title: 'Who is responsible',
        paragraphs: [
          'For the accounts of businesses and their teams: {name}, {address}.',
          'For what a visitor entrusts to a business’s chat or form: that business. We then act for it, on its instructions, as its service provider (processor under the GDPR).',
          'Person in charge of the protection of personal information: {officerName}, {officerEmail}.',
        ],
      },
      what: {
        title: 'What is collected',
        paragraphs: [
          'For an account: the e-mail address, the name given in an invitation, the role, the profile of the business and the log of what is done to access, billing, exports and erasures.',
          'For a visitor: what they write in the chat or the form, that is their name, their e-mail or phone, their request, their appointments, their language and, when they come from a campaign, its label. Their agreement and the version of the notice they saw are recorded.',
          'The IP address serves to limit abuse; it is kept only in hashed form, for one hour at most. Entrust us with no card number, health record or identity paper: the service needs none.',
        ],
      },
      why: {
        title: 'Why',
        paragraphs: [
          'To answer the visitor, make and manage their appointments, and pass their request on to the business: with their consent, given by sending their message, and to prepare or perform the contract they ask for.',
          'To provide the account and bill it: performance of the contract. To protect the service and prove what was done: legitimate interest and legal duties. Nothing is sold, no advertising is targeted, no profile is drawn up.',
        ],
      },
      assistant: {
        title: 'The automated assistant',
        paragraphs: [
          'The chat answers automatically and says so before the first message. It takes no decision with legal effect: it offers times that are really free, and you choose. You may ask to speak to a person.',
          'If the business has turned a language model on, the messages of the conversation are sent to it for as long as the answer takes and do not train it.',
        ],
      },
      recipients: {
        title: 'Who receives it, and where',
        paragraphs: [
          'The business you address, and the members of its team whom it authorises. Our suppliers: Amazon Web Services (hosting, Montreal); Stripe (payment of plans, United States); Anthropic (language model, United States, where the assistant uses it).',
          'Any communication outside Quebec is preceded by a privacy impact assessment and framed by contract.',
        ],
      },
      howLong: {
        title: 'How long',
        paragraphs: [
          `Conversations: ${RETENTION_DAYS.usual} days, or the time that the business has chosen, from ${RETENTION_DAYS.least} to ${RETENTION_DAYS.most} days. A request and its contact: ${LEAD_RETENTION_MONTHS} months after the last activity. A past appointment stays in the business’s books; the name and contact are erased from it on request.`,
          `Backups: ${BACKUP_DAYS} days. An erasure is done again if they have to be used.`,
        ],
      },
      rights: {
        title: 'Your rights',
        paragraphs: [
          'You may ask to see what we hold on you, to receive it in a common format, to have it corrected or erased, and withdraw your consent. Write to the business you talked to, which has the tools to do so and keeps proof of it, or to {officerEmail}. You will have an answer within 30 days.',
          'If the answer does not suit you, you may turn to the Commission d’accès à l’information du Québec or, in the European Union, to your country’s authority.',
        ],
      },
      security: {
        title: 'Security',
        paragraphs: [
          'Everything is encrypted in transit and at rest. Each business sees its own data only, each member according to their role. A confidentiality incident that presents a serious risk is reported to the Commission and to the people concerned, and entered in the register.',
        ],
      },
      storage: {
        title: 'In your browser',
        paragraphs: [
          'A signed-in member’s session and onboarding draft are kept in their browser. A visitor is given no cookie there; once they have written, the tab keeps their conversation for up to twelve hours or until it is closed, so that it goes on from page to page. The widget loads and keeps nothing before it is opened.',
        ],
      },
      changes: {
        title: 'Changes',
        paragraphs: ['Version of 21 November 2026. An important change is announced here before it applies.'],
      },
    },
  },
);
