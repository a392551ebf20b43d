/** Words as a screen has them: one text, or one for each language. */
export interface Message {
  readonly fr: string;
  readonly en: string;
}

const said = (fr: string, en: string): Message => ({ fr, en });

/** A text that no screen shows: it stays in the error object and the log. */
const logged = (text: string): Message => ({ fr: text, en: text });

/** Every error and every success that a screen tells. */
export const MESSAGES = {
  requestFailed: logged('{method} {path} failed'),
  nobodySignedIn: logged('Aucun utilisateur connecté'),
  refreshFailed: logged('Impossible de rafraîchir la session'),
  notAuthenticated: logged('User is not authenticated'),
  networkError: logged('Network error'),
  sessionLoadFailed: said('Impossible de charger la session', 'Unable to load the session'),
  loginFailed: said('Échec de la connexion', 'Login failed'),
  signupFailed: said('Impossible de créer le compte', 'Unable to create the account'),
  codeInvalid: said('Code invalide', 'Invalid code'),
  resendFailed: said('Impossible de renvoyer le code', 'Unable to resend the code'),
  forgotFailed: said("Impossible d'envoyer le code", 'Unable to send the code'),
  resetFailed: said('Impossible de réinitialiser le mot de passe', 'Unable to reset the password'),
  leadDeleteFailed: said('Suppression impossible', 'Unable to delete'),
  leadRefreshFailed: said('Erreur lors du rafraîchissement', 'Error while refreshing'),
  bookingCancelFailed: said("Impossible d'annuler la réservation", 'Unable to cancel the booking'),
  inviteFailed: said("Impossible d'envoyer l'invitation", 'Unable to send the invitation'),
  roleFailed: said('Impossible de mettre à jour le rôle', 'Unable to update the role'),
  memberRemoveFailed: said('Impossible de supprimer le membre', 'Unable to remove the member'),
  siteLoadFailed: said('Impossible de charger le site', 'Unable to load the site'),
  siteSaveFailed: said('Impossible de sauvegarder', 'Unable to save'),
  siteCreateFailed: said('Impossible de créer le site', 'Unable to create the site'),
  onboardingFailed: said("Impossible de finaliser l'onboarding", 'Unable to complete the onboarding'),
  profileFailed: said("Impossible d'enregistrer le profil", 'Unable to save the profile'),
  slugUnknown: said(
    'Ce slug sera utilisé pour votre URL publique.',
    'This slug will be used for your public URL.',
  ),
  chatTooMany: said(
    'Trop de demandes, réessayez dans quelques minutes.',
    'Too many requests, try again in a few minutes.',
  ),
  chatFailedReply: said(
    'Nous ne pouvons pas répondre pour le moment. Merci de réessayer plus tard.',
    'We cannot answer right now. Please try again later.',
  ),
  chatUnavailable: said('Le chat est momentanément indisponible.', 'The chat is temporarily unavailable.'),
  chatThrottled: said(
    'Veuillez patienter quelques secondes avant de renvoyer un message.',
    'Please wait a few seconds before sending another message.',
  ),
  demoRefused: logged('Erreur {status}'),
  demoFailedReply: said(
    'Le service de chat est momentanément indisponible.',
    'The chat service is temporarily unavailable.',
  ),
  demoUnavailable: said('Le chat est momentanément indisponible.', 'The chat is temporarily unavailable.'),
  serviceSaveFailed: said("Impossible d'enregistrer le service.", 'Unable to save the service.'),
  serviceDeleteFailed: said('Suppression impossible.', 'Unable to delete.'),
  servicesLoadFailed: said('Impossible de charger les services.', 'Unable to load services.'),
  availabilitySaveFailed: said(
    "Impossible d'enregistrer la disponibilité.",
    'Unable to save the availability.',
  ),
  availabilityLoadFailed: said('Impossible de charger les disponibilités.', 'Unable to load availability.'),
  availabilityDeleteFailed: said('Suppression impossible.', 'Unable to delete.'),
  checkoutFailed: said(
    "Le paiement n'est pas encore disponible dans cet aperçu. Veuillez communiquer avec le soutien technique.",
    'Payment is not yet available in this preview. Please contact support.',
  ),
  siteNotFound: said('Site introuvable', 'Site not found'),
  siteNotFoundText: said(
    'La vitrine demandée n’existe pas ou n’est plus disponible.',
    'The page you asked for does not exist or is no longer available.',
  ),
  rawDate: logged('fall back to the raw value'),
  invited: said('Invitation en attente', 'Invitation waiting'),
  roleUpdated: said('Rôle mis à jour', 'Role updated'),
  memberRemoved: said('Membre supprimé', 'Member removed'),
  siteUpdated: said('Site mis à jour', 'Site updated'),
  siteCreated: said('Site public créé', 'Public site created'),
  accountCreated: said(
    'Compte créé. Vérifiez votre e-mail pour récupérer le code de confirmation.',
    'Account created. Check your e-mail for the confirmation code.',
  ),
  accountConfirmed: said(
    'Compte confirmé. Vous pouvez vous connecter.',
    'Account confirmed. You can log in.',
  ),
  codeResent: said('Code renvoyé', 'Code resent'),
  codeSent: said('Code envoyé. Vérifiez votre e-mail.', 'Code sent. Check your e-mail.'),
  passwordUpdated: said('Mot de passe mis à jour', 'Password updated'),
} as const satisfies Record<string, Message>;

export type MessageKey = keyof typeof MESSAGES;

/** A text whatever its apostrophes and spaces: what is compared is words. */
export const plainText = (text: string): string =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

/** The same for a locator's `hasText`. */
export const wordsOf = (text: string): RegExp =>
  new RegExp(
    plainText(text)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/'/g, "['’]")
      .replace(/ /g, '[\\s\\u00a0\\u202f]+'),
  );
