import { defineTexts } from '../../i18n/texts.ts';

export const sessionTexts = defineTexts(
  {
    loadingDashboard: 'Chargement du tableau de bord…',
    loadFailed: 'Impossible de charger la session',
    loadFailedHint: 'Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
    logout: 'Se déconnecter',
    pendingTitle: 'Votre espace n’est pas encore prêt',
    pendingText: "Le propriétaire n'a pas terminé la configuration de l'entreprise.",
    refresh: 'Actualiser',
    removedTitle: 'Vous ne faites plus partie de cette entreprise',
    removedText:
      'Vous n’avez plus accès à ses données. Vous pouvez créer votre propre entreprise quand vous le voulez.',
    createBusiness: 'Créer mon entreprise',
    creating: 'Création…',
    createFailed: "Impossible de créer l'entreprise",
  },
  {
    loadingDashboard: 'Loading the dashboard…',
    loadFailed: 'Unable to load the session',
    loadFailedHint: 'Check your connection, then try again.',
    retry: 'Retry',
    logout: 'Log out',
    pendingTitle: 'Your workspace is not ready yet',
    pendingText: 'The owner has not finished setting up the business.',
    refresh: 'Refresh',
    removedTitle: 'You are no longer part of this business',
    removedText:
      'You no longer have access to its data. You can create a business of your own whenever you like.',
    createBusiness: 'Create my business',
    creating: 'Creating…',
    createFailed: 'Unable to create the business',
  },
);
