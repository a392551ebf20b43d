import { defineTexts } from '../i18n/texts.ts';

export const uiTexts = defineTexts(
  {
    close: 'Fermer',
    cancel: 'Annuler',
    retry: 'Réessayer',
    loading: 'Chargement…',
    saving: 'Enregistrement…',
    deleting: 'Suppression…',
    delete: 'Supprimer',
    optional: 'facultatif',
    sortBy: (column: string) => `Trier par ${column}`,
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    copy: 'Copier',
    copied: 'Copié',
  },
  {
    close: 'Close',
    cancel: 'Cancel',
    retry: 'Retry',
    loading: 'Loading…',
    saving: 'Saving…',
    deleting: 'Deleting…',
    delete: 'Delete',
    optional: 'optional',
    sortBy: (column: string) => `Sort by ${column}`,
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    copy: 'Copy',
    copied: 'Copied',
  },
);
