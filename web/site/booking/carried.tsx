import type { Parameter } from '../view/page-links.ts';

/** Hidden inputs for the URL parameters that a form keeps without JavaScript. */
export const Carried = ({ parameters }: { parameters: readonly Parameter[] }) =>
  parameters.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
