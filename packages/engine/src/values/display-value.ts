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
