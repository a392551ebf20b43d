import { X } from 'lucide-react';
import { useTexts } from '../i18n/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Modal } from '../ui/modal.tsx';
import { Sidebar } from './sidebar.tsx';
import { appTexts } from './texts.ts';

/** The sidebar over the page, on narrow screens. Going somewhere closes it. */
export const SidebarSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts(appTexts);
  return (
    <Modal
      label={t.navigation}
      locked={false}
      onClose={onClose}
      className="sheet fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] bg-surface text-ink shadow-pop"
    >
      <IconButton
        className="absolute top-4 right-2"
        label={t.closeMenu}
        icon={<X aria-hidden="true" />}
        onClick={onClose}
      />
      <Sidebar onNavigate={onClose} />
    </Modal>
  );
};
