import type { Parameter } from '../view/page-links.ts';

/** Parameters of the page's address that a form takes along without JavaScript. */
export const Carried = ({ parameters }: { parameters: readonly Parameter[] }) =>
  parameters.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
