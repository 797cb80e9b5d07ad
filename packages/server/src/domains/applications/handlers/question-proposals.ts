import { proposeFromForm, proposeFromTemplate, type Proposals } from '@shorui/engine';
import { authorBundle, nodeCodec } from '@shorui/engine/node';
import { createQuestions, proposeQuestions } from '../../../contract/applications/index.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { readAssets } from '../assets.ts';
import { definitionOf, loadApplication } from '../definition.ts';
import { editOfCall } from '../edit-call.ts';
import { fileOf, readFile } from '../files.ts';
import { questionChanges } from '../new-questions.ts';
import { presentEffects, presentFindings } from '../present.ts';
import { refusingAsync } from '../refusals.ts';

const none: Proposals = { questions: [], left_out: [] };

const propose = handle(proposeQuestions, async ({ locale, params, services }) => {
  const row = await loadApplication(services.database, params.id);
  const definition = definitionOf(row);
  const file = fileOf(definition, params.fileId);
  const only = { ...definition, files: [file] };
  const uploaded = await readAssets(services, row.id, only);
  const { files, authored } = await refusingAsync(locale, () =>
    authorBundle({ application: only, files: uploaded }, { codec: nodeCodec }),
  );
  const bytes = files.get(file.path) ?? authored?.get(file.id)?.bytes;
  const { content, problems } = await readFile(services, file, bytes, locale);
  const { questions, left_out } =
    content === undefined
      ? none
      : content.kind === 'word'
        ? proposeFromTemplate(definition, content.uses)
        : proposeFromForm(definition, content.proposed.fields, content.proposals, content.repeats);
  return {
    questions: questions.map(({ fields, list, rows, ...question }) => ({
      ...question,
      ...(rows === undefined ? {} : { rows: { ...rows } }),
      list: [...list],
      fields: fields.map(({ placements, ...field }) => ({
        ...field,
        ...(placements === undefined ? {} : { placements: placements.map((place) => ({ ...place })) }),
      })),
    })),
    left_out: [...left_out],
    findings: presentFindings(problems, locale),
    version: row.version,
  };
});

const create = handle(createQuestions, async (call) => {
  const { body, locale, reply } = call;
  const { questions, file_id, version: seen, preview } = body;
  const edited = await editOfCall(call, createQuestions, {
    seen,
    preview,
    changes: (record) => {
      const file = file_id === undefined ? undefined : fileOf(definitionOf(record), file_id, 'pdf');
      return questionChanges(questions, file?.id);
    },
  });
  if (preview !== true) reply.message(resourceWords[locale].created);
  const { definition, effects, version } = edited;
  const made = new Set(
    effects.flatMap(({ action, kind, id }) => (action === 'created' && kind === 'question' ? id : [])),
  );
  return {
    questions: definition.questions.filter(({ id }) => made.has(id)).map((question) => ({ ...question })),
    version,
    effects: presentEffects(effects, locale),
  };
});

export const questionProposalHandlers: readonly Mounted[] = [propose, create];
