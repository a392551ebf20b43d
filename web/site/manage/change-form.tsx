import type { ReactNode, SubmitEvent } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import type { ManageForm } from '../input/manage-input.ts';
import { smallButton } from '../parts/button-style.ts';
import type { ManageView } from '../view/manage-view.ts';

interface ChangeFormProps {
  readonly view: ManageView;
  readonly form: ManageForm;
  /** Title that opens the form. */
  readonly title: string;
  readonly onSend: (form: FormData) => void;
  readonly children: ReactNode;
}

/** A form inside `<details>`: opening and posting it need no JavaScript. */
export const ChangeForm = ({ view, form, title, onSend, children }: ChangeFormProps) => {
  const language = useLanguage();
  const error = view.error?.form === form ? view.error.message : null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(new FormData(event.currentTarget));
  };
  return (
    <details open={error !== null} className="group">
      <summary className={`${smallButton} w-full list-none group-open:mb-4`}>{title}</summary>
      <form
        method="post"
        action={`${view.path}/${form === 'move' ? 'move' : 'cancel'}`}
        onSubmit={submit}
        className="space-y-4 rounded-card border border-line bg-surface p-4"
      >
        <input type="hidden" name="nonce" value={view.nonce} />
        <input type="hidden" name="language" value={language} />
        {form === 'cancel_all' && <input type="hidden" name="scope" value="basket" />}
        {error && (
          <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-sm text-danger">
            {error}
          </p>
        )}
        {children}
      </form>
    </details>
  );
};
