import { defineTexts } from '../i18n/texts.ts';

export const tagTexts = defineTexts(
  {
    tags: 'Étiquettes',
    newTag: 'Nouvelle étiquette',
    addTag: 'Ajouter',
    removeTag: (tag: string) => `Retirer l’étiquette ${tag}`,
    fullTags: (most: number) => `${most} étiquettes au plus.`,
    onlyTag: (tag: string) => `Étiquette : ${tag}`,
  },
  {
    tags: 'Tags',
    newTag: 'New tag',
    addTag: 'Add',
    removeTag: (tag: string) => `Remove the tag ${tag}`,
    fullTags: (most: number) => `${most} tags at most.`,
    onlyTag: (tag: string) => `Tag: ${tag}`,
  },
);
