import { useState } from 'react';
import { type ImportRow, MAX_IMPORT_ROWS } from '../../../../shared/schemas/lead-import.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { browserStorage } from '../../../lib/in-browser.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useCan, useMe } from '../../session/use-me.ts';
import { FileChoice } from './file-choice.tsx';
import { forgetProgress, newImport, unfinishedImport } from './import-progress.ts';
import { importRowOf, type Reading } from './import-rows.ts';
import { ImportRunCard } from './import-run-card.tsx';
import { ImportSetup } from './import-setup.tsx';
import { importTexts } from './import-texts.ts';
import { type ChosenFile, type FileFault, readFile } from './read-file.ts';
import { useImport } from './use-import.ts';

const useFaultText = () => {
  const t = useTexts(importTexts);
  const language = useLanguage();
  return (fault: FileFault): string =>
    fault.kind === 'tooMany'
      ? t.tooMany(formatNumber(fault.rows, language), formatNumber(MAX_IMPORT_ROWS, language))
      : t[fault.kind];
};

/** The file, the import under way and the one that was left unfinished. */
const useImportPage = () => {
  const t = useTexts(importTexts);
  const faultText = useFaultText();
  const { tenantId } = useMe().tenant;
  const importing = useImport();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [unfinished, setUnfinished] = useState(() => unfinishedImport(browserStorage, tenantId));
  const choose = async (chosen: File) => {
    const read = await readFile(chosen);
    if ('kind' in read) return setFault(faultText(read));
    if (unfinished && unfinished.digest !== read.digest) return setFault(t.otherFile(unfinished.fileName));
    setFault(null);
    setFile(read);
    if (!unfinished) return;
    const left = read.rows.map((row) => importRowOf(row, unfinished.reading));
    setRows(left);
    await importing.start(unfinished, left);
  };
  const start = (reading: Reading, all: readonly ImportRow[]) => {
    if (!file) return;
    const { name: fileName, digest } = file;
    setRows(all);
    const importId = crypto.randomUUID();
    void importing.start(
      newImport({ importId, tenantId, fileName, digest, reading, total: all.length }),
      all,
    );
  };
  const giveUp = () => {
    forgetProgress(browserStorage);
    setUnfinished(undefined);
    setFault(null);
  };
  return { importing, file, rows, fault, unfinished, choose, start, giveUp, another: () => setFile(null) };
};

type PageState = ReturnType<typeof useImportPage>;

const Choice = ({ state: { fault, unfinished, choose, giveUp } }: { readonly state: PageState }) => {
  const t = useTexts(importTexts);
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <Card>
      <div className="flex flex-col gap-4">
        {unfinished && (
          <Alert tone="info">
            {t.unfinished(unfinished.fileName, number(unfinished.done), number(unfinished.total))}
          </Alert>
        )}
        <FileChoice onFile={(chosen) => void choose(chosen)} />
        {fault !== null && <Alert>{fault}</Alert>}
        {unfinished && (
          <div>
            <Button onClick={giveUp}>{t.giveUp}</Button>
          </div>
        )}
      </div>
    </Card>
  );
};

const Steps = () => {
  const state = useImportPage();
  const { importing, file, rows } = state;
  if (!file) return <Choice state={state} />;
  if (!importing.run) return <ImportSetup file={file} onStart={state.start} onAnother={state.another} />;
  const { progress } = importing.run;
  return (
    <ImportRunCard
      file={file}
      run={importing.run}
      onPause={importing.pause}
      onResume={() => void importing.start(progress, rows)}
    />
  );
};

/** A list of clients from a file: chosen, looked at, sent batch by batch, and what was not taken told. */
export const ImportPage = () => {
  const t = useTexts(importTexts);
  const mayImport = useCan('admin');
  return (
    <>
      <PageHeader
        title={t.title}
        description={t.description}
        actions={<LinkButton to="/dashboard/leads">{t.back}</LinkButton>}
      />
      <div className="flex flex-col gap-5">
        {mayImport ? <Steps /> : <Alert tone="info">{t.forbidden}</Alert>}
      </div>
    </>
  );
};
