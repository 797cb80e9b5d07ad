import { execFileSync } from 'node:child_process';
import { mkdtempSync, existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileTemplate, readZip, renderTemplate, type TemplateData } from '@shorui/engine/node';
import { portableCodec } from '@shorui/engine/word';
import { unzipSync } from 'fflate';
import JSZip from 'jszip';
import PizZip from 'pizzip';
import yauzl from 'yauzl';
import { contractTemplate, smallTemplate, tableTemplate } from './contract.ts';
import { contractData } from './data.ts';
import { handlebarsDialect } from './dialect.ts';

/**
 * Opens finished documents with every reader of zip files in reach and compares the main part byte for byte:
 * `node --import tsx --conditions @shorui/source test/bench/word/readers.ts`. Programs that are not installed are left out and named.
 */
const main = 'word/document.xml';
const folder = mkdtempSync(join(tmpdir(), 'readers-'));

type Reader = (bytes: Uint8Array, path: string) => Uint8Array | Promise<Uint8Array>;

function readWithYauzl(bytes: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, archive) => {
      if (error) return reject(error);
      archive.on('error', reject);
      archive.on('entry', (entry: yauzl.Entry) => {
        if (entry.fileName !== main) return archive.readEntry();
        archive.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => resolve(Buffer.concat(chunks)));
          stream.on('error', reject);
        });
      });
      archive.readEntry();
    });
  });
}

const run = (program: string, ...args: string[]): Buffer =>
  execFileSync(program, args, { maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore'] });

const python = `import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    sys.stdout.buffer.write(archive.read('${main}'))`;

/** LibreOffice opens the document or the conversion fails; what it read is compared by the checks of the tests, not here. */
function openWithOffice(bytes: Uint8Array, path: string): Uint8Array {
  run(
    'soffice',
    '--headless',
    `-env:UserInstallation=file://${folder}/office`,
    '--convert-to',
    'txt',
    '--outdir',
    folder,
    path,
  );
  if (!existsSync(path.replace(/docx$/, 'txt'))) throw new Error('not converted');
  return unzipSync(bytes)[main] ?? new Uint8Array();
}

const readers: Readonly<Record<string, Reader>> = {
  fflate: (bytes) => unzipSync(bytes)[main] ?? new Uint8Array(),
  jszip: async (bytes) =>
    (await JSZip.loadAsync(bytes, { checkCRC32: true })).file(main)?.async('uint8array') ?? new Uint8Array(),
  pizzip: (bytes) => new PizZip(bytes, { checkCRC32: true }).file(main)?.asUint8Array() ?? new Uint8Array(),
  yauzl: readWithYauzl,
  'our own, portable': (bytes) => readZip(bytes, { codec: portableCodec }).read(main),
  'unzip -p': (_, path) => run('unzip', '-p', path, main),
  'python zipfile': (_, path) => run('python3', '-c', python, path),
  LibreOffice: openWithOffice,
};

const documents = {
  contract: [contractTemplate, 12],
  small: [smallTemplate, 1],
  table: [tableTemplate, 2000],
} as const;
const absent = new Set<string>();
for (const [name, [template, rows]] of Object.entries(documents)) {
  const compiled = compileTemplate(template(handlebarsDialect));
  const { bytes } = renderTemplate(compiled, contractData(1, rows) as TemplateData);
  const wanted = Buffer.from(readZip(bytes).read(main));
  const path = join(folder, `${name}.docx`);
  writeFileSync(path, bytes);
  for (const [reader, read] of Object.entries(readers)) {
    try {
      if (wanted.compare(await read(bytes, path)) !== 0) throw new Error('reads something else');
      console.log(`${name}: ${reader} reads all ${wanted.length.toLocaleString('en')} bytes`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') absent.add(reader);
      else throw new Error(`${name}: ${reader}`, { cause: error });
    }
  }
}
if (absent.size > 0) console.log(`not installed: ${[...absent].join(', ')}`);
