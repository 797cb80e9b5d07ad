import { createProblem, type Problem } from '../../../problems/index.ts';
import { arrayOf, booleanOf, dictOf, PdfRef, type PdfDict, type PdfFile } from '../../read/index.ts';
import type { AcroField } from './acro-field.ts';
import { describeField } from './describe-field.ts';
import type { FieldNode } from './form-node.ts';
import { readFieldTree } from './read-field-tree.ts';

/** The form of a file. */
export interface AcroForm {
  readonly fields: readonly AcroField[];
  /** A form in XML (XFA) exists in addition to the fields. */
  readonly hasXfa: boolean;
  /** The file requires viewers to draw the fields themselves (NeedAppearances). */
  readonly needAppearances: boolean;
  /** Fields whose values scripts work out, which is left undone. */
  readonly calculated: number;
  readonly problems: readonly Problem[];
}

/** The same with its objects, which filling needs. */
export interface FormObjects {
  readonly form: AcroForm;
  readonly dict: PdfDict | undefined;
  readonly ref: PdfRef | undefined;
  readonly nodes: readonly { readonly field: AcroField; readonly node: FieldNode }[];
}

/** Reads the form of a file with its objects. A file without one has no fields. */
export function readFormObjects(file: PdfFile): FormObjects {
  const value = file.catalog.get('AcroForm');
  const dict = dictOf(file, value);
  const tree = readFieldTree(file, dict);
  const nodes = tree.fields.flatMap((node) => {
    const field = describeField(file, node);
    return field ? [{ field, node }] : [];
  });
  const faulty = tree.faulty || (value !== undefined && !dict) || nodes.length < tree.fields.length;
  const hasXfa = dict?.has('XFA') === true;
  return {
    form: {
      fields: nodes.map(({ field }) => field),
      hasXfa,
      needAppearances: booleanOf(file, dict?.get('NeedAppearances')) === true,
      calculated: arrayOf(file, dict?.get('CO'))?.length ?? 0,
      problems: [
        ...(faulty ? [createProblem('pdf.form-tree', file.place)] : []),
        ...(hasXfa ? [createProblem('pdf.form-xfa', file.place)] : []),
      ],
    },
    dict,
    ref: value instanceof PdfRef ? value : undefined,
    nodes,
  };
}

/**
 * The form of a file: fields of all kinds with their places.
 * @throws ShoruiError what `pages` throws, and `pdf.*` where a limit is passed
 */
export function readAcroForm(file: PdfFile): AcroForm {
  return readFormObjects(file).form;
}

/** The fields of a file's form, in the order of its list. Throws as `readAcroForm` does. */
export function listFormFields(file: PdfFile): readonly AcroField[] {
  return readAcroForm(file).fields;
}
