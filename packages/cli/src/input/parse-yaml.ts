import type { JsonValue } from '@shorui/engine/bundle';
import { ShoruiError, type Problem, type ProblemId } from '@shorui/engine/node';
import { createProblem } from '@shorui/engine/problems';
import { isNode, LineCounter, parseDocument, visit, type Document, type YAMLError } from 'yaml';
import type { DataFile } from './data-file.ts';

/** Most uses of anchors in one file: a few lines of YAML could otherwise unfold into gigabytes. */
const maxAliases = 100;

const problemIds: Readonly<Partial<Record<YAMLError['code'], ProblemId>>> = {
  DUPLICATE_KEY: 'bundle.yaml-duplicate-key',
  TAB_AS_INDENT: 'bundle.yaml-tab',
};

function describeError(error: YAMLError, lines: LineCounter, file: string): Problem {
  const { line, col } = lines.linePos(error.pos[0]);
  const [detail = ''] = error.message.split('\n');
  return createProblem(problemIds[error.code] ?? 'bundle.yaml-syntax', { file, line, column: col }, { detail });
}

/**
 * Keeps a number as it is written where reading it as a number would change it: `0312345678` and `12345678901234567890` are
 * codes, not amounts, and `.inf` is no amount either.
 */
function keepCodes(document: Document): void {
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value !== 'number' || node.source === undefined) return;
      const digits = node.source.replace(/^[-+]/, '').replace('.', '').replace(/^0+/, '');
      const isCode = /^[-+]?0\d/.test(node.source) || digits.length > 15 || !Number.isFinite(node.value);
      if (isCode && !/^0[xo]/i.test(node.source)) node.value = node.source;
    },
  });
}

/** The steps of a JSON pointer. */
function steps(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function offsetAt(document: Document, path: readonly string[]): number {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/**
 * Data from YAML 1.2. `yes`, `no` and dates stay text, as they are in JSON.
 * @throws {ShoruiError} with line and column
 */
export function parseYaml(text: string, file: string): DataFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, version: '1.2', schema: 'core' });
  if (document.errors.length > 0) {
    throw new ShoruiError(document.errors.map((error) => describeError(error, lines, file)));
  }
  keepCodes(document);
  try {
    const value = document.toJS({ maxAliasCount: maxAliases }) as JsonValue;
    return {
      value,
      locate(pointer) {
        const { line, col } = lines.linePos(offsetAt(document, steps(pointer)));
        return { line, column: col };
      },
    };
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : '';
    throw new ShoruiError([createProblem('bundle.yaml-syntax', { file }, { detail })], { cause });
  }
}
