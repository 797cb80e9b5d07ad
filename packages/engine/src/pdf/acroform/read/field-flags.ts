/** Bits of Ff (ISO 32000-1, tables 221, 226, 228 and 230), counted from 1 as there. */
const fieldFlags = {
  readOnly: 1,
  required: 2,
  multiline: 13,
  password: 14,
  noToggleToOff: 15,
  radio: 16,
  pushButton: 17,
  combo: 18,
  editable: 19,
  fileSelect: 21,
  multiSelect: 22,
  doNotScroll: 24,
  comb: 25,
  richText: 26,
} as const;

export type FieldFlag = keyof typeof fieldFlags;

export function hasFlag(flags: number, name: FieldFlag): boolean {
  return (flags & (1 << (fieldFlags[name] - 1))) !== 0;
}

/** Bits of F of an annotation (table 165). */
const annotationFlags = { hidden: 2, print: 3, noView: 6 } as const;

export function hasAnnotationFlag(flags: number, name: keyof typeof annotationFlags): boolean {
  return (flags & (1 << (annotationFlags[name] - 1))) !== 0;
}
