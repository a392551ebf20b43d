import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { MAX_TAGS } from '../domain/tags.ts';
import { array, id, number, object, string, text, whole } from './fields.ts';
import { leadCreate } from './lead.ts';

/** The most rows of one request, and of one file. */
export const MAX_IMPORT_BATCH = 100;
export const MAX_IMPORT_ROWS = 10_000;

/**
 * Characters of a cell, and tags of a row, that are sent at all: more than a lead may have, so that a row that is too
 * long is refused alone, with its reason.
 */
export const MAX_CELL = MAX.note + 1;
export const MAX_CELLS = MAX_TAGS + 1;

const cell = () => text(0, MAX_CELL);

/** A person as a file has them; `importedLead` says which of them are taken. */
const importRow = object({
  /** The line of the file, from 1, by which its outcome is told. */
  line: whole(1, 1_000_000).required(),
  name: cell(),
  email: cell(),
  phone: cell(),
  note: cell(),
  tags: array(cell().required()).max(MAX_CELLS),
  birthday: cell(),
}).noUnknown();

export const leadImport = object({
  /** The same for all requests of a file, which then have one line of the audit trail. */
  importId: id(),
  rows: array(importRow.required()).min(1).max(MAX_IMPORT_BATCH).required(),
}).noUnknown();

/** What a row must be to be taken: the rules of a lead that is typed in. */
export const importedLead = leadCreate.pick(['name', 'email', 'phone', 'note', 'tags', 'birthday']);

/**
 * `created`: a new lead · `added`: what a known one lacked · `unchanged`: a known one lacked nothing · `refused`: see
 * the issues.
 */
export const IMPORT_OUTCOMES = ['created', 'added', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Fields that a known lead has otherwise, or that are another lead's. */
export const IMPORT_LEFT = ['name', 'email', 'phone', 'birthday'] as const;

/** What became of a row. */
export const importedRow = object({
  line: number().required(),
  outcome: string().oneOf(IMPORT_OUTCOMES).required(),
  /** Absent for a refused row. */
  leadId: id(),
  /** Why a row was refused: the field, and the rule as issues name it. */
  issues: array(object({ path: string().required(), key: string().required() }).noUnknown().required()),
  /** Of a row that was taken, what was not: the lead has it otherwise, or it is another lead's. */
  left: array(string().oneOf(IMPORT_LEFT).required()),
}).noUnknown();

export const leadsImported = object({ rows: array(importedRow.required()).required() }).noUnknown();

/** How many rows of an import became what. */
export const importCounts = object({
  created: number().required(),
  added: number().required(),
  unchanged: number().required(),
  refused: number().required(),
}).noUnknown();

export type ImportCounts = InferType<typeof importCounts>;
export type ImportRow = InferType<typeof importRow>;
export type ImportedRow = InferType<typeof importedRow>;
