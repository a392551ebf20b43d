import { useSearchParams } from 'react-router-dom';

/**
 * A page's state in its URL: the parameters, and `set(name, value)` or `change` for several at once; a blank value
 * removes its parameter.
 */
export const useAddressParams = () => {
  const [params, setParams] = useSearchParams();
  const change = (values: Readonly<Record<string, string>>) => {
    // From the URL itself: the hook's value may be one change behind.
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
