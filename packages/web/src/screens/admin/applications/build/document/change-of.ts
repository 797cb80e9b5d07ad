import type { Change, ThingKind } from '@shorui/engine/model';

/** The thing whose values are changed. */
export interface Subject {
  readonly kind: ThingKind;
  readonly id: number;
}

/** The change of one value; undefined removes it. */
export const changeOf = ({ kind, id }: Subject, name: string, value: unknown): Change =>
  // The engine checks values of a change; the rows are typed by their own names.
  ({ action: 'update', kind, id, ...(value === undefined ? { unset: [name] } : { set: { [name]: value } }) }) as Change;
