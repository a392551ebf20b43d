import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Look } from '../../../e2e/inspected-page.ts';
import { downloadedText } from '../../../support/downloaded.ts';
import { oneIn } from '../../../support/seeded.ts';
import { expectDisabled, expectSeen } from '../../../support/seen.ts';
import { type DashboardWorld, openDashboardWorld } from '../../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const WORDS = {
  fr: {
    import: 'Importer',
    choose: 'Choisir un fichier CSV',
    start: 'Importer 120 lignes',
    nobody: /quelle colonne contient un nom/,
    over: 'Importation terminée',
    report: 'Télécharger le rapport',
    stopped: /s’est arrêtée à 50 lignes sur 120/,
  },
  en: {
    import: 'Import',
    choose: 'Choose a CSV file',
    start: 'Import 120 lines',
    nobody: /which column holds a name/,
    over: 'Import done',
    report: 'Download the report',
    stopped: /stopped at 50 lines of 120/,
  },
} as const;

const LOOKS: readonly Look[] = [
  { language: 'fr', theme: 'light', width: 390 },
  { language: 'en', theme: 'dark', width: 1440 },
];

/** A file as a French spreadsheet saves it, in Windows-1252, with one line that cannot be taken. */
const file = () => {
  const rows = Array.from({ length: 120 }, (_, n) => {
    const phone = n === 7 ? '12' : `514 555-${String(n).padStart(4, '0')}`;
    return `Zoé;Côté ${n};zoe${n}@example.org;${phone};VIP`;
  });
  const text = ['Prénom;Nom;Courriel;Cellulaire;Étiquettes', ...rows].join('\r\n');
  return { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
};

test.each(oneIn(2, LOOKS))(
  'a file is looked at, imported, cut short and taken up again without anybody twice ($language, $width)',
  async (look) => {
    const words = WORDS[look.language];
    const owner = await world.owner(`Salon Roy ${look.width}`);
    const { page, flaws, close } = await world.open(owner, '/dashboard/leads', look);
    await page.getByRole('link', { name: words.import, exact: true }).click();
    await page.getByLabel(words.choose).setInputFiles(file());
    await expectSeen(page.getByRole('rowheader', { name: 'Zoé Côté 0' }));
    expect(await flaws()).toEqual([]);

    const columns = page.getByRole('combobox', { name: /Ce que contient|What “/ });
    for (const column of await columns.all()) await column.selectOption('');
    await expectSeen(page.getByRole('alert').filter({ hasText: words.nobody }));
    await expectDisabled(page.getByRole('button', { name: words.start }));
    for (const [n, field] of ['firstName', 'lastName', 'email', 'phone', 'tags'].entries())
      await columns.nth(n).selectOption(field);
    expect(await flaws()).toEqual([]);

    // The second batch never arrives, and the tab is closed.
    let batches = 0;
    await page.route('**/v1/leads/import', (route) => (++batches > 1 ? undefined : route.continue()));
    await page.getByRole('button', { name: words.start }).click();
    await page.getByText(/^50 /).waitFor();
    await page.reload();
    await expectSeen(page.getByText(words.stopped));
    await page.unroute('**/v1/leads/import');
    expect(await flaws()).toEqual([]);

    await page.getByLabel(words.choose).setInputFiles(file());
    await expectSeen(page.getByRole('heading', { name: words.over }));
    expect(await flaws()).toEqual([]);
    const [report] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.report }).click(),
    ]);
    expect(await downloadedText(report)).toMatch(/^\ufeff[^\n]*\n9[;,][^\n]*12[;,]VIP/);

    const { leads, nextCursor } = await world.call(owner, 'GET', '/v1/leads?limit=100&tag=vip');
    const rest = await world.call(owner, 'GET', `/v1/leads?limit=100&tag=vip&cursor=${nextCursor}`);
    const emails = [...leads, ...rest.leads].map(({ email }: { email: string }) => email);
    expect([emails.length, new Set(emails).size]).toEqual([119, 119]);
    await close();
  },
);
