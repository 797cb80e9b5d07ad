import type { StrikeKind } from '../../../pdf/layout/index.ts';
import type { FontNames, TextFormat } from '../../model/formats.ts';
import type { TextProperties, Toggle } from './text-properties.ts';

/** What is stated for a text, from the weakest to the strongest (ECMA-376 part 1, 17.7.2). */
export interface TextLevels {
  readonly defaults: TextProperties;
  readonly table: TextProperties;
  readonly paragraph: TextProperties;
  readonly character: TextProperties;
  readonly direct: TextProperties;
}

/** Where a document specifies nothing: Word's own first values (17.3.2.26, 17.3.2.38); ＭＳ 明朝 is its East Asian font in Japan. */
const plain = { font: 'Times New Roman', eastAsia: 'ＭＳ 明朝', size: 10 };

/**
 * Whether a toggle property is on: a direct value counts; otherwise styles that switch it on switch each other off, unless the
 * document's defaults have it on (17.7.3).
 */
function isToggled(levels: TextLevels, name: Toggle): boolean {
  const { defaults, table, paragraph, character, direct } = levels;
  const specified = direct[name];
  if (specified !== undefined) return specified;
  if (defaults[name] === true) return true;
  return ((table[name] === true) !== (paragraph[name] === true)) !== (character[name] === true);
}

/** All levels as one, the strongest winning. */
export function mergeText({ defaults, table, paragraph, character, direct }: TextLevels): TextProperties {
  return { ...defaults, ...table, ...paragraph, ...character, ...direct };
}

function fontsOf(merged: TextProperties): FontNames {
  const ascii = merged.ascii ?? plain.font;
  return {
    ascii,
    highAnsi: merged.highAnsi ?? ascii,
    eastAsia: merged.eastAsia ?? plain.eastAsia,
    ...(merged.hint === 'eastAsia' && { hint: merged.hint }),
  };
}

function strikeOf(merged: TextProperties, isStruck: boolean): StrikeKind | undefined {
  if (merged.doubleStrike === true) return 'double';
  return isStruck ? 'single' : undefined;
}

function backgroundOf({ highlight, shading }: TextProperties): string | undefined {
  if (highlight !== undefined && highlight !== 'none') return highlight;
  return shading === 'none' ? undefined : shading;
}

/** Text is kerned from a size on (17.3.2.19); 0, or no size, is never. */
function isKerned({ kerning = 0, size = plain.size }: TextProperties): boolean {
  return kerning > 0 && size >= kerning;
}

/** The look that the levels give together; undefined where they hide the text. Properties come in one order, for interning. */
export function makeTextFormat(levels: TextLevels): TextFormat | undefined {
  if (isToggled(levels, 'hidden')) return undefined;
  const allCaps = isToggled(levels, 'allCaps');
  const merged = mergeText(levels);
  const { color, underline, emphasis, scale, spacing, rise, script, border, language, ligatures } = merged;
  const strike = strikeOf(merged, isToggled(levels, 'strike'));
  const background = backgroundOf(merged);
  return {
    fonts: fontsOf(merged),
    size: merged.size ?? plain.size,
    bold: isToggled(levels, 'bold'),
    italic: isToggled(levels, 'italic'),
    ...(color !== undefined && color !== 'auto' && { color }),
    ...(underline !== undefined && underline !== 'none' && { underline }),
    ...(strike !== undefined && { strike }),
    ...(emphasis !== undefined && emphasis !== 'none' && { emphasis }),
    ...(scale !== undefined && scale !== 1 && { scale }),
    ...(spacing !== undefined && spacing !== 0 && { spacing }),
    ...(rise !== undefined && rise !== 0 && { rise }),
    ...(script !== undefined && script !== 'none' && { script }),
    ...(allCaps && { caps: 'all' as const }),
    ...(!allCaps && isToggled(levels, 'smallCaps') && { caps: 'small' as const }),
    ...(background !== undefined && { background }),
    ...(border !== undefined && border !== 'none' && { border }),
    snapToGrid: merged.snapToGrid !== false,
    ...(language !== undefined && { language }),
    ...(isKerned(merged) && { kerning: true as const }),
    ...(ligatures !== undefined && ligatures.length > 0 && { ligatures }),
  };
}
