/** What is wrong with the whole form. A page that is answered with it begins there, without a script too. */
export const FormAlert = ({ message }: { message: string }) => (
  <p
    role="alert"
    // biome-ignore lint/a11y/noAutofocus: the form is screens below the start, where nothing tells of a refusal.
    autoFocus
    tabIndex={-1}
    className="mb-6 rounded-control bg-danger-soft px-4 py-3 text-danger"
  >
    {message}
  </p>
);
