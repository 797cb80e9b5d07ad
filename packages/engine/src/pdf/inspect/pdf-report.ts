import type { FormFields, FormRepeat } from '../../application/schema/index.ts';
import type { Problem } from '../../problems/index.ts';
import type { AcroField, PdfSignature } from '../acroform/index.ts';
import type { Permissions } from '../read/index.ts';
import type { ProposalKind } from './propose/proposal.ts';

/** A box of a page as the file has it, in its user space: left, bottom, right, top. */
export type ReportBox = readonly [left: number, bottom: number, right: number, top: number];

/** A page of a PDF. */
export interface PdfPageReport {
  /** From 1. */
  readonly page: number;
  /** As seen, in mm, to a hundredth. */
  readonly width: number;
  readonly height: number;
  /** Clockwise degrees by which the page is turned to be seen. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Points in one unit of user space. */
  readonly userUnit: number;
  readonly mediaBox: ReportBox;
  readonly cropBox: ReportBox;
  /** `scan`: a picture and no text; `empty`: nothing is drawn. */
  readonly content: 'drawn' | 'scan' | 'empty';
  /** What was found on it. */
  readonly characters: number;
  readonly lines: number;
  readonly boxes: number;
  readonly images: number;
}

/** A font that a PDF uses. */
export interface PdfFontReport {
  /** As the file calls it, without the tag of a subset. */
  readonly name: string;
  /** `Type0`, `TrueType`, `Type1`, `Type3` … */
  readonly type: string;
  readonly embedded: boolean;
  readonly subset: boolean;
  /** Pages it is a resource of, from 1. */
  readonly pages: readonly number[];
}

/** Where a proposed field comes from. */
export interface ProposalReport {
  readonly name: string;
  readonly kind: ProposalKind;
  /** Printed words; empty when there are none. */
  readonly label: string;
}

/** What is in a PDF, as plain data. */
export interface PdfReport {
  readonly kind: 'pdf';
  readonly version: string;
  readonly pages: readonly PdfPageReport[];
  readonly fonts: readonly PdfFontReport[];
  /** What the owner of an encrypted file allows; absent when it is not encrypted. */
  readonly encryption?: Permissions;
  readonly signatures: readonly PdfSignature[];
  readonly form: {
    readonly fields: readonly AcroField[];
    readonly hasXfa: boolean;
    readonly needAppearances: boolean;
  };
  /** Names of files inside it. */
  readonly attachments: readonly string[];
  readonly hasJavaScript: boolean;
  /** Proposed fields, ready for `shorui overlay --fields`. */
  readonly proposed: FormFields;
  /** For each of `proposed.fields` in order: why it is there. */
  readonly proposals: readonly ProposalReport[];
  /** Blocks of one form as rows of a list, ready for `repeats` of a fields file instead of their fields in `proposed`. */
  readonly repeats: readonly FormRepeat[];
  readonly problems: readonly Problem[];
}
