import { defineTexts } from '../../i18n/texts.ts';

export const slugTexts = defineTexts(
  {
    label: 'Adresse publique (slug)',
    rule: 'Utilisez 3 à 50 caractères minuscules ou chiffres (tiret autorisé).',
    invalid: 'Slug invalide. Utilisez uniquement des minuscules, chiffres et tirets.',
    taken: 'Ce slug est déjà utilisé par un autre site Comptoir.',
    takenOnSubmit: 'Ce slug est déjà utilisé.',
    available: 'Slug disponible ✅',
    checking: 'Vérification…',
    hint: 'Ce slug sera utilisé pour votre URL publique.',
  },
  {
    label: 'Public address (slug)',
    rule: 'Use 3 to 50 lower-case characters or digits (hyphen allowed).',
    invalid: 'Invalid slug. Use only lower-case letters, digits and hyphens.',
    taken: 'This slug is already used by another Comptoir site.',
    takenOnSubmit: 'This slug is already in use.',
    available: 'Slug available ✅',
    checking: 'Checking…',
    hint: 'This slug will be used for your public URL.',
  },
);
