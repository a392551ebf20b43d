import type { Schema } from 'yup';
import { routeKeys, routeSpec } from '../../../shared/routes.ts';

/** A schema as yup tells of it, as far as tests read it. */
export interface Described {
  readonly type: string;
  readonly oneOf?: readonly unknown[];
  readonly tests?: ReadonlyArray<{
    readonly name?: string;
    readonly params?: Readonly<Record<string, unknown>>;
  }>;
  readonly fields?: Readonly<Record<string, Described>>;
  readonly innerType?: Described;
}

export const describedAs = (schema: Schema | undefined): Described =>
  Object(schema?.describe() ?? { type: 'none' });

export const fieldsOf = (schema: Schema | undefined): Readonly<Record<string, Described>> =>
  describedAs(schema).fields ?? {};

/** Where a caller says something: in the body or in the query. */
export type Part = 'body' | 'query';

export const partsOf = (part: Part) => routeKeys.filter((route) => routeSpec(route)[part]);
