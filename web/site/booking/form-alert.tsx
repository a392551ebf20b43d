/** What is wrong with the whole form; it can take the focus. */
export const FormAlert = ({ message }: { message: string }) => (
  <p role="alert" tabIndex={-1} className="mb-6 rounded-control bg-danger-soft px-4 py-3 text-danger">
    {message}
  </p>
);
