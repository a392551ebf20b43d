import { defineTexts } from '../../i18n/texts.ts';

/** The legal notice. Words in braces are the operator's (`operator.ts`). */
export const legalNoticeTexts = defineTexts(
  {
    title: 'Mentions légales',
    intro: "Qui offre ce service, et à quelles conditions vous l'utilisez.",
    sections: {
      operator: {
        title: "L'exploitant",
        paragraphs: ['{name}, {address}.', 'Pour nous écrire : {email}.'],
      },
      service: {
        title: 'Le service',
        paragraphs: [
          'Comptoir est un assistant de rendez-vous et de demandes pour les petites entreprises de services : une page publique, un chat, un formulaire de réservation et un tableau de bord.',
          "Chaque entreprise cliente est responsable de ce que dit sa page publique, de ses prix, de ses disponibilités et des services qu'elle rend. Le contrat d'un rendez-vous se forme entre elle et vous.",
        ],
      },
      assistant: {
        title: "L'assistant",
        paragraphs: [
          "Les réponses du chat sont produites automatiquement au nom de l'entreprise. Elles informent ; elles ne remplacent pas l'avis d'un professionnel.",
          "Un rendez-vous n'est confirmé que lorsque la page l'affiche comme tel. Le prix et l'heure qui font foi sont ceux de la confirmation. Vous pouvez en tout temps demander à parler à une personne.",
        ],
      },
      account: {
        title: 'Les comptes',
        paragraphs: [
          "Un compte est personnel. Son titulaire garde son mot de passe secret et répond de ce qui est fait avec son compte. Le propriétaire d'une entreprise décide qui peut y entrer et avec quels droits.",
          "Il est interdit d'utiliser le service pour envoyer des messages non sollicités, tromper quelqu'un, contourner une limite technique ou nuire au service. Un compte qui le fait peut être suspendu.",
        ],
      },
      plans: {
        title: 'Forfaits',
        paragraphs: [
          "Les prix sont en dollars canadiens, par mois, taxes en sus. L'essai de quatorze jours ne demande aucune carte et ne devient jamais payant de lui-même.",
          "Un forfait se résilie en tout temps et reste actif jusqu'à la fin de la période payée. Un forfait échu n'efface aucune donnée et ne retire pas la page publique.",
        ],
      },
      property: {
        title: 'Propriété intellectuelle',
        paragraphs: [
          "La marque et le logiciel appartiennent à l'exploitant ou à ceux qui les lui confient. Les textes, les images et les données que vous y mettez restent à vous, et vous pouvez les exporter en tout temps.",
        ],
      },
      liability: {
        title: 'Disponibilité et responsabilité',
        paragraphs: [
          "Nous tenons le service disponible avec soin, sans pouvoir promettre qu'il ne s'interrompra jamais. Dans la mesure permise par la loi, l'exploitant ne répond pas des pertes indirectes. Rien ici ne limite les droits que la Loi sur la protection du consommateur vous donne.",
        ],
      },
      hosting: {
        title: 'Hébergement',
        paragraphs: ['Amazon Web Services, région Canada (Centre), Montréal.'],
      },
      law: {
        title: 'Droit applicable',
        paragraphs: [
          'Le droit du Québec et les lois du Canada qui y sont applicables régissent le service. Un consommateur garde les recours de son lieu de résidence.',
        ],
      },
    },
  },
  {
    title: 'Legal notice',
    intro: 'Who offers this service, and on what terms you use it.',
    sections: {
      operator: { title: 'The operator', paragraphs: ['{name}, {address}.', 'To write to us: {email}.'] },
      service: {
        title: 'The service',
        paragraphs: [
          'Comptoir is an assistant for appointments and requests, made for small service businesses: a public page, a chat, a booking form and a dashboard.',
          'Each client business answers for what its public page says, for its prices, its availability and the services it provides. The contract of an appointment is made between that business and you.',
        ],
      },
      assistant: {
        title: 'The assistant',
        paragraphs: [
          'The chat’s answers are produced automatically on behalf of the business. They inform; they do not replace a professional’s advice.',
          'An appointment is confirmed only once the page shows it as such. The price and time that count are those of the confirmation. You may ask to speak to a person at any time.',
        ],
      },
      account: {
        title: 'Accounts',
        paragraphs: [
          'An account is personal. Its holder keeps the password secret and answers for what is done with the account. The owner of a business decides who may enter it and with what rights.',
          'The service must not be used to send unsolicited messages, deceive anybody, get around a technical limit or harm the service. An account that does so may be suspended.',
        ],
      },
      plans: {
        title: 'Plans',
        paragraphs: [
          'Prices are in Canadian dollars, per month, taxes not included. The fourteen-day trial asks for no card and never turns into a paid plan by itself.',
          'A plan may be cancelled at any time and stays active until the end of the paid period. A lapsed plan deletes no data and does not take the public page down.',
        ],
      },
      property: {
        title: 'Intellectual property',
        paragraphs: [
          'The brand and the software belong to the operator or to those who entrust them to the operator. The texts, pictures and data that you put in it remain yours, and you may export them at any time.',
        ],
      },
      liability: {
        title: 'Availability and liability',
        paragraphs: [
          'We keep the service available with care, without being able to promise that it will never be interrupted. As far as the law permits, the operator does not answer for indirect losses. Nothing here limits the rights that the Consumer Protection Act gives you.',
        ],
      },
      hosting: { title: 'Hosting', paragraphs: ['Amazon Web Services, Canada (Central) region, Montreal.'] },
      law: {
        title: 'Applicable law',
        paragraphs: [
          'The laws of Quebec, and those of Canada that apply there, govern the service. A consumer keeps the remedies of the place where they live.',
        ],
      },
    },
  },
);
