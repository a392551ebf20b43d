import { defineTexts } from '../../i18n/texts.ts';

/** Texts for a tag that is renamed or removed on all leads. */
export const tagChangeTexts = defineTexts(
  {
    renameAll: 'Renommer l’étiquette…',
    removeAll: 'Retirer l’étiquette partout…',
    renameTitle: (tag: string) => `Renommer l’étiquette ${tag}`,
    renameText:
      'Chaque lead qui la porte aura le nouveau nom. S’il existe déjà, les deux n’en font plus qu’une.',
    name: 'Nom',
    nameRequired: 'Donnez un nom à l’étiquette.',
    rename: 'Renommer',
    renamed: (count: number) =>
      count > 1 ? `Étiquette renommée sur ${count} leads` : `Étiquette renommée sur ${count} lead`,
    removeTitle: (tag: string) => `Retirer l’étiquette ${tag} de tous les leads ?`,
    removeText: 'Les leads restent ; seule l’étiquette leur est retirée. On ne peut pas revenir en arrière.',
    remove: 'Retirer partout',
    removing: 'Retrait…',
    removed: (count: number) =>
      count > 1 ? `Étiquette retirée de ${count} leads` : `Étiquette retirée de ${count} lead`,
    failed:
      'Certains leads ne sont pas encore changés. Recommencez : la suite reprend où elle s’est arrêtée.',
  },
  {
    renameAll: 'Rename the tag…',
    removeAll: 'Remove the tag everywhere…',
    renameTitle: (tag: string) => `Rename the tag ${tag}`,
    renameText: 'Each lead that has it gets the new name. If that exists already, the two become one.',
    name: 'Name',
    nameRequired: 'Give the tag a name.',
    rename: 'Rename',
    renamed: (count: number) => (count === 1 ? 'Tag renamed on 1 lead' : `Tag renamed on ${count} leads`),
    removeTitle: (tag: string) => `Remove the tag ${tag} from all leads?`,
    removeText: 'The leads stay; only the tag is taken from them. This cannot be undone.',
    remove: 'Remove everywhere',
    removing: 'Removing…',
    removed: (count: number) => (count === 1 ? 'Tag removed from 1 lead' : `Tag removed from ${count} leads`),
    failed: 'Some leads are not changed yet. Try again: it goes on where it stopped.',
  },
);
