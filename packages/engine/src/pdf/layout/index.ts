export type {
  BoxItem,
  BreakItem,
  FitItem,
  InlineItem,
  Paragraph,
  RubyItem,
  TabItem,
  TateChuYokoItem,
  TextItem,
} from './inline-item.ts';
export type { EmphasisKind, StrikeKind, TextStyle, Underline, UnderlineKind } from './text-style.ts';
export type {
  Alignment,
  Direction,
  Kinsoku,
  LineHeight,
  LineRoom,
  LineSlot,
  ParagraphStyle,
  TabLeader,
  TabStop,
} from './paragraph-style.ts';
export type {
  Decoration,
  EmphasisDecoration,
  LeaderDecoration,
  Line,
  LineEnd,
  ParagraphLayout,
  PlacedBox,
  PlacedGlyph,
  RuleDecoration,
} from './line.ts';
export {
  isSqueezed,
  sourceText,
  type FitLimits,
  type FitRequest,
  type FitResult,
  type FitStep,
  type Legibility,
  usualLegibility,
} from './fit/fit-request.ts';
export { layoutParagraph } from './layout-paragraph.ts';
export { fitText } from './fit/fit-text.ts';
export { decorationPaths, type DecorationPath, type PathCommand } from './marks/decoration-paths.ts';
export { splitTateChuYoko } from './split-tate-chu-yoko.ts';
