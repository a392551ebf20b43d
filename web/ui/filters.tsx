import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import { Drawer } from './drawer.tsx';
import { Field } from './field.tsx';
import { FilterChip } from './filter-chip.tsx';
import { filterTexts } from './filter-texts.ts';
import { FormActions } from './form.tsx';
import { Select, type SelectOption } from './select.tsx';
import { useMediaQuery } from './use-media-query.ts';

/** One choice that narrows or orders a list. */
export interface Filter {
  readonly key: string;
  readonly label: string;
  /** Blank where nothing is chosen. */
  readonly value: string;
  /** The first is for nothing chosen, with a blank value. */
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  /** How wide the choice is in the row above a list. */
  readonly className: string;
}

interface FiltersProps {
  readonly filters: readonly Filter[];
  /** What goes together. */
  readonly hint: string;
  /** Whether something is left out of the list. */
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

interface SheetProps extends FiltersProps {
  readonly isAnySet: boolean;
  readonly onClose: () => void;
}

const Sheet = ({ filters, hint, isAnySet, onClear, onClose }: SheetProps) => {
  const t = useTexts(filterTexts);
  return (
    <Drawer title={t.filters} description={hint} onClose={onClose}>
      <div className="flex flex-col gap-5">
        {filters.map(({ key, label, value, options, onChange }) => (
          <Field key={key} label={label}>
            {({ id }) => (
              <Select
                id={id}
                value={value}
                onChange={(event) => onChange(event.target.value)}
                options={options}
              />
            )}
          </Field>
        ))}
        <FormActions>
          {isAnySet && <Button onClick={onClear}>{t.clear}</Button>}
          <Button variant="primary" onClick={onClose}>
            {t.show}
          </Button>
        </FormActions>
      </div>
    </Drawer>
  );
};

/** A button that opens the choices, with how many are made, and each of these as a chip that takes it back. */
const OnPhone = (props: FiltersProps) => {
  const t = useTexts(filterTexts);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const set = props.filters.filter(({ value }) => value !== '');
  const takeOff = ({ onChange }: Filter) => {
    onChange('');
    // The chip goes: without this the keyboard's place would go with it.
    button.current?.focus();
  };
  const textOf = ({ label, value, options }: Filter): string =>
    t.chosen(label, options.find((option) => option.value === value)?.label ?? value);
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" className="max-sm:px-3" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {set.length === 0 ? t.filters : t.filtersSet(set.length)}
      </Button>
      {set.length > 0 && (
        <div className="flex min-w-0 basis-full flex-wrap gap-2">
          {set.map((filter) => (
            <FilterChip key={filter.key} text={textOf(filter)} onClear={() => takeOff(filter)} />
          ))}
        </div>
      )}
      {isOpen && <Sheet {...props} isAnySet={set.length > 0} onClose={() => setOpen(false)} />}
    </>
  );
};

/** The choices above a list, beside its search: in a row, and on a phone in a sheet, so that the list is at hand. */
export const Filters = (props: FiltersProps) => {
  const isWide = useMediaQuery('(min-width: 40rem)');
  if (!isWide) return <OnPhone {...props} />;
  return (
    <>
      {props.filters.map(({ key, label, value, options, onChange, className }) => (
        <Select
          key={key}
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          options={options}
          className={className}
        />
      ))}
      {props.isNarrowed && <p className="order-last basis-full text-muted">{props.hint}</p>}
    </>
  );
};
