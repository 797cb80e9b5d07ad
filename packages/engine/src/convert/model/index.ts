export type {
  Block,
  Cell,
  Floating,
  ListLabel,
  Paragraph,
  Row,
  Table,
  TextBox,
  FloatAxis,
  TablePosition,
} from './block.ts';
export type { BlockOrigin } from './block.ts';
export type { CellEdges, Edge, EdgePattern, Edges, Stroke, Sides } from './edge.ts';
export type { Equation } from './equation.ts';
export type { Freeform, FreeformNumber, FreeformPath, FreeformStep, Guide, GuideOperator } from './freeform.ts';
export type { Gradient } from './freeform.ts';
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
export type { LineEnd, LineEnds, PathStep, ShapePath } from './freeform.ts';
export type { LayoutContext, PageNumbers } from './layout-context.ts';
export type {
  BoxMark,
  ClippedMark,
  FadedMark,
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
export type { ParagraphFormat } from './formats.ts';
export type { Picture } from './inline.ts';
export type { Columns, DocumentGrid, PageParts, PageSetup, Section } from './section.ts';
export type { FontNames, LigatureKind, TextFormat } from './formats.ts';
export type { WordDocument } from './word-document.ts';
