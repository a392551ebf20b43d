import { useTexts } from '../../i18n/texts.ts';
import { serviceListTexts } from './service-list-texts.ts';

/** Says who was asked for and does not perform the service that was chosen since; null for nobody. */
export const Unable = ({ name }: { readonly name: string | null }) => {
  const texts = useTexts(serviceListTexts);
  return (
    <p role="status" className="basis-full text-sm empty:hidden">
      {name !== null && texts.unable(name)}
    </p>
  );
};
