import { expect } from 'chai';
import { parseBundle, readBundleZip, ShoruiError, writeBundleZip, type Problem } from '@shorui/engine';
import { bundleEntries, type ParsedBundle } from '@shorui/engine/bundle';
import { writeZip } from '@shorui/engine/word';
import { strToU8, zipSync } from 'fflate';
import { readFixture, readText } from '../../fixtures/fixture-folders.ts';

const json = readText('invoice', 'application.json');
const template = readFixture('invoice', 'files', 'invoice.docx');

function entries(
  application: string | Uint8Array,
  files: Record<string, Uint8Array> = { 'files/invoice.docx': template },
): Map<string, Uint8Array> {
  const bytes = typeof application === 'string' ? strToU8(application) : application;
  return new Map([['application.json', bytes], ...Object.entries(files)]);
}

function problemsOf(read: () => ParsedBundle): readonly Problem[] {
  try {
    return read().problems;
  } catch (error) {
    if (error instanceof ShoruiError) return error.problems;
    throw error;
  }
}

function ids(read: () => ParsedBundle): string[] {
  return problemsOf(read).map(({ id }) => id);
}

describe('parseBundle', () => {
  it('reads an application with its files', () => {
    const bundle = parseBundle(entries(json));
    expect(bundle.application.name).to.equal('請求書');
    expect(bundle.files.get('files/invoice.docx')).to.equal(template);
    expect(bundle.problems).to.deep.equal([]);
  });

  it('names line and column of every error in the model, under the name of the bundle', () => {
    const broken = json.replace('"type": "fields"', '"type": "feilds"').replace('"version": 1', '"version": "1"');
    const problems = problemsOf(() => parseBundle(entries(broken), { file: '請求.zip' }));
    expect(problems.length).to.be.greaterThan(1);
    for (const { place } of problems) {
      expect(place.file).to.equal('請求.zip/application.json');
      expect(place.line).to.be.a('number');
    }
    const line = broken.split('\n').findIndex((each) => each.includes('feilds')) + 1;
    expect(problems.map(({ place }) => place.line)).to.include(line);
  });

  it('refuses text that is not JSON, not UTF-8 or not there', () => {
    expect(ids(() => parseBundle(entries('{"format": 1,}')))).to.deep.equal(['bundle.json-trailing-comma']);
    expect(ids(() => parseBundle(entries(new Uint8Array([0x93, 0xfa]))))).to.deep.equal(['bundle.not-utf8']);
    expect(ids(() => parseBundle(new Map()))).to.deep.equal(['bundle.no-application']);
  });

  it('skips a byte order mark', () => {
    expect(parseBundle(entries(`\uFEFF${json}`)).application.name).to.equal('請求書');
  });

  it('lists every missing file, with the nearest existing one, at its line', () => {
    const problems = problemsOf(() => parseBundle(entries(json, { 'files/invoice2.docx': template })));
    expect(problems.map(({ id }) => id)).to.deep.equal(['bundle.file-missing-near', 'bundle.unused-file']);
    const line = json.split('\n').findIndex((each) => each.includes('"files/invoice.docx"')) + 1;
    expect(problems[0]!.place).to.include({ line });
    expect(problems[0]!.params).to.include({ near: 'files/invoice2.docx' });
    expect(ids(() => parseBundle(entries(json, {})))).to.deep.equal(['bundle.file-missing']);
  });

  it('refuses paths that leave the files of the bundle', () => {
    for (const path of [
      '../secret.docx',
      '/etc/passwd',
      'files/../application.json',
      'C:\\\\x.docx',
      'application.json',
    ]) {
      const application = json.replace('files/invoice.docx', path);
      expect(
        ids(() => parseBundle(entries(application))),
        path,
      ).to.deep.equal(['application.invalid-path']);
    }
  });

  it('warns of unused files, but not of system files or other folders', () => {
    const more = {
      'files/invoice.docx': template,
      'files/old.docx': template,
      'files/.DS_Store': template,
      'files/~$invoice.docx': template,
      'files/Thumbs.db': template,
      'answers/sample.json': template,
    };
    const { problems, files } = parseBundle(entries(json, more), { file: '請求' });
    expect(problems.map(({ id, place }) => `${id} ${place.file}`)).to.deep.equal([
      'bundle.unused-file 請求/files/old.docx',
    ]);
    expect([...files.keys()]).to.deep.equal(['files/invoice.docx', 'files/old.docx']);
  });

  it('treats a composed name and a decomposed one, as on macOS, as equal', () => {
    const application = json.replace('files/invoice.docx', 'files/ご請求書.docx');
    const bundle = parseBundle(entries(application, { ['files/ご請求書.docx'.normalize('NFD')]: template }));
    expect(bundle.files.get(bundle.application.files[0]!.path)).to.equal(template);
    const twice = { 'files/ご請求書.docx': template, ['files/ご請求書.docx'.normalize('NFD')]: template };
    expect(ids(() => parseBundle(entries(application, twice)))).to.include('bundle.name-twice');
  });
});

