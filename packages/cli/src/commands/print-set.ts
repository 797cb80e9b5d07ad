import { mergePdfs, type MergeInput, type MergeOptions } from '@shorui/engine/merge';
import type { CompiledApplication, FontLibrary, Problem, RenderedFile } from '@shorui/engine/node';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { UsageError } from '../usage-error.ts';
import { addMergeOptions, mergeOptions, readFileChoice, type FileChoice, type MergeGiven } from './merge-options.ts';
import type { ResultFile } from './write-results.ts';

/** Options of a print set: documents of an application in one PDF. */
export interface PrintSetGiven extends MergeGiven {
  readonly printSet?: string;
  /** Which files, in which order, with which pages and copies; all unless given. */
  readonly setFiles?: readonly string[];
}

/** Adds the options of a print set to a command. */
export function addPrintSetOptions(command: Command): Command {
  return addMergeOptions(command.option('--print-set <file>').option('--set-files <file...>'));
}

/** Options of a print set without `--print-set`. @throws {UsageError} */
export function checkPrintSet(context: CommandContext, given: PrintSetGiven): void {
  if (given.printSet !== undefined) return;
  const { setFiles, duplex, pageNumbers, numberPlace, attach, title, author, outline } = given;
  const isGiven = [setFiles, duplex, pageNumbers, numberPlace, attach, title, author].some(
    (each) => each !== undefined,
  );
  if (isGiven || !outline) throw new UsageError(context.messages.merge.needsPrintSet);
}

/** The files of a choice: that of the application with the name, path or id, as far as it was made. */
function chosen(
  context: CommandContext,
  { files: known }: CompiledApplication,
  made: readonly RenderedFile[],
  choice: FileChoice,
): MergeInput[] {
  const file = known.find(({ file: each }) => [each.name, each.path, String(each.id)].includes(choice.file))?.file;
  if (!file) {
    throw new UsageError(
      context.messages.unknownFile(
        choice.file,
        undefined,
        known.map((each) => each.file.name).join(context.messages.separator),
      ),
    );
  }
  return made.filter(({ fileId }) => fileId === file.id).map((each) => asInput(each, choice));
}

function asInput({ path, bytes }: RenderedFile, { pages, copies }: Omit<FileChoice, 'file'> = {}): MergeInput {
  const title =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.pdf$/iu, '') ?? path;
  return { name: path, bytes, title, ...(pages !== undefined && { pages }), ...(copies !== undefined && { copies }) };
}

/** Makes the print set out of the documents as PDF. Guides (案内) are in it only when they are chosen. */
export async function makePrintSet(
  context: CommandContext,
  compiled: CompiledApplication,
  made: readonly RenderedFile[],
  given: PrintSetGiven & { readonly printSet: string },
  fonts: FontLibrary,
): Promise<{ file: ResultFile; problems: readonly Problem[] }> {
  const { messages } = context;
  const options: MergeOptions = { fonts, ...(await mergeOptions(context, given)) };
  const inputs =
    given.setFiles?.flatMap((text) => chosen(context, compiled, made, readFileChoice(text))) ??
    made.filter(({ guide }) => !guide).map((each) => asInput(each));
  if (inputs.length === 0) throw new UsageError(messages.noFiles);
  const { bytes, pages, problems } = await mergePdfs(inputs, options);
  const path = context.path(given.printSet);
  return {
    file: { path, bytes, note: messages.merge.pages(pages) },
    problems,
  };
}
