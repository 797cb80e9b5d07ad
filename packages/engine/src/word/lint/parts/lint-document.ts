import { startFileWork } from '../../../platform/environment.ts';
import { type Codec } from '../../../platform/codec.ts';
import { defaultIncrementPrefix } from '../../../application/increment-tag.ts';
import { catchProblems, type Place, type Problem } from '../../../problems/index.ts';
import { compileTemplate } from '../../template/compile-layered-template.ts';
import type { CompileTemplateOptions } from '../../template/compile-template.ts';
import { readTags } from '../../compile/template-tag.ts';
import { applyReplacements } from '../../editor/replace/apply-replacements.ts';
import { replacesText } from '../../editor/replace/replace-texts.ts';
import { loopedStretches } from '../../editor/plan/looped-stretches.ts';
import { type Budget } from '../../../platform/limits.ts';
import { findParagraphs } from '../../read/places.ts';
import { readStyleLists } from '../../read/style-lists.ts';
import { readPart } from '../../../package/read-part.ts';
import { diagnoses } from '../../tags/diagnose-tag.ts';
import { readZip, type ZipArchive } from '../../../zip/index.ts';
import type { Finding } from '../finding.ts';
import { unknownValue, type KnownNames, type KnownValue } from '../names/known-value.ts';
import { gatherEvidence, type NameEvidence } from '../names/name-evidence.ts';
import { checkConditions, checkKinds } from '../rules/kinds.ts';
import { checkDeleted, checkOtherParts, checkUnsupported } from '../rules/unsupported.ts';
import { checkEmptyBlocks } from '../rules/empty-blocks.ts';
import { checkFields, hasContentsTable } from '../rules/fields.ts';
import { checkHeadings, headingStyles } from '../rules/headings.ts';
import { checkLabels } from '../rules/labels.ts';
import { checkNames } from '../rules/names.ts';
import { checkPictures } from '../rules/pictures.ts';
import { checkPlaceholders } from '../rules/placeholders.ts';
import type { PartRule, TagRule } from '../rules/rule.ts';
import { wordsInTags } from '../spelling/check-spelling.ts';
import { lintAltTexts, lintInserted, lintProperties, type OtherTexts } from './other-texts.ts';
import { readParts, replaceParts } from './read-parts.ts';
import { isInFallback, restoreFinding, sortFindings } from './restore-findings.ts';
import { repairedLayer } from './repaired-layer.ts';
import { relateBlocks } from './relate-blocks.ts';
import { spellPart, type SpeltPart } from './spelt-parts.ts';
import { collectFacts, type TagFacts } from './tag-facts.ts';

/** How a template is linted. */
export interface LintOptions extends CompileTemplateOptions {
  /** The names that the template may read, of an application or a JSON Schema. Without them names are not checked. */
  names?: KnownNames;
}

const tagRules: readonly TagRule[] = [checkNames, checkKinds, checkConditions, checkLabels, checkPictures];
const partRules: readonly PartRule[] = [checkFields, checkDeleted, checkUnsupported, checkPlaceholders];

/** Compiling adds nothing about a tag whose spelling was found wrong and could not be repaired. */
const explained = new Set<string>([
  'word.helper-unknown',
  'word.helper-unknown-nearest',
  'word.block-argument',
  'word.tag-syntax',
  'word.tag-invisible',
  ...diagnoses,
]);

function placeKey({ place }: Finding): string {
  return [place.part, place.path, place.paragraph, place.slot, place.offset].join(' ');
}

const stylesPart = 'word/styles.xml';

class DocumentLinter {
  readonly #archive: ZipArchive;
  readonly #options: LintOptions;
  readonly #codec: Codec;
  readonly #limits: Budget;
  readonly #file: Place;
  readonly #evidence: NameEvidence;
  readonly #parts: readonly SpeltPart[];
  readonly #root: KnownValue;

