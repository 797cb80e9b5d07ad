/**
 * Table 2 of "Requirements for Japanese Text Layout" (JLReq, W3C; W3C Document License): may a line end between a character of
 * the row's class and one of the column's. Rows and columns are the classes of `jlreqTableClasses` in order. `b` it may, `-` it
 * may not, `.` does not occur, `c` depends on more than the classes (the notes of the table; see `japanese-pairs.ts`).
 */
export const jlreqBreakRows = [
  '--------------------------.-', // cl-01
  'b------b---bbbbbb-bbbbbbbb-b', // cl-02
  'b------b---bbbbbb-bbbbbbbb-b', // cl-03
  'b------b---bbcbbb-bbbbbbbb-b', // cl-04
  'b------b---bbbbbb-bbbbbbbb-b', // cl-05
  'b------b---bbbbbb-bbbbbbbb-b', // cl-06
  'b------b---bbbbbb-bbbbbbbb-b', // cl-07
  'b------c---bbbbbb-bbbbbbbb-b', // cl-08
  'b------b---bbbbbb-bbbbbbbb-b', // cl-09
  'b------b---bbbbbb-bbbbbbbb-b', // cl-10
  'b------b---bbbbbb-bbbbbbbb-b', // cl-11
  '--------------------------.-', // cl-12
  'b------b---bbbbbb-bbbbbbbb-b', // cl-13
  'b------b---bbbbbb-bbbbbbbb-b', // cl-14
  'b------b---bbbbbb-bbbbbbbb-b', // cl-15
  'b------b---bbbbbb-bbbbbbbb-b', // cl-16
  'b------b---bbbbbb-bbbbbbbb-b', // cl-19
  'b------b---bbbbbb-bbbbbbbb-b', // cl-20
  'b------b---bbbbbb-cbbbbbbb-b', // cl-21
  'b------b---bbbbbb-bcbbbbbb.b', // cl-22
  'b------b---bbbbbb-bbcbbbbb.b', // cl-23
  'b------b---bcbbbb-bbb-bbcb-b', // cl-24
  'b------b---bbbbbb-bbbb-b-b-b', // cl-25
  'b------b---bbbbbb-bbbbbbbb-b', // cl-26
  'b------b---bcbbbb-bbb--bcb-b', // cl-27
  '-......-...------.-..--.-..-', // cl-28
  'b------b---bbbbbb-bbbbbbbb.b', // cl-29
  'b------b---bbbbbb-bbbbbbbb-c', // cl-30
] as const;

/** The class numbers of the rows and columns. cl-17 and cl-18 (mathematical) are not in the table. */
export const jlreqTableClasses = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
] as const;
