import { ShoruiError, type Place, type Problem } from '../../../problems/index.ts';
import { defaultIncrementPrefix } from '../../compile/compile-part.ts';
import { compileTemplate, type CompileTemplateOptions } from '../../compile/compile-template.ts';
import { readTags, type PartTags } from '../../compile/template-tag.ts';
import { loopedStretches } from '../../editor/looped-stretches.ts';
import { withLimits, type Budget } from '../../limits.ts';
import { findParagraphs } from '../../read/places.ts';
import { readStyleLists } from '../../read/style-lists.ts';
import { readPart } from '../../read/word-package.ts';
import { portableCodec, readZip, type ZipArchive } from '../../zip/index.ts';
import type { Finding } from '../finding.ts';
import { unknownValue, type KnownNames } from '../names/known-value.ts';
import { gatherEvidence } from '../names/name-evidence.ts';
import { checkConditions } from '../rules/conditions.ts';
import { checkDeleted } from '../rules/deleted.ts';
import { checkEmptyBlocks } from '../rules/empty-blocks.ts';
import { checkFields, hasContentsTable } from '../rules/fields.ts';
import { checkHeadings, headingStyles } from '../rules/headings.ts';
import { checkKinds } from '../rules/kinds.ts';
import { checkLabels } from '../rules/labels.ts';
import { checkNames } from '../rules/names.ts';
import { checkPictures } from '../rules/pictures.ts';
import { checkPlaceholders } from '../rules/placeholders.ts';
import type { LintContext, PartRule, TagRule } from '../rules/rule.ts';
import { checkUnsupported } from '../rules/unsupported.ts';
import { wordsInTags } from '../spelling/check-spelling.ts';
import { readParts } from './read-parts.ts';
import { relateBlocks } from './relate-blocks.ts';
import { spellPart, type SpeltPart } from './spelt-parts.ts';
import { collectFacts } from './tag-facts.ts';
import { replaceParts } from './write-parts.ts';

/** How a template is linted. */
export interface LintOptions extends CompileTemplateOptions {
  /** The names that the template may read, of an application or a JSON Schema. Without them names are not checked. */
  names?: KnownNames;
}

const tagRules: readonly TagRule[] = [checkNames, checkKinds, checkConditions, checkLabels, checkPictures];
const partRules: readonly PartRule[] = [checkFields, checkDeleted, checkUnsupported, checkPlaceholders];

/** Compiling says nothing new about a tag whose spelling was found wrong and could not be repaired. */
const explained = new Set<string>(['word.helper-unknown', 'word.block-argument', 'word.tag-syntax']);

function placeKey({ place }: Finding): string {
  return `${place.part ?? ''} ${place.paragraph ?? 0} ${place.offset ?? -1}`;
}

const stylesPart = 'word/styles.xml';

class DocumentLinter {
  readonly #archive: ZipArchive;
  readonly #options: LintOptions;
  readonly #limits: Budget;
  readonly #file: Place;
  readonly #parts: readonly SpeltPart[];

