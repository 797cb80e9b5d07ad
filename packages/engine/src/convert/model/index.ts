export type { Block, Cell, Floating, ListLabel, Paragraph, Row, Table, TextBox } from './block.ts';
export type { CellEdges } from './cell-edges.ts';
export type { Edge, EdgePattern, Edges, Stroke } from './edge.ts';
export type { Equation } from './equation.ts';
export type { Freeform, FreeformNumber, FreeformPath, FreeformStep, Guide, GuideOperator } from './freeform.ts';
export type { Gradient } from './gradient.ts';
export type { FloatAxis } from './float-axis.ts';
export type { CutItem, FlowItem } from './flow-item.ts';
export type {
  BookmarkRun,
  BreakRun,
  EquationRun,
  FieldRun,
  FitRun,
  Inline,
  NoteRun,
  PictureRun,
  RubyRun,
  TabRun,
  TextRun,
  UprightRun,
} from './inline.ts';
export type { ContentCache } from './content-cache.ts';
export type { LineEnd, LineEnds } from './line-end.ts';
export type { LayoutContext, PageNumbers } from './layout-context.ts';
export type {
  BoxMark,
  ClippedMark,
  LinesMark,
  LinkMark,
  Mark,
  Page,
  PathMark,
  PictureMark,
  RotatedMark,
  RuleMark,
  TargetMark,
  TurnedMark,
} from './mark.ts';
export type { ParagraphFormat } from './paragraph-format.ts';
export type { Picture } from './picture.ts';
export type { Columns, DocumentGrid, PageParts, PageSetup, Section } from './section.ts';
export type { PathStep, ShapePath } from './shape-path.ts';
export type { Sides } from './sides.ts';
export type { TablePosition } from './table-position.ts';
export type { FontNames, TextFormat } from './text-format.ts';
export type { WordDocument } from './word-document.ts';
