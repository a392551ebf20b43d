import type { ReactNode } from 'react';
import { industryLabel } from '../../../shared/domain/industries.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FormActions } from '../../ui/form.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { OnboardingDraft } from './draft.ts';
import { StepCard } from './step-card.tsx';
import type { StepProps } from './step-props.ts';
import { stepPath } from './steps.ts';
import { onboardingTexts } from './texts.ts';
import { useFinish } from './use-finish.ts';
import { usePublicLinks } from './use-public-links.ts';

const Entry = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="border-t border-line py-4 first:border-t-0 first:pt-0">
    <dt className="font-semibold">{term}</dt>
    <dd className="mt-1 flex flex-col gap-0.5 text-muted">{children}</dd>
  </div>
);

const PublicLinks = ({ slug }: { slug: string }) => {
  const t = useTexts(onboardingTexts).review;
  const links = usePublicLinks(slug);
  if (!links) return null;
  const entries = [
    [t.config, links.configUrl],
    [t.chat, links.chatUrl],
    [t.preview, links.previewUrl],
  ] as const;
  return (
    <Entry term={t.links}>
      {entries.map(([label, url]) => (
        <span key={label}>
          {t.labelled(label)}{' '}
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="break-all text-link underline underline-offset-4 hover:no-underline"
          >
            {url}
          </a>
        </span>
      ))}
    </Entry>
  );
};

const Summary = ({ draft }: { draft: OnboardingDraft }) => {
  const t = useTexts(onboardingTexts);
  const language = useLanguage();
  const { profile, schedule, services, site } = draft;
  const chosen = services.filter(({ isChosen }) => isChosen);
  return (
    <dl>
      <Entry term={t.review.company}>
        <span className="text-ink">{profile.name}</span>
        <span>{industryLabel(profile.industry, language)}</span>
        <span>{profile.phone || t.review.noPhone}</span>
        {profile.ownName !== '' && <span>{t.review.you(profile.ownName)}</span>}
      </Entry>
      <Entry term={t.review.site}>
        <span className="text-ink">{site.title}</span>
        <span className="break-all">/site/{site.slug}</span>
        <span>{site.theme === 'dark' ? t.site.dark : t.site.light}</span>
        <span className="break-words">{site.welcomeMessage}</span>
      </Entry>
      <Entry term={t.review.services}>
        {chosen.length === 0
          ? t.review.noServices
          : chosen.map(({ name, durationMin }) => (
              <span key={name}>{t.starters.offered(name, String(durationMin))}</span>
            ))}
      </Entry>
      <Entry term={t.review.slots}>
        {schedule.generateSlots ? t.review.slotsOn(schedule.durationMinutes) : t.review.slotsOff}
      </Entry>
      <PublicLinks slug={site.slug} />
    </dl>
  );
};

/** A summary of all steps, and the final save. */
export const ReviewStep = ({ draft, onSave, onBack }: StepProps) => {
  const t = useTexts(onboardingTexts);
  const { finish, isSaving, failure } = useFinish(draft, onSave);
  return (
    <StepCard title={t.review.title} intro={t.review.intro}>
      <div className="flex flex-col gap-5">
        <Summary draft={draft} />
        {failure && (
          <Alert>
            {failure.text} {failure.isSlugTaken && <TextLink to={stepPath('site')}>{t.review.edit}</TextLink>}
          </Alert>
        )}
        <FormActions>
          <Button onClick={onBack} disabled={isSaving}>
            {t.back}
          </Button>
          <Button variant="primary" busy={isSaving} onClick={finish}>
            {isSaving ? t.review.finishing : t.review.finish}
          </Button>
        </FormActions>
      </div>
    </StepCard>
  );
};