  constructor(bytes: Uint8Array, options: LintOptions) {
    const { file, names } = options;
    this.#options = options;
    this.#limits = withLimits(options.limits, options.now);
    this.#file = file === undefined ? {} : { file };
    this.#archive = readZip(bytes, options);
    const styleLists = readStyleLists(this.#archive, this.#limits, this.#file);
    const parts = readParts(this.#archive, this.#limits, styleLists, this.#file);
    const texts = parts.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text.text));
    const evidence = gatherEvidence(names, new Set(texts.flatMap((text) => [...wordsInTags(text, this.#limits)])));
    this.#parts = parts.map((part) => spellPart(part, evidence, this.#limits));
  }

  run(): Finding[] {
    const { names } = this.#options;
    const spelling = this.#parts.flatMap(({ findings }) => findings);
    const others = [...this.#compileProblems(), ...this.#tagFindings()].map((finding) => this.#original(finding));
    const aboutParts = this.#parts.flatMap(({ lintPart }) => partRules.flatMap((rule) => rule(lintPart, names)));
    const unrepaired = new Set(spelling.filter(({ fix }) => !fix).map(placeKey));
    const unexplained = others.filter((finding) => !explained.has(finding.id) || !unrepaired.has(placeKey(finding)));
    return this.#sorted([...spelling, ...unexplained, ...aboutParts]);
  }

  /** What compiling finds in the template with its spelling repaired. */
  #compileProblems(): readonly Problem[] {
    const { codec = portableCodec } = this.#options;
    const changed = this.#parts.filter(({ lintPart, repaired }) => repaired !== lintPart.part);
    const bytes = replaceParts(
      this.#archive,
      new Map(changed.map(({ repaired }) => [repaired.name, repaired.xml])),
      codec,
    );
    try {
      return compileTemplate(bytes, this.#options).problems;
    } catch (error) {
      if (error instanceof ShoruiError) return relateBlocks(error.problems);
      throw error;
    }
  }

  #tagFindings(): Finding[] {
    const styleLists = readStyleLists(this.#archive, this.#limits, this.#file);
    const hasContents = this.#parts.some(({ lintPart }) => hasContentsTable(lintPart));
    const styles = headingStyles(
      this.#archive.has(stylesPart) ? readPart(this.#archive, stylesPart, this.#limits, this.#file) : null,
    );
    const root = this.#options.names?.root ?? unknownValue;
    const findings: Finding[] = [];
    const facts: LintContext['facts'][number][] = [];
    for (const { lintPart, repaired } of this.#parts) {
      let tags: PartTags;
      try {
        tags = readTags(repaired, lintPart.kind, styleLists, this.#file, this.#limits);
      } catch (error) {
        // A limit was passed. Compiling has met it too and tells.
        if (error instanceof ShoruiError) return [];
        throw error;
      }
      const { layer } = this.#options;
      const loops = layer && lintPart.kind === 'document' ? loopedStretches(layer, repaired, styleLists) : [];
      facts.push(...collectFacts(tags.tags, root, loops));
      findings.push(...checkEmptyBlocks(findParagraphs(repaired), tags));
      if (hasContents) findings.push(...checkHeadings(repaired, tags.paragraphs, styles));
    }
    const { names, incrementPrefix = defaultIncrementPrefix } = this.#options;
    return [...tagRules.flatMap((rule) => rule({ facts, names, incrementPrefix })), ...findings];
  }

  #original(finding: Finding): Finding {
    const speltPart = (place: Place): SpeltPart | undefined =>
      this.#parts.find(({ repaired }) => repaired.name === place.part);
    const back = (place: Place): Place => speltPart(place)?.originalPlace(place) ?? place;
    const { place, related, fix } = finding;
    const part = speltPart(place);
    const edits = fix?.edits.map((edit) => part?.originalEdit(place, edit) ?? edit);
    return {
      ...finding,
      place: back(place),
      ...(related && { related: back(related) }),
      ...(fix && edits && { fix: { kind: fix.kind, edits } }),
    };
  }

  /** In the order of the parts, their paragraphs and characters. */
  #sorted(findings: readonly Finding[]): Finding[] {
    const order = new Map(this.#parts.map(({ lintPart }, index) => [lintPart.part.name, index]));
    const keys = ({ place }: Finding): [number, number, number] => [
      order.get(place.part ?? '') ?? -1,
      place.paragraph ?? 0,
      place.offset ?? 0,
    ];
    return findings.toSorted((a, b) => {
      const left = keys(a);
      const right = keys(b);
      return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
    });
  }

  /** Does the finding stand in the copy of a text box that only old readers show? */
  isInFallback({ place }: Finding): boolean {
    const part = this.#parts.find(({ lintPart }) => lintPart.part.name === place.part);
    return part?.lintPart.paragraphs[(place.paragraph ?? 0) - 1]?.isFallback ?? false;
  }
}

/** What was found in a file, and what of it stands only in copies of text boxes for old readers. */
export interface DocumentFindings {
  readonly findings: readonly Finding[];
  readonly inFallbacks: readonly Finding[];
}

/** Lints one file. A file that cannot be read gives a finding too. */
export function lintDocument(bytes: Uint8Array, options: LintOptions): DocumentFindings {
  try {
    const linter = new DocumentLinter(bytes, options);
    const all = linter.run();
    const inFallbacks = all.filter((finding) => linter.isInFallback(finding));
    const hidden = new Set(inFallbacks);
    return { findings: all.filter((finding) => !hidden.has(finding)), inFallbacks };
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    return { findings: error.problems, inFallbacks: [] };
  }
}
