import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BusinessSpec } from '../businesses/business-spec.ts';
import { BUSINESSES, type BusinessKey } from '../businesses/businesses.ts';
import { type OpenEnded, type Scenario, scenarioFile } from './scenario.ts';
import { PARTS, type Part } from './split.ts';

/** A scenario with the business in which it is had. */
export type PlayedScenario = OpenEnded & {
  readonly spec: BusinessSpec;
  /** The file that it stands in, without its language: who wrote it, or what it is about. */
  readonly group?: string;
  readonly part: Part;
  /** What a person said they expected, where nothing judges it. */
  readonly expected?: string;
  /** `id` and language: no two are alike. */
  readonly name: string;
};

export type LoadedScenario = PlayedScenario & Pick<Scenario, 'end'> & { readonly business: BusinessKey };

const isBusiness = (key: string): key is BusinessKey => Object.hasOwn(BUSINESSES, key);

const readFile = (path: string): readonly Scenario[] => {
  try {
    return scenarioFile.validateSync(JSON.parse(readFileSync(path, 'utf8')), { strict: true });
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
};

const readPart = (part: Part): readonly LoadedScenario[] => {
  const folder = join(import.meta.dirname, part);
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => readFile(join(folder, file)).map((scenario) => ({ file, scenario })))
    .map(({ file, scenario }) => {
      const { business, id, language } = scenario;
      if (!isBusiness(business)) throw new Error(`${id}: there is no business "${business}".`);
      const group = file.replace(/\.[a-z]+\.json$/, '');
      return { ...scenario, business, spec: BUSINESSES[business], part, group, name: `${id}-${language}` };
    });
};

/** Every scenario of the repository; throws for one that is not of the form. */
export const loadScenarios = (): readonly LoadedScenario[] => PARTS.flatMap(readPart);
