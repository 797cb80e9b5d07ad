import { expect } from 'chai';
import { makePng } from '../../word/support/images.ts';
import {
  anchored,
  boxOf,
  floatsOf,
  group,
  innerSize,
  line,
  place,
  preset,
  shape,
  solid,
  standing,
} from './support/drawing-xml.ts';
import { ids, paragraph, readLine, textOf } from './support/word-file.ts';

const filled = (at: string, text = ''): string => shape(at + preset('homePlate') + solid('ff0000'), text);

/** A group of 100 by 50 pt at 200,300 with these members, turned and mirrored so. */
function standings(turn: string, members: string): string[] {
  const { floats, document } = floatsOf(
    anchored(group('wpg:wgp', place(0, 0, 100, 50, turn, innerSize(100, 50)), members), 200, 300),
  );
  expect(ids(document)).to.deep.equal([]);
  return floats.map(standing);
}

const member = filled(place(10, 5, 30, 20));

describe('groups of shapes that are rotated or mirrored as a whole', () => {
  it('do not change without rotation and mirroring', () => {
    expect(standings('', member)).to.deep.equal(['210,305 30×20']);
  });

  it('rotate their members about the center of the group', () => {
    // A quarter clockwise: the middle of the member goes from (-25, -10) off the middle to (10, -25).
    expect(standings('rot="5400000"', member)).to.deep.equal(['245,290 30×20 90°']);
    expect(standings('rot="10800000"', member)).to.deep.equal(['260,325 30×20 180°']);
  });

  it('mirror the positions and outlines of their members', () => {
    expect(standings('flipH="1"', member)).to.deep.equal(['260,305 30×20 across']);
    expect(standings('flipV="1"', member)).to.deep.equal(['210,325 30×20 down']);
    expect(standings('flipH="1" flipV="1"', member)).to.deep.equal(['260,325 30×20 across down']);
  });

  it('mirror first and rotate afterwards', () => {
    // Mirrored the middle is (25, -10) off; a quarter clockwise makes (10, 25) of it.
    expect(standings('rot="5400000" flipH="1"', member)).to.deep.equal(['245,340 30×20 90° across']);
  });

  it('add their rotation to that of members, reversed in a mirrored group', () => {
    const turned = filled(place(35, 15, 30, 20, 'rot="1800000" flipH="1"'));
    expect(standings('rot="20700000"', turned)).to.deep.equal(['235,315 30×20 15° across']);
    expect(standings('flipH="1"', turned)).to.deep.equal(['235,315 30×20 330°']);
    expect(standings('flipH="1" flipV="1"', turned)).to.deep.equal(['235,315 30×20 30° down']);
  });

  it('contain groups that are rotated themselves', () => {
    const inner = group(
      'wpg:grpSp',
      place(50, 0, 40, 20, 'rot="5400000"', innerSize(80, 40)),
      filled(place(0, 0, 20, 10)),
    );
    // In its group, of half the size, the member has its middle 15 pt to the left and 7.5 above; turned 7.5 right, 15 above.
    expect(standings('', inner)).to.deep.equal(['272.5,292.5 10×5 90°']);
    expect(standings('flipV="1"', inner)).to.deep.equal(['272.5,352.5 10×5 270° down']);
  });

  it('mirror lines and pictures, and rotate text without mirroring it', () => {
    const { floats } = floatsOf(
      anchored(
        group(
          'wpg:wgp',
          place(0, 0, 100, 50, 'rot="2700000" flipH="1"', innerSize(100, 50)),
          shape(place(0, 0, 10, 10, 'flipH="1"') + preset('line') + line(1)) +
            filled(place(0, 0, 50, 25), paragraph('文字')),
        ),
      ),
    );
    const [drawn, text] = floats.map((each) => boxOf(each));
    expect([drawn?.flippedAcross, drawn?.rotation]).to.deep.equal([undefined, 45]);
    expect([text?.flippedAcross, text?.rotation, textOf(text?.blocks ?? [])]).to.deep.equal([true, 45, '文字']);
    const picture = `<pic:pic><pic:blipFill><a:blip r:embed="rId1"/></pic:blipFill><pic:spPr>${place(0, 0, 20, 20)}</pic:spPr></pic:pic>`;
    const pictures = readLine(anchored(group('wpg:wgp', place(0, 0, 100, 50, 'rot="5400000" flipV="1"'), picture)), [
      { name: 'media/a.png', kind: 'image', content: makePng() },
    ]).floats;
    // No size of their own for members: they count in that of the group.
    expect(pictures.map(standing)).to.deep.equal(['25,-25 20×20 90° down']);
  });

  it('in VML rotate and mirror too', () => {
    const old = (style: string): string[] => {
      const { floats, document } = floatsOf(
        `<w:r><w:pict><v:group style="position:absolute;margin-left:200pt;margin-top:300pt;width:100pt;height:50pt;${style}" coordsize="100,50">` +
          '<v:rect style="position:absolute;left:10;top:5;width:30;height:20;rotation:-2949120fd"/></v:group></w:pict></w:r>',
      );
      expect(ids(document)).to.deep.equal([]);
      return floats.map(standing);
    };
    expect(old('')).to.deep.equal(['210,305 30×20 315°']);
    expect(old('rotation:90')).to.deep.equal(['245,290 30×20 45°']);
    expect(old('flip:x')).to.deep.equal(['260,305 30×20 45° across']);
  });
});
