import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ShoruiError, writeZip } from '@shorui/engine/node';
import { expect } from 'chai';
import { emptyDefinition } from '../../../packages/server/src/domains/applications/definition.ts';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';
import { Exhausted } from '../../../packages/server/src/inspection/inspection-process.ts';
import {
  createInspector,
  type InspectedFile,
  type Inspector,
  type InspectorOptions,
  type LintedFile,
} from '../../../packages/server/src/inspection/inspector.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { largeWord } from '../support/large-word.ts';

const fileOf = (kind: InspectedFile['kind'], bytes: Uint8Array): InspectedFile => ({
  kind,
  size: bytes.length,
  open: () => Readable.from(Buffer.from(bytes)),
});
const notification = readFileSync('fixtures/forms/notification.pdf');
const word = fileOf('word', readFileSync('fixtures/templates/quotation.docx'));
const pdf = fileOf('pdf', notification);

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('inspection of uploaded files', () => {
  describe('in one process', () => {
    let inspector: Inspector;
    before(() => {
      inspector = createInspector({ processes: 1, waiting: 2, milliseconds: 60_000, processMs: 60_000 });
    });
    after(() => inspector.close());

    it('accepts what the engine opens and reports why it does not open the rest, one file after the other', async () => {
      const broken = fileOf('pdf', notification.subarray(0, 900));
      const [fine, problems, again] = await Promise.all([
        inspector.inspect(word),
        inspector.inspect(broken),
        inspector.inspect(pdf),
      ]);
      expect([fine, again]).to.deep.equal([[], []]);
      expect(problems.map(({ id }) => id)).to.have.length.within(1, 5);
    });

    it('reads what editors show of a file: blocks and tags, or pages and places; a wrong tag is a problem beside them', async () => {
      const { content, problems } = await inspector.read(word);
      if (content?.kind !== 'word') throw new Error('A Word template was read.');
      expect([content.document.children[0]?.type, problems]).to.deep.equal(['section', []]);
      expect(content.uses.map(({ path }) => path[0])).to.include.members(['宛先', '明細']);
      const form = await inspector.read(pdf);
      if (form.content?.kind !== 'pdf') throw new Error('A PDF form was read.');
      expect(form.content.pages[0]).to.include({ page: 1, content: 'drawn' });
      expect(form.content.proposals).to.have.length(form.content.proposed.fields.length);
      const unclosed = await inspector.read(fileOf('word', makeDocx(p('{{#if 甲}}') + p('乙'))));
      expect(unclosed.problems[0]?.severity).to.equal('error');
      expect(unclosed.content).to.include({ kind: 'word' }).and.deep.include({ uses: [] });
      const broken = await inspector.read(fileOf('pdf', notification.subarray(0, 900)));
      expect(broken).to.have.all.keys('problems').and.to.have.property('problems').with.length.within(1, 5);
    });

    it('lints a Word template by itself, as a file of an application, and from its document alone', async () => {
      const tagged = fileOf('word', makeDocx(p('{{会社名}}{{#if 甲}}')));
      const ids = async (file: LintedFile): Promise<string[]> => (await inspector.lint(file)).map(({ id }) => id);
      const alone = await ids(tagged);
      expect(alone).to.have.length.greaterThan(0);
      const file = { id: 1, type: 'word', name: 'a.docx', path: 'files/a.docx' } as const;
      const application = { ...emptyDefinition(1, '申込書'), files: [file] };
      const named = await ids({ ...tagged, application });
      expect(named).to.have.length.greaterThan(alone.length);
      const none = { size: 0, open: () => Readable.from([]) };
      expect(await ids({ ...none, application })).to.deep.equal(['document.file-missing']);
      const text = { type: 'newParagraph', path: [0, 0], text: '{{乙}}' } as const;
      const document = { children: [{ type: 'section', path: [0], children: [text] }] } as const;
      const written = { ...application, files: [{ ...file, document: structuredClone(document) as never }] };
      expect((await ids({ ...none, application: written })).join()).to.contain('name-unknown');
    });

    it('unpacks an archive into a folder, under names of its own, and not beyond its bounds', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'shorui-unpack-'));
      try {
        const limits = { fileBytes: 10_000, zipEntries: 3, inflatedBytes: 5000, partBytes: 4000 };
        const unpack = (bytes: Uint8Array) =>
          inspector.unpack({ size: bytes.length, open: () => Readable.from(Buffer.from(bytes)), folder, limits });
        const zipOf = (...sizes: number[]): Uint8Array =>
          writeZip(sizes.map((size, at) => ({ name: `files/${at}.txt`, data: new Uint8Array(size) })));
        const entries = await unpack(zipOf(2, 3000));
        expect(entries.map(({ name, size }) => [name, size])).to.deep.equal([
          ['files/0.txt', 2],
          ['files/1.txt', 3000],
        ]);
        expect(readdirSync(folder).toSorted()).to.deep.equal(['0', '1']);
        const [first] = entries;
        expect(first?.sha256).to.equal(createHash('sha256').update(new Uint8Array(2)).digest('hex'));
        expect(readFileSync(first?.path ?? '')).to.deep.equal(Buffer.alloc(2));
        for (const hostile of [zipOf(4001), zipOf(3000, 3000), zipOf(1, 1, 1, 1), new Uint8Array(20)])
          expect(await failureOf(unpack(hostile))).to.be.instanceOf(ShoruiError);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });

    it('proposes questions for a file, and for a Word template that is written from its document', async () => {
      const file = { id: 1, type: 'word', name: 'a.docx', path: 'files/a.docx' } as const;
      const application = { ...emptyDefinition(1, '申込書'), files: [file] };
      const tagged = fileOf('word', makeDocx(p('{{会社名}}')));
      const { proposals } = await inspector.propose({ ...tagged, application });
      expect(proposals?.questions.flatMap(({ fields }) => fields.map(({ name }) => name))).to.deep.equal(['会社名']);
      const text = { type: 'newParagraph', path: [0, 0], text: '{{乙}}' } as const;
      const document = { children: [{ type: 'section', path: [0], children: [text] }] } as const;
      const written = { ...application, files: [{ ...file, document: structuredClone(document) as never }] };
      const none = { kind: 'word', size: 0, open: () => Readable.from([]) } as const;
      const made = await inspector.propose({ ...none, application: written });
      expect(made.proposals?.questions.flatMap(({ fields }) => fields.map(({ name }) => name))).to.deep.equal(['乙']);
      const broken = await inspector.propose({ ...fileOf('word', Buffer.from('no zip')), application });
      expect(broken.proposals).to.equal(undefined);
      expect(broken.problems).to.have.length.within(1, 5);
    });

    it('checks images by what they hold', async () => {
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
      const image = (path: string, bytes: Buffer) =>
        inspector.image({ path, size: bytes.length, open: () => Readable.from([bytes]) });
      expect((await image('a.svg', svg)).map(({ id }) => id)).to.deep.equal(['word.image-svg-unsafe']);
      expect(await image('a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).to.deep.equal([]);
      expect((await image('a.png', svg.subarray(0, 20))).map(({ id }) => id)).to.deep.equal(['word.image-broken']);
    });

    it('does not block the process that serves calls, however long a file takes', async () => {
      const file = fileOf('word', largeWord(100_000));
      let ticks = 0;
      const clock = setInterval(() => (ticks += 1), 5);
      await inspector.inspect(file);
      clearInterval(clock);
      // The file takes some hundreds of milliseconds. If this process read it, there would be hardly one.
      expect(ticks).to.be.greaterThan(10);
    });

    it('refuses files when the queue is full, and reads a file only when its turn has come', async () => {
      let read = 0;
      const counted: InspectedFile = {
        ...word,
        open: () => {
          read += 1;
          return word.open();
        },
      };
      const taken = [1, 2, 3].map(() => inspector.inspect(counted));
      const refused = await failureOf(inspector.inspect(counted));
      expect(refused).to.be.instanceOf(AppError).with.property('code', 'busy');
      expect(read).to.equal(1);
      expect(await Promise.all(taken)).to.deep.equal([[], [], []]);
      expect(read).to.equal(3);
    });

    it('reports that a file could not be read', async () => {
      const missing = { ...word, open: () => createReadStream('fixtures/templates/no-such-file.docx') };
      expect(await failureOf(inspector.inspect(missing))).to.have.property('code', 'ENOENT');
      const shorter = { ...word, size: word.size + 1 };
      expect(await failureOf(inspector.inspect(shorter)))
        .to.have.property('message')
        .that.includes(`${word.size} bytes`);
      expect(await inspector.inspect(word)).to.deep.equal([]);
    });
  });

  describe('of files that exceed the limits of a process', () => {
    let inspector: Inspector;
    const open = (options: Partial<InspectorOptions>) => {
      inspector = createInspector({ processes: 1, milliseconds: 60_000, ...options });
    };
    afterEach(() => inspector.close());

    it('ends a process that takes too long, and still inspects the next file', async () => {
      open({ processMs: 1000, idleMs: 1 });
      const file = fileOf('word', largeWord(300_000));
      const late = await failureOf(inspector.inspect(file));
      expect(late).to.be.instanceOf(Exhausted).with.property('message').that.includes('time');
      // A process that ended, because of a limit or because it was idle, is replaced by a new one.
      expect(await failureOf(inspector.read(file))).to.be.instanceOf(Exhausted);
      expect(await inspector.inspect(word)).to.deep.equal([]);
    });

    it('ends a process that takes too much memory, and the server process survives', async () => {
      open({ heapMb: 96, processMs: 60_000 });
      const file = fileOf('word', largeWord(300_000));
      const failure = await failureOf(inspector.inspect(file));
      expect(failure).to.be.instanceOf(Exhausted).with.property('message').that.includes('memory');
      expect(await inspector.inspect(pdf)).to.deep.equal([]);
    });
  });
});
