import { defineTexts } from '../../../i18n/texts.ts';

export const closureTexts = defineTexts(
  {
    title: 'Fermetures',
    intro: 'Vacances, congés, jours fériés : ces journées n’offrent aucun créneau.',
    add: 'Ajouter une fermeture',
    holidays: 'Ajouter les jours fériés du Québec',
    list: 'Fermetures à venir',
    empty: 'Aucune fermeture à venir.',
    emptyHint: 'Ajoutez vos vacances ou les jours fériés : personne ne pourra réserver ces jours-là.',
    loadFailed: 'Impossible de charger les fermetures.',
    from: 'Premier jour',
    to: 'Dernier jour',
    toHint: 'Laissez vide pour une seule journée.',
    reason: 'Raison',
    reasonHint: 'Pour votre équipe : « Vacances », « Inventaire »…',
    noReason: 'Fermé',
    calendar: 'Calendrier',
    allCalendars: 'Toute l’entreprise',
    ofCalendar: (name: string) => `Calendrier : ${name}`,
    holiday: 'Jour férié',
    fromRequired: 'Indiquez le premier jour.',
    create: 'Fermer ces jours',
    created: 'Fermeture ajoutée',
    saveFailed: "Impossible d'ajouter la fermeture.",
    affected: (count: number) =>
      count > 1
        ? `${count} rendez-vous déjà pris tombent pendant cette fermeture. Ils sont conservés : déplacez-les ou annulez-les.`
        : 'Un rendez-vous déjà pris tombe pendant cette fermeture. Il est conservé : déplacez-le ou annulez-le.',
    seeBookings: 'Voir les réservations',
    deleteNamed: (name: string) => `Supprimer ${name}`,
    deleteTitle: 'Supprimer la fermeture ?',
    deleteText: (name: string) => `« ${name} » redevient ouvert, selon vos fenêtres de la semaine.`,
    deleted: 'Fermeture supprimée',
    deleteFailed: 'Suppression impossible',
    named: (days: string, label: string) => `${label}, ${days}`,
    holidaysTitle: 'Jours fériés du Québec',
    holidaysText: 'Les huit jours fériés de la loi. Ceux qui y sont déjà restent comme ils sont.',
    year: 'Année',
    easter: 'À Pâques',
    easterDays: { good_friday: 'Vendredi saint', easter_monday: 'Lundi de Pâques' },
    addHolidays: 'Ajouter',
    adding: 'Ajout…',
    holidaysAdded: (count: number) =>
      count === 0
        ? 'Ces jours y étaient déjà : rien n’a été ajouté.'
        : `${count} ${count > 1 ? 'jours fériés ajoutés' : 'jour férié ajouté'}.`,
    holidaysFailed: "Impossible d'ajouter les jours fériés.",
    holidaysAffected: (count: number) =>
      count > 1
        ? `${count} rendez-vous déjà pris tombent ces jours-là. Ils sont conservés.`
        : 'Un rendez-vous déjà pris tombe un de ces jours. Il est conservé.',
    done: 'Terminé',
    showAll: (count: number) => `Afficher les ${count}`,
  },
  {
    title: 'Closures',
    intro: 'Holidays, days off: these days offer no slots.',
    add: 'Add a closure',
    holidays: 'Add Quebec’s statutory holidays',
    list: 'Upcoming closures',
    empty: 'No upcoming closure.',
    emptyHint: 'Add your holidays or the statutory ones: nobody will be able to book those days.',
    loadFailed: 'Unable to load closures.',
    from: 'First day',
    to: 'Last day',
    toHint: 'Leave empty for a single day.',
    reason: 'Reason',
    reasonHint: 'For your team: “Holidays”, “Stocktaking”…',
    noReason: 'Closed',
    calendar: 'Calendar',
    allCalendars: 'The whole business',
    ofCalendar: (name: string) => `Calendar: ${name}`,
    holiday: 'Statutory holiday',
    fromRequired: 'Give the first day.',
    create: 'Close these days',
    created: 'Closure added',
    saveFailed: 'Unable to add the closure.',
    affected: (count: number) =>
      count > 1
        ? `${count} appointments already made fall in this closure. They are kept: move or cancel them.`
        : 'One appointment already made falls in this closure. It is kept: move or cancel it.',
    seeBookings: 'See the bookings',
    deleteNamed: (name: string) => `Delete ${name}`,
    deleteTitle: 'Delete this closure?',
    deleteText: (name: string) => `“${name}” opens again, by your weekly windows.`,
    deleted: 'Closure deleted',
    deleteFailed: 'Unable to delete',
    named: (days: string, label: string) => `${label}, ${days}`,
    holidaysTitle: 'Quebec’s statutory holidays',
    holidaysText: 'The eight holidays of the law. Those already there stay as they are.',
    year: 'Year',
    easter: 'At Easter',
    easterDays: { good_friday: 'Good Friday', easter_monday: 'Easter Monday' },
    addHolidays: 'Add',
    adding: 'Adding…',
    holidaysAdded: (count: number) =>
      count === 0
        ? 'These days were already there: nothing was added.'
        : `${count} ${count === 1 ? 'holiday' : 'holidays'} added.`,
    holidaysFailed: 'Unable to add the holidays.',
    holidaysAffected: (count: number) =>
      count > 1
        ? `${count} appointments already made fall on these days. They are kept.`
        : 'One appointment already made falls on one of these days. It is kept.',
    done: 'Done',
    showAll: (count: number) => `Show all ${count}`,
  },
);
