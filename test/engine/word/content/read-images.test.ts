import { expect } from 'chai';
import fc from 'fast-check';
import { decodeBase64 } from '../../../../packages/engine/src/word/images/decode-base64.ts';
import { emuPerInch, emuPerMm } from '../../../../packages/engine/src/word/images/embedded-image.ts';
import { readImage } from '../../../../packages/engine/src/word/images/read-image.ts';
import { defaultLimits } from '../../../../packages/engine/src/platform/limits.ts';
import { HelperError } from '../../../../packages/engine/src/word/data/helper-error.ts';
import { makeGif, makeJpeg, makePng, makeSvg, toBase64 } from '../support/images.ts';

function look(bytes: Uint8Array): string {
  try {
    const { format, width, height } = readImage(bytes, defaultLimits);
    return `${format} ${Math.round((width / emuPerInch) * 96)}x${Math.round((height / emuPerInch) * 96)}`;
  } catch (error) {
    if (error instanceof HelperError) return error.id;
    throw error;
  }
}

describe('reading image headers', () => {
  it('reads the size of every format, in pixels at 96 per inch unless the image states a resolution', () => {
    expect(look(makePng({ width: 30, height: 20 }))).to.equal('png 30x20');
    expect(look(makePng({ width: 300, height: 200, dpi: 288 }))).to.equal('png 100x67');
    expect(look(makeJpeg(640, 480))).to.equal('jpeg 640x480');
    expect(look(makeJpeg(640, 480, 192))).to.equal('jpeg 320x240');
    expect(look(makeGif(300, 7))).to.equal('gif 300x7');
    const { width, height } = readImage(makeSvg(), defaultLimits);
    expect([width / emuPerMm, height / emuPerMm].map(Math.round)).to.deep.equal([20, 10]);
  });

  it('ignores an impossible resolution', () => {
    expect(look(makePng({ width: 10, height: 10, dpi: 1 }))).to.equal('png 10x10');
    expect(look(makeJpeg(10, 10, 65_535))).to.equal('jpeg 10x10');
  });

  it('reads the size of an SVG from its view box when it has no other', () => {
    const svg = (attributes: string): string =>
      look(
        new TextEncoder().encode(
          `<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`,
        ),
      );
    expect(svg('viewBox="0 0 48 96"')).to.equal('svg 48x96');
    expect(svg('width="10" viewBox="0,0,20,40"')).to.equal('svg 10x20');
    expect(svg('height="1in"')).to.equal('svg 192x96');
    expect(svg('width="100%" height="-3"')).to.equal('svg 300x150');
  });

  it('refuses images truncated at any byte, and other data', () => {
    for (const bytes of [makePng(), makeJpeg(20, 10), makeGif(20, 10), makeSvg()]) {
      for (let length = 0; length < bytes.length; length++) {
        expect(look(bytes.slice(0, length)), String(length)).to.be.oneOf(['word.image-broken', 'word.image-format']);
      }
    }
    expect(look(new TextEncoder().encode('<html/>'))).to.equal('word.image-format');
  });

  it('refuses images that claim more pixels or bytes than the limit', () => {
    expect(look(makePng({ width: 0x7fffffff, height: 0x7fffffff }))).to.equal('word.image-pixels');
    expect(look(makeGif(65_535, 65_535))).to.equal('word.image-pixels');
    expect(look(makePng({ width: 0 }))).to.equal('word.image-broken');
    expect(() => readImage(makePng(), { ...defaultLimits, imageBytes: 10 })).to.throw(HelperError);
  });

  it('refuses an SVG with scripts, external references or entities', () => {
    const unsafe = [
      '<script>alert(1)</script>',
      '<g onload="x()"/>',
      '<foreignObject/>',
      '<image href="https://example.com/a.png"/>',
      '<image xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="file:///etc/passwd"/>',
      '<a href="javascript:alert(1)"/>',
      '<rect style="fill:url(https://example.com/x)"/>',
      '<rect fill="url(//example.com/x)"/>',
      '<style>@import "https://example.com/a.css";</style>',
      '<style><![CDATA[a{background:url(http://example.com)}]]></style>',
      '<animate attributeName="href" to="javascript:x"/>',
      '<image href="data:image/svg+xml;base64,AAAA"/>',
      '<?xml-stylesheet href="a.css"?>',
    ];
    for (const inside of unsafe) expect(look(makeSvg(inside)), inside).to.equal('word.image-svg-unsafe');
    const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>';
    expect(look(new TextEncoder().encode(bomb))).to.equal('word.image-svg-unsafe');
    for (const inside of ['<use href="#a"/>', '<rect fill="url(#a)"/>', '<image href="data:image/png;base64,AAAA"/>'])
      expect(look(makeSvg(inside)), inside).to.equal('svg 76x38');
    expect(look(makeSvg('<g>'.repeat(500) + '</g>'.repeat(500)))).to.equal('word.image-broken');
  });

  it('never throws anything but named errors, whatever the bytes', () => {
    const starts = [makePng(), makeJpeg(20, 10, 96, 6), makeGif(20, 10), makeSvg()];
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { maxLength: 8 }),
        (start, changes) => {
          const bytes = start.slice();
          for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
          expect(look(bytes)).to.match(/^(?:png|jpeg|gif|svg) |^word\.image-/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('decoding base64', () => {
  it('gives back the bytes of any base64, with spaces, without padding, and in the form for addresses', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const text = toBase64(bytes);
        for (const form of [
          text,
          text.replace(/=/g, ''),
          text.replace(/(.{8})/g, '$1\r\n'),
          Buffer.from(bytes).toString('base64url'),
        ])
          expect([...(decodeBase64(form) ?? [])]).to.deep.equal([...bytes]);
      }),
    );
  });

  it('refuses text that is not base64', () => {
    for (const text of ['ab=c', 'a', 'あいう', 'ab*d']) expect(decodeBase64(text), text).to.equal(null);
  });
});
