/** What kind of field it is. `button` is a push button: it holds no value. */
export type AcroFieldType = 'text' | 'check' | 'radio' | 'choice' | 'button' | 'signature';

/** One place where a field is shown. Lengths in mm from the top left of the page as seen, to a hundredth. */
export interface AcroWidget {
  /** From 1. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of a check box or radio button: the value the field has when this one is on. */
  readonly option?: string;
  /** Set when neither viewers nor printers show it. */
  readonly hidden?: true;
}

/** One of the values a choice, a check box or a radio group may have. */
export interface AcroOption {
  /** The export value: what is kept. */
  readonly value: string;
  /** What is shown. */
  readonly label: string;
}

/** A field of a PDF's form, as plain data. Absent flags are off. */
export interface AcroField {
  /** Partial names from the top, joined by dots: unlike that of any other field, unless the file is broken. */
  readonly name: string;
  /** The name shown to users (TU). */
  readonly label?: string;
  readonly type: AcroFieldType;
  /** A choice with several values has a list. Absent when there is none, and for a check box that is off. */
  readonly value?: string | readonly string[];
  readonly defaultValue?: string | readonly string[];
  readonly readOnly?: true;
  readonly required?: true;
  /** Text: most characters (MaxLen). */
  readonly maxLength?: number;
  readonly multiline?: true;
  readonly password?: true;
  /** Text: one character in each of `maxLength` equal cells. */
  readonly comb?: true;
  /** Text whose value is the path of a file to send. */
  readonly fileSelect?: true;
  /** Choice: a list that opens, not one that is always open. */
  readonly combo?: true;
  /** Choice: other values may be typed. */
  readonly editable?: true;
  /** Choice: several values at once. */
  readonly multiple?: true;
  readonly options?: readonly AcroOption[];
  /** Signature: it is signed. */
  readonly signed?: true;
  /** It carries scripts, which are not run. */
  readonly scripted?: true;
  readonly widgets: readonly AcroWidget[];
}
