import { addSheets, type AddSheetsOptions, type FileWithSheets, type Sheet } from '../sheet/index.ts';
import { frameItems, type FrameSeal, type SealFrame } from './seal-frame.ts';

/** What is put on a file: approvers' seals in a frame, and pages behind the last one. */
export interface StampedSeals {
  readonly frame?: SealFrame;
  readonly seals: readonly FrameSeal[];
  /** Further pages, such as a record of the approval. */
  readonly appended?: readonly Sheet[];
}

/**
 * Stamps the seals of approvers (検印) on a PDF: a frame of cells with round date seals, drawn above the content of a page. The bytes
 * of the file stay and an incremental update follows, so that signatures remain valid over their range.
 * @throws {ShoruiError} `pdf.*` for a file that cannot be opened or may not be changed
 * @throws {RangeError} for a number that is no page, and for a date that is no day
 */
export function stampSeals(
  bytes: Uint8Array,
  { frame = {}, seals, appended = [] }: StampedSeals,
  options: AddSheetsOptions,
): FileWithSheets {
  const items = {
    page: frame.page ?? 0,
    items: (page: Parameters<typeof frameItems>[2]) => frameItems(seals, frame, page),
  };
  return addSheets(bytes, { onPages: seals.length === 0 ? [] : [items], appended }, options);
}
