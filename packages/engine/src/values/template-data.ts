/**
 * A value that prints one text and compares as another: a chosen option (text and value), a date (formatted text and ISO
 * date), a name or an address (joined text and parts). Templates print `text`; comparisons and formatting helpers use `value`.
 * The parts of a composite value (`last`, `first`, `postCode`, ...) are own properties of `parts`.
 */
export class DisplayValue {
  /** What a template prints. */
  readonly text: string;
  /** What is compared, computed with and formatted: a canonical string, a number or null. */
  readonly value: string | number | null;
  /** Named parts that a path may reach, such as `氏名.last`. Always without a prototype. */
  readonly parts: Readonly<Record<string, string>>;

  constructor(text: string, value: string | number | null, parts: Readonly<Record<string, string>> = {}) {
    this.text = text;
    this.value = value;
    this.parts = Object.assign(Object.create(null), parts) as Record<string, string>;
  }
}

/**
 * A value that is more than text: a picture, a link, formatted text, a page break. Helpers of the Word engine make them, and
 * only a paragraph of a Word file can hold them.
 */
export abstract class RunContent {
  /** Its text where only text fits, such as the name of a file; null when it has none. */
  abstract readonly text: string | null;
}

/**
 * What one name in a template can have as its value. Whole numbers of any length are `bigint`. Arrays are
 * repetitions or lists; objects are scopes; bytes are an image.
 */
export type TemplateValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | DisplayValue
  | RunContent
  | Uint8Array
  | readonly TemplateValue[]
  | TemplateData;

/** A scope that a template reads names from. Only own properties are ever read. */
export interface TemplateData {
  readonly [name: string]: TemplateValue;
}
