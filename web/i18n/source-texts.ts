import { WALK_IN } from '../../shared/domain/walk-in.ts';

/** Where a lead or a booking came from. */
export const sourceTexts = {
  fr: {
    chat: 'Chat',
    widget: 'Widget',
    form: 'Formulaire',
    manual: 'Manuel',
    walk_in: WALK_IN.fr,
    api: 'API',
    import: 'Importation',
  },
  en: {
    chat: 'Chat',
    widget: 'Widget',
    form: 'Form',
    manual: 'Manual',
    walk_in: WALK_IN.en,
    api: 'API',
    import: 'Import',
  },
};
