import { defineTexts } from '../../../i18n/texts.ts';

export const apiTexts = defineTexts(
  {
    referenceTitle: 'Référence complète',
    reference:
      'Chaque appel, ses champs, ses réponses et ses erreurs, au format OpenAPI 3.1. À ouvrir dans Postman, Insomnia ou un générateur de clients.',
    openReference: 'Ouvrir openapi.json',
    newTab: '(nouvel onglet)',
    chatTitle: 'Le chat public',
    chat: 'Posez une question au nom d’un visiteur : l’assistant répond, propose des créneaux et prend le rendez-vous. Aucun jeton n’est nécessaire.',
    chatSteps: [
      'Gardez « convId » et renvoyez-le avec le message suivant, avec les dix derniers messages dans « history ».',
      'Envoyez « consent: true » seulement si la personne a vu votre avis : sans lui, la réponse vient mais rien n’est enregistré.',
      'Pour choisir un créneau proposé, renvoyez son « slotId » avec le message.',
      'Avec l’en-tête « Accept: text/event-stream », la réponse arrive au fur et à mesure : des événements « delta », puis un « result » de la même forme.',
      'Une réponse 403 « rate_limited » dit d’attendre le nombre de secondes de « Retry-After ».',
    ],
    chatCall: 'Une question',
    chatAnswer: 'La réponse',
    question: 'Bonjour, une place jeudi après-midi ?',
    webhooksTitle: 'Recevoir les webhooks',
    webhooks:
      'Vérifiez chaque message avec le secret montré à l’ajout du webhook, sur les octets tels que reçus. Un même message peut arriver deux fois : ignorez un « webhook-id » déjà vu.',
    manageWebhooks: 'Gérer les webhooks',
    verify: 'Vérifier en Node.js',
    widgetTitle: 'Le widget',
    widget:
      'Une ligne à coller avant la fin de « body ». Rien n’est chargé ni gardé tant que le visiteur n’ouvre pas le chat.',
    widgetCode: 'À coller',
    widgetControl: 'L’ouvrir de votre bouton',
    noSite: 'Créez d’abord votre site public : ces adresses en dépendent.',
  },
  {
    referenceTitle: 'Full reference',
    reference:
      'Every call, its fields, answers and errors, as OpenAPI 3.1. Open it in Postman, Insomnia or a client generator.',
    openReference: 'Open openapi.json',
    newTab: '(new tab)',
    chatTitle: 'The public chat',
    chat: 'Ask a question for a visitor: the assistant answers, offers times and books the appointment. No token is needed.',
    chatSteps: [
      'Keep “convId” and send it back with the next message, with the last ten messages in “history”.',
      'Send “consent: true” only if the person saw your notice: without it the answer comes but nothing is stored.',
      'To choose an offered time, send its “slotId” back with the message.',
      'With the header “Accept: text/event-stream” the reply comes as it is made: “delta” events, then one “result” of the same shape.',
      'A 403 “rate_limited” answer asks you to wait the seconds told by “Retry-After”.',
    ],
    chatCall: 'A question',
    chatAnswer: 'The answer',
    question: 'Hello, anything free on Thursday afternoon?',
    webhooksTitle: 'Receiving webhooks',
    webhooks:
      'Verify each message with the secret shown when the webhook was added, on the bytes as they came. A message may come twice: ignore a “webhook-id” you have seen.',
    manageWebhooks: 'Manage webhooks',
    verify: 'Verify in Node.js',
    widgetTitle: 'The widget',
    widget:
      'One line to paste before the end of the body. Nothing is loaded or stored until the visitor opens the chat.',
    widgetCode: 'To paste',
    widgetControl: 'Open it from your button',
    noSite: 'Create your public site first: these addresses depend on it.',
  },
);
