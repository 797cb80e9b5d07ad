import { readFileSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parse } from 'yaml';
import type { FormValues, TemplateData } from '@shorui/engine';
import type { FormFields } from '@shorui/engine/model';
import type { NamedImages } from '@shorui/engine/word';
import { stressAnswers } from '../../fixtures/draw/stress/answers.ts';
import { readWordText } from '../../packages/engine/src/entries/convert.ts';
import { lintBundle, renderOverlay } from '../../packages/engine/src/entries/document.ts';
import { documentFromTemplate } from '../../packages/engine/src/entries/editor.ts';
import { commentTemplate, fixTemplate } from '../../packages/engine/src/entries/lint.ts';
import { isPdf, readPdfText } from '../../packages/engine/src/entries/pdf.ts';
import {
  bundledLibrary,
  compile,
  compileOverlay,
  compileTemplate,
  convertDocument,
  convertTemplate,
  fillPdfForm,
  inspectPdf,
  inspectTemplate,
  lintTemplate,
  render,
  renderTemplate,
  resolve,
  ShoruiError,
} from '../../packages/engine/src/node/index.ts';
import { fixtureBundle } from '../engine/document/support.ts';
import { bundleNames, fixturesFolder, formBundleNames, readAnswerSets } from '../fixtures/fixture-folders.ts';
import { changedFiles } from '../fuzz/fuzz-word.ts';
import { realFiles } from '../support/real-files.ts';

/** Something that the engine makes of a fixture or a real file: its name, and a value that JSON and bytes can hold. */
export type Output = readonly [name: string, value: unknown];

const read = (...path: string[]): Uint8Array => new Uint8Array(readFileSync(join(fixturesFolder, ...path)));

/** What a call returns, or the problems of its error. */
function attempt(make: () => unknown): unknown {
  try {
    return make();
  } catch (error) {
    return error instanceof ShoruiError ? { refused: error.problems } : { failed: String(error) };
  }
}

/** What reading alone gives of a Word file: text, paper, reports, the editor's mirror. */
function* readings(name: string, bytes: Uint8Array): Generator<Output> {
  yield [`${name} text`, attempt(() => readWordText(bytes))];
  yield [`${name} paper`, attempt(() => convertDocument(bytes))];
  yield [`${name} inspect`, attempt(() => inspectTemplate(bytes))];
  yield [`${name} lint`, attempt(() => lintTemplate(bytes))];
  yield [`${name} mirror`, attempt(() => documentFromTemplate(bytes))];
}

function* lintedFiles(name: string, bytes: Uint8Array): Generator<Output> {
  yield [`${name} comments`, attempt(() => commentTemplate(bytes, lintTemplate(bytes).findings))];
  yield [`${name} fixed`, attempt(() => fixTemplate(bytes))];
}

/** The documents of one application: each set of answers in Word and in PDF, and what reading them again gives. */
function* documentsOf(bundle: string, sets: readonly { name: string; answers: unknown }[]): Generator<Output> {
  const compiled = compile(fixtureBundle(bundle));
  yield [`${bundle} lint`, lintBundle(fixtureBundle(bundle))];
  for (const { name, answers } of sets) {
    const resolved = resolve(compiled, answers as Record<string, unknown>);
    const title = `${bundle} ${name}`;
    yield [`${title} answers`, resolved];
    for (const format of ['docx', 'pdf'] as const) {
      const made = attempt(() => render(compiled, resolved, { format, missing: 'blank', missingGlyph: 'mark' }));
      yield [`${title} ${format}`, made];
      const { files = [] } = made as Partial<ReturnType<typeof render>>;
      for (const { path, bytes } of files) {
        if (path.endsWith('.docx')) yield* readings(`${title} ${path}`, bytes);
        else yield [`${title} ${path} text`, attempt(() => readPdfText(bytes))];
      }
    }
  }
}

/** One template with each of its data files, in Word and in PDF, written straight and by way of a Word file. */
function* templateOutputs(folder: string): Generator<Output> {
  const names = readdirSync(join(fixturesFolder, folder));
  const data = names.filter((name) => ['.json', '.yaml'].includes(extname(name)));
  for (const file of names.filter((name) => name.endsWith('.docx'))) {
    const bytes = read(folder, file);
    const stem = basename(file, '.docx');
    yield* readings(`${folder}/${file}`, bytes);
    yield* lintedFiles(`${folder}/${file}`, bytes);
    const template = compileTemplate(bytes);
    for (const each of data.filter((name) => name.startsWith(stem))) {
      const values = parse(new TextDecoder().decode(read(folder, each))) as TemplateData;
      const title = `${folder}/${file} with ${each}`;
      const filled = attempt(() => renderTemplate(template, values, { missing: 'blank' }));
      yield [`${title} word`, filled];
      yield [`${title} pdf`, attempt(() => convertTemplate(template, values, { missing: 'blank' }))];
      if (filled instanceof Object && 'bytes' in filled) yield* readings(title, filled.bytes as Uint8Array);
    }
  }
}

function* formOutputs(): Generator<Output> {
  const json = (name: string): unknown => JSON.parse(new TextDecoder().decode(read('forms', name)));
  const fields = json('notification.fields.json') as FormFields;
  const images: NamedImages = new Map([['印影.png', read('forms', '印影.png')]]);
  const overlay = compileOverlay(read('forms', 'notification.pdf'), fields, { fonts: bundledLibrary() });
  const data = json('notification.json') as TemplateData;
  yield ['forms overlay', attempt(() => renderOverlay(overlay, data, { images }))];
  const values = json('acroform.json') as FormValues;
  yield [
    'forms acroform',
    attempt(() => fillPdfForm(read('forms', 'acroform.pdf'), values, { fonts: bundledLibrary() })),
  ];
}

function* realOutputs(): Generator<Output> {
  for (const { name, bytes } of realFiles('outputs of the engine', /\.(docx|pdf)$/)) {
    if (isPdf(bytes)) {
      yield [`${name} inspect`, attempt(() => inspectPdf(bytes))];
      yield [`${name} text`, attempt(() => readPdfText(bytes))];
    } else {
      yield* readings(name, bytes);
      yield* lintedFiles(name, bytes);
      yield [`${name} word`, attempt(() => renderTemplate(compileTemplate(bytes), {}, { missing: 'blank' }))];
    }
  }
}

/** What broken and strange Word files lead to: refusals with their places, or documents. */
function* strangeOutputs(): Generator<Output> {
  for (const { run, source, bytes } of changedFiles(400, 1, 40_000)) {
    const name = `changed ${run} of ${source}`;
    yield* readings(name, bytes);
    yield [`${name} word`, attempt(() => renderTemplate(compileTemplate(bytes), {}, { missing: 'blank' }))];
  }
}

/** Everything that is compared: all fixtures, the real files where they may be used, and Word files changed at random. */
export function* listOutputs(): Generator<Output> {
  for (const bundle of [...bundleNames, ...formBundleNames]) yield* documentsOf(bundle, readAnswerSets(bundle));
  yield* documentsOf('stress', [{ name: 'of 300 rows', answers: stressAnswers(300) }]);
  for (const folder of ['templates', 'guide']) yield* templateOutputs(folder);
  yield* formOutputs();
  yield* realOutputs();
  yield* strangeOutputs();
}
