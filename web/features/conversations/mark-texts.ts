import { defineTexts } from '../../i18n/texts.ts';

export const markTexts = defineTexts(
  {
    search: 'Nom, contact ou étiquette',
    filters: 'Filtrer les conversations',
    marks: { unanswered: 'Sans réponse', booked: 'Réservées', complaint: 'Plaintes' },
    complaint: 'Plainte',
    unanswered: 'Sans réponse',
    nothing: 'Aucune conversation ne correspond.',
    clear: 'Tout afficher',
    partial: 'Seules les conversations les plus récentes sont affichées.',
    tags: 'Étiquettes',
    showTag: (tag: string) => `Conversations avec l’étiquette ${tag}`,
    answered: 'Marquer comme répondue',
    changeFailed: 'Impossible de modifier la conversation.',
  },
  {
    search: 'Name, contact or tag',
    filters: 'Filter the conversations',
    marks: { unanswered: 'Unanswered', booked: 'Booked', complaint: 'Complaints' },
    complaint: 'Complaint',
    unanswered: 'Unanswered',
    nothing: 'No conversation matches.',
    clear: 'Show all',
    partial: 'Only the most recent conversations are shown.',
    tags: 'Tags',
    showTag: (tag: string) => `Conversations with the tag ${tag}`,
    answered: 'Mark as answered',
    changeFailed: 'Unable to change the conversation.',
  },
);
