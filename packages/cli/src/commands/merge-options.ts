import { basename } from 'node:path';
import { numberPlaces, type MergeAttachment, type MergeOptions, type NumberPlace } from '@shorui/engine/merge';
import { Option, type Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { gather } from '../input/gather.ts';
import { readGiven } from '../input/read-data.ts';
import { UsageError } from '../usage-error.ts';

/** Options of every command that puts PDF files into one. */
export interface MergeGiven {
  readonly duplex?: boolean;
  /** True without a format. */
  readonly pageNumbers?: string | true;
  readonly numberPlace?: NumberPlace;
  readonly attach?: readonly string[];
  readonly title?: string;
  readonly author?: string;
  readonly outline: boolean;
}

/** Adds the options of a merged PDF to a command. */
export function addMergeOptions(command: Command): Command {
  return command
    .option('--duplex')
    .option('--page-numbers [format]')
    .addOption(new Option('--number-place <place>').choices(numberPlaces))
    .option('--attach <file...>')
    .option('--title <title>')
    .option('--author <name>')
    .option('--no-outline');
}

/** A file with its pages and copies: `契約書.pdf:1-3,5*2`. */
export interface FileChoice {
  readonly file: string;
  readonly pages?: string;
  readonly copies?: number;
}

/** Reads `FILE`, `FILE:PAGES`, `FILE*COPIES` or `FILE:PAGES*COPIES`. */
export function readFileChoice(text: string): FileChoice {
  const [, file = text, pages, copies] = /^(.+?)(?::([\d,\s-]+))?(?:\*(\d{1,3}))?$/su.exec(text) ?? [];
  return { file, ...(pages !== undefined && { pages }), ...(copies !== undefined && { copies: Number(copies) }) };
}

async function readAttachments(context: CommandContext, files: readonly string[]): Promise<MergeAttachment[]> {
  return gather(...files.map(async (file) => ({ name: basename(file), bytes: await readGiven(context, file) })));
}

/** The engine's options out of those of the command line. @throws {UsageError} */
export async function mergeOptions(
  context: CommandContext,
  { duplex, pageNumbers, numberPlace, attach, title, author, outline }: MergeGiven,
): Promise<Omit<MergeOptions, 'fonts'>> {
  const { messages } = context;
  if (typeof pageNumbers === 'string' && !pageNumbers.includes('{page}')) {
    throw new UsageError(messages.merge.badFormat(pageNumbers));
  }
  if (numberPlace !== undefined && pageNumbers === undefined) throw new UsageError(messages.merge.placeAlone);
  return {
    outline,
    ...(duplex && { duplex }),
    ...(pageNumbers !== undefined && {
      pageNumbers: {
        ...(typeof pageNumbers === 'string' && { format: pageNumbers }),
        ...(numberPlace && { place: numberPlace }),
      },
    }),
    ...(attach && { attachments: await readAttachments(context, attach) }),
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
  };
}
