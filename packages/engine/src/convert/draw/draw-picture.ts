import type { Canvas } from '../../pdf/draw/index.ts';
import { identityMatrix } from '../../pdf/read/index.ts';
import type { PictureMark } from '../model/mark.ts';
import type { Picture } from '../model/picture.ts';
import { drawBox } from './draw-box.ts';
import type { Frame } from './frame.ts';

/** The picture itself, cropped. */
function drawUpright(
  canvas: Canvas,
  { width, height, crop, flippedAcross, flippedDown }: Picture,
  name: string,
  left: number,
  bottom: number,
): void {
  canvas.save();
  if (flippedAcross === true || flippedDown === true) {
    const [across, up] = [flippedAcross === true ? -1 : 1, flippedDown === true ? -1 : 1];
    canvas.transform([across, 0, 0, up, across < 0 ? 2 * left + width : 0, up < 0 ? 2 * bottom + height : 0]);
  }
  if (crop) {
    canvas.rectangle(left, bottom, width, height);
    canvas.write('W n');
    const across = 1 - crop.left - crop.right;
    const up = 1 - crop.top - crop.bottom;
    const [wholeWidth, wholeHeight] = [width / (across || 1), height / (up || 1)];
    canvas.transform([
      wholeWidth,
      0,
      0,
      wholeHeight,
      left - crop.left * wholeWidth,
      bottom - crop.bottom * wholeHeight,
    ]);
  } else canvas.transform([width, 0, 0, height, left, bottom]);
  canvas.write(`/${name} Do`);
  canvas.restore();
}

/** The stroke around a picture is on its edge, and is not cropped. */
function drawOutline(canvas: Canvas, { width, height, outline }: Picture, left: number, bottom: number): void {
  if (!outline) return;
  const box = { kind: 'box', shape: 'rectangle', x: left, y: 0, width, height, outline } as const;
  drawBox(canvas, box, { top: bottom + height, matrix: identityMatrix });
}

/** Draws a picture that is `name` among the page's resources: cropped, and turned about its middle. */
export function drawPicture(canvas: Canvas, { x, y, picture }: PictureMark, name: string, frame: Frame): void {
  const { width, height, rotation = 0 } = picture;
  const [left, bottom] = [x, frame.top - y - height];
  if (rotation % 360 === 0) {
    drawUpright(canvas, picture, name, left, bottom);
    drawOutline(canvas, picture, left, bottom);
    return;
  }
  const angle = (-rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  canvas.save();
  canvas.transform([cos, sin, -sin, cos, left + width / 2, bottom + height / 2]);
  drawUpright(canvas, picture, name, -width / 2, -height / 2);
  drawOutline(canvas, picture, -width / 2, -height / 2);
  canvas.restore();
}
