import { useState } from 'react';
import { type Merged, mergedValues } from './merged-values.ts';

/** A record that a form changes. */
export interface Edited<V, R> {
  /** As it was when the form was filled with it. */
  readonly record: R;
  readonly valuesOf: (record: R) => V;
  /** The present record, when saving was refused because somebody else had changed it. */
  readonly presentIn: (error: unknown) => R | undefined;
}

/** Fields that two people changed differently, and the present record. */
export interface Conflict<V, R> extends Merged<V> {
  readonly present: R;
  readonly presentValues: V;
  readonly sent: V;
}

/** Saving was refused: the user has to choose between two values. */
export class Disputed extends Error {
  override readonly name = 'Disputed';
}

/**
 * Saves a form's values over the record that they started from. If somebody else changed it meanwhile, changes of
 * different fields are merged and sent again; when both changed one field, the user chooses (`Disputed`).
 */
export const useEdited = <V extends object, R, S = unknown>(
  edited: Edited<V, R> | undefined,
  onSave: (values: V, record: R | undefined) => Promise<S>,
) => {
  const [record, setRecord] = useState(edited?.record);
  const [conflict, setConflict] = useState<Conflict<V, R> | null>(null);
  const send = async (values: V, over: R | undefined): Promise<S> => {
    try {
      return await onSave(values, over);
    } catch (error) {
      const present = edited?.presentIn(error);
      if (!edited || over === undefined || present === undefined) throw error;
      const presentValues = edited.valuesOf(present);
      const merged = mergedValues(edited.valuesOf(over), values, presentValues);
      if (merged.disputed.length > 0) {
        setConflict({ ...merged, present, presentValues, sent: values });
        throw new Disputed();
      }
      setRecord(present);
      return send(merged.ours, present);
    }
  };
  return {
    /** What the form was filled with, or was put over since. */
    record,
    conflict,
    save: (values: V, over = record) => {
      setConflict(null);
      return send(values, over);
    },
    /** The next save starts from the present record. */
    settle: (present: R) => {
      setRecord(present);
      setConflict(null);
    },
  };
};