  constructor(bytes: Uint8Array, options: LintOptions) {
    const { names } = options;
    this.#options = options;
    const { codec, limits, place } = startFileWork(options);
    this.#codec = codec;
    this.#limits = limits;
    this.#file = place;
    this.#archive = readZip(bytes, options);
    const styleLists = readStyleLists(this.#archive, this.#limits, this.#file);
    const parts = readParts(this.#archive, this.#limits, styleLists, this.#file);
    const texts = parts.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text.text));
    const written = new Set(texts.flatMap((text) => [...wordsInTags(text, this.#limits)]));
    this.#root = names?.root ?? unknownValue;
    this.#evidence = gatherEvidence(names, written);
    this.#parts = parts.map((part) => spellPart(part, this.#evidence, this.#limits));
    if (options.layer) this.#options = { ...options, layer: repairedLayer(options.layer, this.#parts) };
  }

  run(): Finding[] {
    const { names } = this.#options;
    const bytes = this.#repaired();
    const tags = this.#lintTags(bytes);
    const spelling = [...this.#parts.flatMap(({ findings }) => findings), ...tags.spelling];
    const others = [...this.#compileProblems(bytes), ...tags.findings].map((finding) =>
      restoreFinding(finding, this.#parts),
    );
    const aboutParts = this.#parts.flatMap(({ lintPart }) => partRules.flatMap((rule) => rule(lintPart, names)));
    const unrepaired = new Set(spelling.filter(({ fix }) => !fix).map(placeKey));
    const unexplained = others.filter((finding) => !explained.has(finding.id) || !unrepaired.has(placeKey(finding)));
    const aboutOthers = checkOtherParts(this.#archive, this.#file);
    return sortFindings([...spelling, ...unexplained, ...aboutParts, ...aboutOthers], this.#parts);
  }

  /** The template with its spelling repaired. */
  #repaired(): Uint8Array {
    const changed = this.#parts.filter(({ lintPart, repaired }) => repaired !== lintPart.part);
    const texts = new Map(changed.map(({ repaired }) => [repaired.name, repaired.xml]));
    return replaceParts(this.#archive, texts, this.#codec);
  }

  /** What compiling finds in the template with its spelling repaired. */
  #compileProblems(bytes: Uint8Array): readonly Problem[] {
    return catchProblems(() => compileTemplate(bytes, this.#options).problems, relateBlocks);
  }

  /** What the rules about tags find, and the spelling of texts that are no paragraphs of the file. */
  #lintTags(bytes: Uint8Array): { readonly spelling: readonly Finding[]; readonly findings: readonly Finding[] } {
    const { names, incrementPrefix = defaultIncrementPrefix } = this.#options;
    return catchProblems(
      () => {
        const { spelling, facts, findings } = this.#readTags(bytes);
        return {
          spelling,
          findings: [...tagRules.flatMap((rule) => rule({ facts, names, incrementPrefix })), ...findings],
        };
      },
      // A limit was passed, or the editor's document does not fit. Compiling met it too and reports it.
      () => ({ spelling: [], findings: [] }),
    );
  }

  #readTags(bytes: Uint8Array): OtherTexts & { readonly findings: readonly Finding[] } {
    const styleLists = readStyleLists(this.#archive, this.#limits, this.#file);
    const { layer } = this.#options;
    const surroundings = { file: this.#file, limits: this.#limits, styleLists, codec: this.#codec };
    const hasContents = this.#parts.some(({ lintPart }) => hasContentsTable(lintPart));
    const styles = headingStyles(
      this.#archive.has(stylesPart) ? readPart(this.#archive, stylesPart, this.#limits, this.#file) : null,
    );
    const partNames = this.#parts.map(({ lintPart }) => ({ name: lintPart.part.name, kind: lintPart.kind }));
    const spelling: Finding[] = [];
    const findings: Finding[] = [];
    const facts: TagFacts[] = [];
    for (const { lintPart, repaired } of this.#parts) {
      const tags = readTags(repaired, lintPart.kind, styleLists, this.#file, this.#limits);
      const altTexts = lintAltTexts(repaired, lintPart.kind, this.#evidence, surroundings);
      spelling.push(...altTexts.spelling);
      const all = [...tags.tags, ...altTexts.tags].toSorted((a, b) => a.at - b.at);
      const loops = layer ? loopedStretches(layer, repaired, partNames, styleLists) : [];
      // Of a block whose open tag is wrong it is unknown what it repeats and which names it has.
      const isKnown = ({ tag }: TagFacts): boolean => !tags.broken.some(({ from, to }) => from < tag.at && tag.at < to);
      facts.push(...collectFacts(all, this.#root, loops).filter(isKnown));
      findings.push(...checkEmptyBlocks(findParagraphs(repaired), tags));
      if (hasContents) findings.push(...checkHeadings(repaired, tags.paragraphs, styles));
    }
    const others = [lintProperties(this.#archive, this.#root, this.#evidence, surroundings)];
    if (layer) others.push(lintInserted(bytes, layer, this.#root, this.#evidence, surroundings));
    for (const other of others) {
      spelling.push(...other.spelling);
      facts.push(...other.facts);
    }
    return { spelling, facts, findings };
  }

  isInFallback(finding: Finding): boolean {
    return isInFallback(finding, this.#parts);
  }
}

/** What was found in a file, and what of it is only in copies of text boxes for old readers. */
export interface DocumentFindings {
  readonly findings: readonly Finding[];
  readonly inFallbacks: readonly Finding[];
}

/** Texts that the editor's document replaces are linted as they become. */
function createLinter(bytes: Uint8Array, options: LintOptions): DocumentLinter {
  const { layer } = options;
  if (!layer || !replacesText(layer.document)) return new DocumentLinter(bytes, options);
  return catchProblems(
    () => {
      const replaced = applyReplacements(bytes, layer.document, options);
      return new DocumentLinter(replaced.bytes, { ...options, layer: { ...layer, document: replaced.document } });
    },
    // Compiling meets the same problem and reports it among all others.
    () => new DocumentLinter(bytes, options),
  );
}

/** Lints one file. A file that cannot be read gives a finding too. */
export function lintDocument(bytes: Uint8Array, options: LintOptions): DocumentFindings {
  return catchProblems(
    () => {
      const linter = createLinter(bytes, options);
      const all = linter.run();
      const inFallbacks = all.filter((finding) => linter.isInFallback(finding));
      const hidden = new Set(inFallbacks);
      return { findings: all.filter((finding) => !hidden.has(finding)), inFallbacks };
    },
    (findings) => ({ findings, inFallbacks: [] }),
  );
}
