import { ShoruiError, type Place, type Problem } from '../../problems/index.ts';
import { withLimits, type Limits } from '../limits.ts';
import { readStyleLists } from '../read/style-lists.ts';
import { findTextParts, readPart } from '../read/word-package.ts';
import { readZip, zipEntry, portableCodec, type Codec, type ZipEntry } from '../zip/index.ts';
import { compilePart } from './compile-part.ts';
import type { Step } from './step.ts';
import { readTags } from './template-tag.ts';
import { templateUses, type TemplateUse } from './template-uses.ts';

export interface CompileTemplateOptions {
  codec?: Codec;
  limits?: Partial<Limits>;
  /** Name of the file for problems. */
  file?: string;
  /** Tags such as `連番1` count up each time they print; this is the name before the number. */
  incrementPrefix?: string;
}

/** A part with tags: its program, and about how many bytes it will write. */
export interface PartProgram {
  readonly name: string;
  readonly step: Step;
  readonly size: number;
}

/** A Word template, compiled. Immutable: one may serve any number of renders. */
export interface CompiledTemplate {
  /** Entries without tags, to be copied as they are. */
  readonly copied: readonly ZipEntry[];
  readonly programs: readonly PartProgram[];
  /** What the tags read, for checking the template against an application. */
  readonly uses: readonly TemplateUse[];
  /** Does a tag refer to a number given further on? Then rendering numbers everything first. */
  readonly hasReferences: boolean;
  /** What is worth a look but works. */
  readonly problems: readonly Problem[];
  readonly codec: Codec;
  readonly limits: Limits;
}

/** No tag without two opening braces; they may stand in different runs. */
function mayHoldTags(xml: string): boolean {
  const first = xml.indexOf('{');
  return first >= 0 && xml.includes('{', first + 1);
}

function copy(entry: ZipEntry, codec: Codec, read: () => Uint8Array): ZipEntry {
  // A stored entry of any size is cheaper deflated once here than carried in every document.
  if (entry.method !== 0 || entry.size < 1024 || /\.(png|jpe?g|gif)$/i.test(entry.name)) return entry;
  return zipEntry({ name: entry.name, data: read() }, codec);
}

/**
 * Compiles a Word template (.docx) into a program of fixed bytes and slots. Parts without tags are not even inflated.
 * @throws ShoruiError with every problem found: the file's (`word.zip-*`, `word.xml-*`, `word.not-a-word-file`, ...) or its
 * tags' (`word.tag-*`, `word.block-*`, `word.helper-*`, ...), each with its place
 */
export function compileTemplate(bytes: Uint8Array, options: CompileTemplateOptions = {}): CompiledTemplate {
  const { codec = portableCodec, file } = options;
  const limits = withLimits(options.limits);
  const place: Place = file === undefined ? {} : { file };
  const archive = readZip(bytes, { codec, limits, ...(file !== undefined && { file }) });
  const styleLists = readStyleLists(archive, limits, place);
  const programs: PartProgram[] = [];
  const uses: TemplateUse[] = [];
  const problems: Problem[] = [];

  for (const { name, kind } of findTextParts(archive, limits, place)) {
    const part = readPart(archive, name, limits, place);
    if (!mayHoldTags(part.xml)) continue;
    const tags = readTags(part, kind, styleLists, place, limits);
    if (tags.paragraphs.length === 0) continue;
    const compiled = compilePart(part, tags, options.incrementPrefix);
    problems.push(...compiled.problems);
    uses.push(...templateUses(tags.tags));
    programs.push({ name, step: compiled.step, size: part.xml.length });
  }
  if (problems.some(({ severity }) => severity === 'error')) throw new ShoruiError(problems);

  const touched = new Set(programs.map(({ name }) => name));
  const copied = archive.entries
    .filter(({ name }) => !touched.has(name))
    .map((entry) => copy(entry, codec, () => archive.read(entry.name)));
  const hasReferences = uses.some((use) => use.kind === 'reference');
  return { copied, programs, uses, hasReferences, problems, codec, limits };
}
