import { publishedSchemaNames, publishedSchemas } from '@shorui/engine/model';
import { answersSchema } from '@shorui/engine/node';
import { nearestName } from '@shorui/engine/problems';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { readGivenBundle } from '../input/read-given-bundle.ts';
import { UsageError } from '../usage-error.ts';

async function printSchema(context: CommandContext, name?: string, bundlePath?: string): Promise<void> {
  const { messages } = context;
  if (name === undefined)
    return context.json ? context.printJson(publishedSchemaNames) : context.print(...publishedSchemaNames);
  if (name === 'answers' && bundlePath !== undefined) {
    const { application } = await readGivenBundle(context, bundlePath);
    return context.printJson(answersSchema(application));
  }
  const found = publishedSchemaNames.find((each) => each === name);
  if (found === undefined) {
    const known = publishedSchemaNames.join(', ');
    throw new UsageError(messages.unknownSchema(name, nearestName(name, publishedSchemaNames), known));
  }
  if (bundlePath !== undefined) throw new UsageError(messages.schemaTakesNoBundle(name));
  context.printJson(publishedSchemas[found]);
}

/** `shorui schema`: prints JSON Schemas for editors and other programs. */
export function defineSchema(command: Command, context: CommandContext): void {
  command
    .argument('[name]')
    .argument('[bundle]')
    .option('--json')
    .action((name: string | undefined, bundle: string | undefined) => printSchema(context, name, bundle));
}
