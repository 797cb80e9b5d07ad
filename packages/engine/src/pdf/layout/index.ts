export type {
  BoxItem,
  BreakItem,
  FitItem,
  InlineItem,
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
export type { Paragraph } from './paragraph.ts';
export type { FitLimits, FitRequest, FitResult, FitStep } from './fit-request.ts';
export { layoutParagraph } from './layout-paragraph.ts';
export { fitText } from './fit/fit-text.ts';
export { isSqueezed, usualLegibility, type Legibility } from './fit/legibility.ts';
export { sourceText } from './fit/source-text.ts';
export { decorationPaths } from './marks/decoration-paths.ts';
export type { DecorationPath, PathCommand } from './marks/decoration-path.ts';
export { splitTateChuYoko } from './split-tate-chu-yoko.ts';