describe('a bundle as a zip', () => {
  const zip = (prefix: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
    zipSync({ [`${prefix}application.json`]: strToU8(json), [`${prefix}files/invoice.docx`]: template, ...more });

  it('is read at the top or in one folder, past what macOS adds', () => {
    const plain = readBundleZip(zip(''));
    expect(readBundleZip(zip('請求書/', { '__MACOSX/請求書/._application.json': strToU8('x') }))).to.deep.equal(plain);
  });

  it('is refused without an application, and when it is no zip', () => {
    expect(ids(() => readBundleZip(zip('a/', { 'b/x.txt': strToU8('x') })))).to.deep.equal(['bundle.no-application']);
    expect(ids(() => readBundleZip(strToU8('no zip at all, only text'), { file: 'a.zip' }))).to.deep.equal([
      'word.not-a-zip',
    ]);
  });

  it('may carry names in CP932, as Windows writes them', () => {
    // 「表.docx」: the second byte of 表 is 0x5C, a backslash.
    const name = new Uint8Array([...strToU8('files/'), 0x95, 0x5c, ...strToU8('.docx')]);
    const placeholder = 'files/XX.docx';
    const bytes = writeZip([
      { name: 'application.json', data: strToU8(json.replace('files/invoice.docx', 'files/表.docx')) },
      { name: placeholder, data: template, store: true },
    ]);
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    for (let at = text.indexOf(placeholder); at >= 0; at = text.indexOf(placeholder, at + 1)) {
      bytes.set(name, at);
      // The flags stand 24 bytes before the name in front of the data, 38 before it in the directory.
      const flags = at - (text.startsWith('PK\u0003\u0004', at - 30) ? 24 : 38);
      bytes.fill(0, flags, flags + 2);
    }
    const bundle = readBundleZip(bytes);
    expect([...bundle.files.keys()]).to.deep.equal(['files/表.docx']);
  });

  it('is read as it was written, in the same bytes each time', () => {
    const bundle = parseBundle(entries(json));
    const bytes = writeBundleZip(bundle);
    const { application, files } = readBundleZip(bytes);
    expect(application).to.deep.equal(bundle.application);
    expect([...files]).to.deep.equal([...bundle.files]);
    expect(writeBundleZip(readBundleZip(bytes))).to.deep.equal(bytes);
  });

  it('orders its files by path, application first', () => {
    const { application } = parseBundle(entries(json));
    const files = new Map([
      ['files/い.docx', template],
      ['files/あ.docx', template],
    ]);
    const written = bundleEntries({ application, files });
    expect([...written.keys()]).to.deep.equal(['application.json', 'files/あ.docx', 'files/い.docx']);
    const text = new TextDecoder().decode(written.get('application.json'));
    expect(text)
      .to.match(/^\{\n {2}"format": 1,\n/)
      .and.match(/\n\}\n$/);
  });
});
