import type { TextBox } from '../model/block.ts';
import type { PathStep } from '../model/freeform.ts';
import { freeformShape } from './freeform-shape.ts';
import { mirrored } from './mirrored.ts';
import { PathBuilder } from './path-builder.ts';
import { presetShape } from './preset-shape.ts';
import { ellipseRoom, ShapeFrame, type DrawnShape, type TextRoom } from './shape-frame.ts';

type Drawn = Pick<TextBox, 'preset' | 'freeform' | 'flippedAcross' | 'flippedDown'>;

/** A shape with formulas at a size in pt, mirrored where it requires it; undefined for those without. */
export function drawnShape(
  { preset, freeform, flippedAcross, flippedDown }: Drawn,
  width: number,
  height: number,
): DrawnShape | undefined {
  const drawn = freeform
    ? freeformShape(freeform, width, height)
    : preset && presetShape(preset.name)?.(new ShapeFrame(width, height, preset.adjustments));
  if (!drawn || (flippedAcross !== true && flippedDown !== true)) return drawn;
  return mirrored(drawn, flippedAcross === true ? width : undefined, flippedDown === true ? height : undefined);
}

/** The room that a shape of this size (pt) leaves to text, before its insets; undefined for its whole box. */
export function textRoom(box: TextBox, width: number, height: number): TextRoom | undefined {
  const drawn = drawnShape(box, width, height);
  if (drawn) return drawn.text;
  if (box.shape === 'ellipse') return ellipseRoom(width, height);
  if (box.shape !== 'roundRectangle') return undefined;
  return drawnShape({ preset: { name: 'roundRect', adjustments: new Map() } }, width, height)?.text;
}

/** The outline of a simple shape of this size (pt), clockwise. */
export function boxSteps(
  shape: 'rectangle' | 'roundRectangle' | 'ellipse',
  width: number,
  height: number,
): readonly PathStep[] {
  const path = new PathBuilder();
  if (shape === 'ellipse') return path.ellipse(0, 0, width, height).steps;
  const round = shape === 'roundRectangle' ? presetShape('roundRect') : undefined;
  const drawn = round?.(new ShapeFrame(width, height, new Map())).paths[0]?.steps;
  return drawn ?? path.move(0, 0).lines([width, 0], [width, height], [0, height]).close().steps;
}
