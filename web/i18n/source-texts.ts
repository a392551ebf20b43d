/** Where a lead or a booking came from. */
export const sourceTexts = {
  fr: { chat: 'Chat', widget: 'Widget', form: 'Formulaire', manual: 'Manuel', api: 'API' },
  en: { chat: 'Chat', widget: 'Widget', form: 'Form', manual: 'Manual', api: 'API' },
};
