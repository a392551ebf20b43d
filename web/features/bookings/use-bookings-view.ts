import { useAddressParams } from '../../lib/use-address-params.ts';
import { BOOKINGS_SHOWN, type BookingsShown } from './booking-query.ts';

const shownOf = (value: string | null): BookingsShown =>
  BOOKINGS_SHOWN.find((shown) => shown === value) ?? 'upcoming';

/** What the page shows, kept in the address: `?show=past`, `?q=`, `?booking=` for the open one, `?new=1` for the form. */
export const useBookingsView = () => {
  const { params, set } = useAddressParams();
  return {
    shown: shownOf(params.get('show')),
    search: params.get('q') ?? '',
    openedId: params.get('booking'),
    isCreating: params.has('new'),
    setSearch: (search: string) => set('q', search),
    setOpened: (bookingId: string | null) => set('booking', bookingId ?? ''),
    setCreating: (isCreating: boolean) => set('new', isCreating ? '1' : ''),
  };
};

export type BookingsView = ReturnType<typeof useBookingsView>;
