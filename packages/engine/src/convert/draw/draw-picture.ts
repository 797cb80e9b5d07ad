import type { Pen } from '../../pdf/draw/index.ts';
import { identityMatrix } from '../../pdf/read/index.ts';
import type { PictureMark } from '../model/mark.ts';
import type { Picture } from '../model/inline.ts';
import { drawBox } from './draw-box.ts';
import type { Frame } from './frame.ts';

/** The picture itself, cropped. */
function drawUpright(
  pen: Pen,
  { width, height, crop, flippedAcross, flippedDown }: Picture,
  name: string,
  left: number,
  bottom: number,
): void {
  pen.save();
  if (flippedAcross === true || flippedDown === true) {
    const [across, up] = [flippedAcross === true ? -1 : 1, flippedDown === true ? -1 : 1];
    pen.transform([across, 0, 0, up, across < 0 ? 2 * left + width : 0, up < 0 ? 2 * bottom + height : 0]);
  }
  if (crop) {
    pen.rectangle(left, bottom, width, height);
    pen.clip();
    const across = 1 - crop.left - crop.right;
    const up = 1 - crop.top - crop.bottom;
    const [wholeWidth, wholeHeight] = [width / (across || 1), height / (up || 1)];
    pen.transform([wholeWidth, 0, 0, wholeHeight, left - crop.left * wholeWidth, bottom - crop.bottom * wholeHeight]);
  } else pen.transform([width, 0, 0, height, left, bottom]);
  pen.picture(name);
  pen.restore();
}

/** The stroke around a picture is on its edge, and is not cropped. */
function drawOutline(pen: Pen, { width, height, outline }: Picture, left: number, bottom: number): void {
  if (!outline) return;
  const box = { kind: 'box', shape: 'rectangle', x: left, y: 0, width, height, outline } as const;
  drawBox(pen, box, { top: bottom + height, matrix: identityMatrix });
}

/** Draws a picture that is `name` among the page's resources: cropped, and turned about its middle. */
export function drawPicture(pen: Pen, { x, y, picture }: PictureMark, name: string, frame: Frame): void {
  const { width, height, rotation = 0 } = picture;
  const [left, bottom] = [x, frame.top - y - height];
  if (rotation % 360 === 0) {
    drawUpright(pen, picture, name, left, bottom);
    drawOutline(pen, picture, left, bottom);
    return;
  }
  const angle = (-rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  pen.save();
  pen.transform([cos, sin, -sin, cos, left + width / 2, bottom + height / 2]);
  drawUpright(pen, picture, name, -width / 2, -height / 2);
  drawOutline(pen, picture, -width / 2, -height / 2);
  pen.restore();
}
