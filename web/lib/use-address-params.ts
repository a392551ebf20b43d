import { useSearchParams } from 'react-router-dom';

/**
 * What a page shows, kept in its address: the parameters, and `set(name, value)` or `change` of several at once, a
 * blank value removing its parameter.
 */
export const useAddressParams = () => {
  const [params, setParams] = useSearchParams();
  const change = (values: Readonly<Record<string, string>>) => {
    // From the address itself: what the hook holds may be one change behind.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(values))
      if (value === '') next.delete(name);
      else next.set(name, value);
    setParams(next, { replace: true });
  };
  return {
    params,
    change,
    set: (name: string, value: string) => change({ [name]: value }),
    clear: () => setParams({}, { replace: true }),
  };
};
