import type { Schema } from 'yup';
import type { Resource } from '../../../shared/routes.ts';
import { BY_NAME, BY_RESOURCE, BY_TYPE, type ExampleValues, ID } from './example-values.ts';
import { entryOf, fieldsOf, type Json } from './json-schema.ts';

const isInstantName = (name: string): boolean => /(At|Since)$/.test(name);
const isIdName = (name: string): boolean => /Id$/.test(name);
const isUrlName = (name: string): boolean => /Url$/.test(name);

const valuesOf = (values: ExampleValues, name: string): readonly Json[] =>
  Object.entries(values).find(([own]) => own === name)?.[1] ?? [];

const candidates = (schema: Schema, name: string, resource: Resource | undefined): readonly Json[] => [
  ...valuesOf((resource && BY_RESOURCE[resource]) ?? {}, name),
  ...valuesOf(BY_NAME, name),
  ...(isIdName(name) ? [ID] : []),
  ...(isInstantName(name) ? ['2026-11-24T15:00:00.000Z'] : []),
  ...(isUrlName(name) ? ['https://comptoir.example/site/garage-tremblay'] : []),
  ...schema.describe().oneOf.filter((choice): choice is string | number => typeof choice !== 'object'),
  ...(BY_TYPE[schema.type] ?? []),
];

/** An example that the schema accepts, in a resource's context; always the same. Undefined when none is known. */
export const exampleOf = (schema: Schema, resource?: Resource, name = ''): Json | undefined => {
  const entry = entryOf(schema);
  if (entry) return [exampleOf(entry, resource, name)].filter((value) => value !== undefined);
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(fieldsOf(schema)).flatMap(([field, held]) => {
        const value = exampleOf(held, resource, field);
        return value === undefined ? [] : [[field, value]];
      }),
    );
  const fits = (value: Json) => schema.isValidSync(value, { strict: true });
  return candidates(schema, name, resource).find(fits) ?? (schema.describe().nullable ? null : undefined);
};
