import type { ApplicationFile, FieldStyle } from '@shorui/engine/model';
import { createContext, useContext } from 'react';
import type { PdfFile } from '../../../../../kits/pdf/pdf-file.ts';
import type { StoredFiles } from '../stored-files.ts';
import type { Placement } from './document/placements.ts';
import type { Rect } from './geometry/rect.ts';
import type { FormUnit } from './geometry/units.ts';

/** A place that the form itself offers: a printed box, cells, a line. In the unit of the form. */
export interface FormSpot {
  readonly page: number;
  readonly rect: Rect;
  /** Words printed next to it; empty when there are none. */
  readonly printed: string;
  /** What the place asks for, such as cells. */
  readonly style: FieldStyle;
}

/** What the parts of the editor share. Pages count from 1; lengths are in the unit of the form. */
export interface FormParts {
  readonly file: ApplicationFile;
  readonly pdf: PdfFile;
  /** Bytes of the PDF. */
  readonly bytes: Uint8Array;
  readonly images: StoredFiles;
  readonly unit: FormUnit;
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly page: number;
  readonly setPage: (page: number) => void;
  /** All fields of the form. */
  readonly placements: readonly Placement[];
  readonly spots: readonly FormSpot[];
  /** Ids of the fields that are chosen, the first chosen first. */
  readonly chosen: readonly number[];
  readonly choose: (ids: readonly number[]) => void;
  /** Number of the cell that is chosen in the one field, from 0; undefined while cells are not moved one by one. */
  readonly cell: number | undefined;
  readonly chooseCell: (at: number | undefined) => void;
  /** A published version is only shown. */
  readonly isFrozen: boolean;
}

const Context = createContext<FormParts | undefined>(undefined);
export const FormProvider = Context.Provider;

export function useForm(): FormParts {
  const parts = useContext(Context);
  if (parts === undefined) throw new Error('The form editor is not around this part.');
  return parts;
}

/** The chosen fields in the order in which they were chosen. */
export function chosenOf({ placements, chosen }: FormParts): Placement[] {
  return chosen.flatMap((id) => placements.find((each) => each.id === id) ?? []);
}
