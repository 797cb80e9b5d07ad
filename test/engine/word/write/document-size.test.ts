import { deflateRawSync } from 'node:zlib';
import { expect } from 'chai';
import { compileTemplate, renderTemplate } from '@shorui/engine/node';
import { readZip, type ZipEntry } from '@shorui/engine/word';
import { makeDocx, p } from '../support/make-docx.ts';
import { rawZip, type RawEntry } from '../support/raw-zip.ts';

/** A PNG by its name and first bytes; a picture that was saved without compression, or one of noise. */
const picture = (byteAt: (at: number) => number): Uint8Array =>
  Uint8Array.from({ length: 50_000 }, (_, at) => [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a][at] ?? byteAt(at));
const flat = picture((at) => (at >> 4) & 0xff);
const noise = (() => {
  let state = 1;
  return picture(() => (state = (state * 48_271) % 2_147_483_647) & 0xff);
})();
const styles = Buffer.from(
  Array.from({ length: 400 }, (_, at) => `<style id="s${at}" name="heading ${at * 7}"/>`).join(''),
);

function fill(...more: readonly RawEntry[]): Map<string, ZipEntry> {
  const archive = readZip(makeDocx(p('{{名前}}')));
  const parts = archive.entries.map(({ name }): RawEntry => ({ name, data: archive.read(name) }));
  const { bytes } = renderTemplate(compileTemplate(rawZip([...parts, ...more])), { 名前: '山田' });
  return new Map(readZip(bytes).entries.map((entry) => [entry.name, entry]));
}

describe('the size of a document', () => {
  it('is less by what the template carries without compression, pictures too', () => {
    const entries = fill(
      { name: 'word/media/flat.png', data: flat, method: 0 },
      { name: 'word/media/noise.png', data: noise, method: 0 },
      { name: 'word/other.bin', data: styles, method: 0 },
    );
    expect(entries.get('word/media/flat.png')?.compressed.length).to.be.lessThan(5000);
    expect(entries.get('word/media/noise.png')?.method, 'noise stays stored').to.equal(0);
    expect(entries.get('word/other.bin')?.compressed.length).to.be.lessThan(styles.length / 3);
  });

  it('is less by what Word compressed in a hurry; what was compressed well stays byte by byte', () => {
    const hasty = deflateRawSync(styles, { level: 1 });
    const flags = (more: number): number => 0x0800 + more;
    const entries = fill(
      { name: 'word/hasty.xml', data: styles, compressed: hasty, flags: flags(6) },
      { name: 'word/usual.xml', data: styles, compressed: hasty, flags: flags(0) },
    );
    expect(entries.get('word/hasty.xml')?.compressed.length).to.be.lessThan(hasty.length - 50);
    expect(Buffer.compare(entries.get('word/usual.xml')?.compressed ?? new Uint8Array(), hasty)).to.equal(0);
  });

  it('does not hide damaged data that would be compressed again', () => {
    const damaged = { name: 'word/hasty.xml', data: styles, crc: 1, flags: 6 };
    expect(() => fill(damaged))
      .to.throw()
      .with.nested.property('problems[0].id', 'word.zip-data');
  });
});
