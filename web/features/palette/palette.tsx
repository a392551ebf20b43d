import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX } from '../../../shared/domain/limits.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { controlStyle } from '../../ui/control-style.ts';
import { useLeaveTo } from '../../ui/leaving.ts';
import { Modal } from '../../ui/modal.tsx';
import { type Entry, GROUPS, inGroups, matching, stepped } from './entries.ts';
import { paletteTexts } from './palette-texts.ts';
import { useRecords } from './use-records.ts';

export interface PaletteProps {
  /** Pages and actions; clients and bookings are searched for. */
  readonly entries: readonly Entry[];
  /** What is in the field: kept outside, since it may have been typed before this was loaded. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

interface ListProps {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly active: Entry | undefined;
  readonly onChoose: (entry: Entry) => void;
}

const optionId = (listId: string, { id }: Entry): string => `${listId}-${id.replaceAll(' ', '-')}`;

const Option = ({ id, entry, active, onChoose }: Omit<ListProps, 'entries'> & { readonly entry: Entry }) => {
  const element = useRef<HTMLDivElement>(null);
  const isActive = entry.id === active?.id;
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which names the active option
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      ref={element}
      role="option"
      id={optionId(id, entry)}
      aria-selected={isActive}
      onClick={() => onChoose(entry)}
      className={classNames(
        'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-control px-3 py-1.5 hover:bg-hover',
        isActive && 'bg-soft text-link',
      )}
    >
      <span className="font-medium">{entry.label}</span>
      {entry.detail && <span className="min-w-0 truncate text-sm text-muted">{entry.detail}</span>}
    </div>
  );
};

const List = ({ id, entries, ...choice }: ListProps) => {
  const t = useTexts(paletteTexts);
  return (
    <div role="listbox" id={id} aria-label={t.results} className="max-h-[60dvh] overflow-y-auto px-2 pb-2">
      {GROUPS.map((group) => {
        const ofGroup = entries.filter((entry) => entry.group === group);
        if (ofGroup.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
          <div key={group} role="group" aria-label={t.groups[group]}>
            <div aria-hidden="true" className="px-3 pt-3 pb-1 text-xs font-semibold text-muted">
              {t.groups[group]}
            </div>
            {ofGroup.map((entry) => (
              <Option key={entry.id} {...choice} id={id} entry={entry} />
            ))}
          </div>
        );
      })}
    </div>
  );
};

/** What the search finds, and which entry the keyboard is at. */
const useChoice = ({ entries, search, onSearch }: Pick<PaletteProps, 'entries' | 'search' | 'onSearch'>) => {
  const [index, setIndex] = useState(0);
  const records = useRecords(search);
  const found = [...matching(entries, search), ...records.clients, ...matching(records.bookings, search)];
  const shown = inGroups(found, search.trim() === '' ? entries.length : undefined);
  const type = (text: string) => {
    onSearch(text);
    setIndex(0);
  };
  const at = Math.min(index, shown.length - 1);
  return {
    type,
    shown,
    hasOthers: shown.length < found.length || records.hasOtherClients,
    active: shown[at],
    step: (by: number) => setIndex(stepped(shown, at, by)),
    records,
  };
};

/** A box to go anywhere: pages, actions, clients and bookings, found by a few letters. */
export const Palette = ({ entries, search, onSearch, onClose, onShortcuts }: PaletteProps) => {
  const t = useTexts(paletteTexts);
  const leaveTo = useLeaveTo();
  const id = useId();
  const { type, shown, hasOthers, active, step, records } = useChoice({ entries, search, onSearch });
  const choose = ({ to }: Entry) => {
    onClose();
    if (to === 'shortcuts') onShortcuts();
    else leaveTo(to);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && active) choose(active);
    else if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else return;
    event.preventDefault();
  };
  const outcome = records.isSearching
    ? t.searching
    : [
        shown.length === 0 ? t.none : t.found(shown.length),
        hasOthers && t.others,
        records.soonest !== null && t.soonest(records.soonest),
      ]
        .filter(Boolean)
        .join(' ');
  return (
    <Modal
      label={t.title}
      locked={false}
      onClose={onClose}
      className="dialog mx-auto mt-[8dvh] w-[36rem] max-w-[calc(100vw-2rem)] overflow-hidden rounded-card bg-surface p-0 text-ink shadow-pop"
    >
      <div className="p-3">
        <input
          type="text"
          role="combobox"
          aria-label={t.search}
          placeholder={t.search}
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(id, active)}
          autoComplete="off"
          value={search}
          maxLength={MAX.search}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          className={controlStyle}
        />
      </div>
      <List id={id} entries={shown} active={active} onChoose={choose} />
      <p role="status" className="border-t border-line px-5 py-2 text-sm text-muted">
        {records.hasFailed ? t.failed : outcome}
      </p>
    </Modal>
  );
};
