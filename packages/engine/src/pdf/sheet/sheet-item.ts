/** Text in a column, its lines one below the other. Lengths in mm from the top left of the page, type in pt. */
export interface SheetText {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  /** Top of the first line. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Any name; BIZ UDGothic unless given. */
  readonly font?: string;
  readonly bold?: boolean;
  /** `left` unless given. */
  readonly align?: 'left' | 'center' | 'right' | 'spread';
  /** `#rrggbb`; black unless given. */
  readonly color?: string;
  /** Times the natural height of a line; 1 unless given. */
  readonly lineHeight?: number;
  /** Added after each character, pt. */
  readonly spacing?: number;
  /** Sets the text on one line: narrower down to 60 % (長体), then smaller, as far as it must. */
  readonly oneLine?: boolean;
}

/** A straight line from (x, y) to (toX, toY), mm. */
export interface SheetRule {
  readonly kind: 'rule';
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
  /** pt; 0.5 unless given. */
  readonly width?: number;
  readonly color?: string;
}

/** A rectangle, mm. Without `fill` it is empty, without `stroke` it has no border. */
export interface SheetBox {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: string;
  readonly stroke?: string;
  /** Of the border, pt; 0.5 unless given. */
  readonly line?: number;
}

/** A circle or an ellipse about (x, y), mm; filled and bordered as a box is. */
export interface SheetEllipse {
  readonly kind: 'ellipse';
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  /** `radiusX` unless given: a circle. */
  readonly radiusY?: number;
  readonly fill?: string;
  readonly stroke?: string;
  /** Of the border, pt; 0.5 unless given. */
  readonly line?: number;
}

/** Something that is drawn on a sheet. Lengths are in mm from the top left corner. */
export type SheetItem = SheetText | SheetRule | SheetBox | SheetEllipse;

/** A page, mm, and what is on it: later items cover earlier ones. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly items: readonly SheetItem[];
}
