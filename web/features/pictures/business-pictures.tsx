import { useTexts } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { useMe } from '../session/use-me.ts';
import { PictureField } from './picture-field.tsx';
import { pictureTexts } from './picture-texts.ts';

/** The business's logo and cover. */
export const BusinessPictures = () => {
  const t = useTexts(pictureTexts);
  const { tenant } = useMe();
  return (
    <Card title={t.card}>
      <p className="mb-5 text-muted">{t.cardHint}</p>
      <div className="flex flex-col gap-8">
        <PictureField place={{ kind: 'logo' }} suggestedAlt={tenant.name} />
        <PictureField place={{ kind: 'cover' }} suggestedAlt="" />
      </div>
    </Card>
  );
};
