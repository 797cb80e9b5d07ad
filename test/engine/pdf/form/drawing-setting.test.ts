import { expect } from 'chai';
import type { FieldStyle } from '../../../../packages/engine/src/application/schema/index.ts';
import { onePageFile } from '../support/sample-pdfs.ts';
import type { SeenPage } from '../support/see-pdf.ts';
import { box, drawFields, drawOne, inkBox, inkOf, perMm } from './support/draw-fields.ts';

const ptPerMm = 72 / 25.4;

/** A page turned a quarter clockwise, so that what a field with rotation 90 draws can be laid over what one without draws. */
function turned(page: SeenPage): SeenPage {
  const { width, height, pixels } = page;
  const turnedPixels = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = (x * height + (height - 1 - y)) * 4;
      turnedPixels.set(pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4), to);
    }
  }
  return { ...page, width: height, height: width, pixels: turnedPixels };
}

describe('character spacing, as ink', () => {
  const style = { font_size: 12 } as const;

  it('puts its points between characters, and none of them before the first', async () => {
    const plain = inkOf(await drawOne('国国国国国', style));
    const spaced = inkOf(await drawOne('国国国国国', { ...style, character_spacing: 6 }));
    expect(spaced.left).to.be.closeTo(plain.left, 0.1);
    expect(spaced.right - plain.right).to.be.closeTo((4 * 6) / ptPerMm, 0.15);
  });

  it('draws characters closer when it is negative', async () => {
    const plain = inkOf(await drawOne('国国国国国', style));
    const tight = inkOf(await drawOne('国国国国国', { ...style, character_spacing: -2 }));
    expect(plain.right - tight.right).to.be.closeTo((4 * 2) / ptPerMm, 0.15);
  });

  it('does not move a text off the edge that it is aligned to', async () => {
    const right = inkOf(await drawOne('国国国', { ...style, align: 'right', character_spacing: 6 }));
    expect(box.left + box.width - right.right).to.be.within(-0.1, 0.6);
    const middle = inkOf(await drawOne('国国国', { ...style, align: 'center', character_spacing: 6 }));
    expect((middle.left + middle.right) / 2).to.be.closeTo(box.left + box.width / 2, 0.2);
  });
});

describe('hanging punctuation, as ink', () => {
  // Ten characters fill a line of the box; the eleventh is the comma.
  const text = '国国国国国国国国国国、国国国';
  const style: FieldStyle = {
    width: (10 * 12) / ptPerMm,
    height: 30,
    font_size: 12,
    multiline: true,
    overflow: ['wrap'],
  };
  const right = box.left + (10 * 12) / ptPerMm;

  it('is outside the box on request, after a full line', async () => {
    const page = await drawOne(text, { ...style, hanging: true });
    const outside = inkBox(page, right);
    expect(outside?.left).to.be.within(right, right + 2);
    expect(outside?.bottom).to.be.lessThan(box.top + 7);
    // Three characters are left for the second line.
    const second = lowerInk(page, box.top + 6);
    expect(second.right - box.left).to.be.closeTo((3 * 12) / ptPerMm, 0.6);
  });

  it('is not done by default: the character before it moves to the next line', async () => {
    const page = await drawOne(text, style);
    expect(inkBox(page, right + 0.1)).to.equal(null);
    const second = lowerInk(page, box.top + 6);
    expect(second.right - box.left).to.be.closeTo((5 * 12) / ptPerMm, 0.6);
  });

  it('hangs below the box in vertical lines', async () => {
    const tall = { ...style, width: 30, height: (10 * 12) / ptPerMm, vertical: true, vertical_align: 'top' } as const;
    const bottom = box.top + (10 * 12) / ptPerMm;
    expect(inkOf(await drawOne(text, { ...tall, hanging: true })).bottom).to.be.within(bottom + 0.3, bottom + 3);
    expect(inkOf(await drawOne(text, tall)).bottom).to.be.at.most(bottom + 0.1);
  });
});

/** The ink below a height in mm. */
function lowerInk(page: SeenPage, from: number): ReturnType<typeof inkOf> {
  const pixels = page.pixels.slice();
  pixels.fill(255, 0, Math.round(from * perMm) * page.width * 4);
  return inkOf({ ...page, pixels });
}

describe('vertical lines that are rotated, as ink', () => {
  /** The box is in the middle of a square page, so that it stays there when the page is turned. */
  const square = onePageFile('/MediaBox[0 0 270 270]', '');
  const side = 270 / ptPerMm;
  const place = { width: 40, height: 40, font_size: 14, vertical: true, multiline: true } as const;
  const text = '縦書きで回る欄に、ー「第12条」のとおり。';

  async function at(rotation: number, value = text): Promise<SeenPage> {
    const style: FieldStyle = { ...place, rotation, vertical_align: 'top', overflow: ['wrap'] };
    const field = { name: '値', position_x: side / 2 - 20, position_y: side / 2 - 20, style };
    return (await drawFields({ fields: [field] }, { 値: value }, { form: square })).pages[0] as SeenPage;
  }

  it('are the same picture, rotated about the center of the box', async () => {
    const [upright, seen] = [turned(await at(0)), await at(90)];
    expect([seen.width, seen.height]).to.deep.equal([upright.width, upright.height]);
    let [different, ink] = [0, 0];
    for (let pixel = 0; pixel < seen.pixels.length; pixel += 4) {
      const [one, two] = [seen.pixels[pixel] ?? 255, upright.pixels[pixel] ?? 255];
      if (two < 128) ink += 1;
      if (Math.abs(one - two) > 128) different += 1;
    }
    expect(ink).to.be.greaterThan(5_000);
    // Edges of strokes fall on other pixels when they are turned.
    expect(different).to.be.lessThan(ink / 20);
  });

  it('begin at the top right, and at the bottom right, bottom left and top left after quarter turns', async () => {
    const corner = async (rotation: number): Promise<string> => {
      const ink = inkOf(await at(rotation, '国'));
      const up = (ink.top + ink.bottom) / 2 < side / 2 ? 'top' : 'bottom';
      return `${up} ${(ink.left + ink.right) / 2 < side / 2 ? 'left' : 'right'}`;
    };
    expect([await corner(0), await corner(90), await corner(180), await corner(270)]).to.deep.equal([
      'top right',
      'bottom right',
      'bottom left',
      'top left',
    ]);
  });
});
