import { useSearchParams } from 'react-router-dom';

/** What a page shows, kept in its address: the parameters, and `set(name, value)`, a blank value removing one. */
export const useAddressParams = () => {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) => {
    // From the address itself: what the hook holds may be one change behind.
    const next = new URLSearchParams(window.location.search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  return { params, set, clear: () => setParams({}, { replace: true }) };
};
