import { Readable } from 'node:stream';
import type { Proposals, ProposedBlank, ProposedField } from '@shorui/engine/document';
import { isWholeDocument } from '@shorui/engine/editor';
import { createProblem } from '@shorui/engine/problems';
import { createQuestions, newQuestionLimits, proposeQuestions } from '../../../contract/applications/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { readAssets } from '../assets.ts';
import { definitionOf, loadApplication } from '../definition.ts';
import { editOfCall } from '../edit-call.ts';
import { fileOf, withinBounds } from '../files.ts';
import { existingChanges } from '../existing-fields.ts';
import { questionChanges } from '../new-questions.ts';
import { presentEffects, presentFindings } from '../present.ts';

const none: Proposals = { questions: [], left_out: [], existing: [] };

/**
 * Proposals as `create-multiple` takes them. A question with too many fields becomes several; what is beyond the number of questions is
 * proposed again once these are made. A list in too many lists has no question.
 */
function fitting({ questions, left_out, existing }: Proposals): Proposals {
  const { questions: most, fields: mostFields, places, lists, existing: mostExisting } = newQuestionLimits;
  const [kept, deep] = [
    questions.filter(({ list }) => list.length <= lists),
    questions.filter(({ list }) => list.length > lists),
  ];
  const split = kept.flatMap(({ blanks: tags, fields, name, title, ...question }) =>
    Array.from({ length: Math.ceil(fields.length / mostFields) }, (_, at) => ({
      ...question,
      ...(tags && at === 0 && { blanks: tags }),
      name: at === 0 ? name : `${name}${at + 1}`,
      title: at === 0 ? title : `${title}（${at + 1}）`,
      fields: fields.slice(at * mostFields, (at + 1) * mostFields).map(({ placements, blanks, ...field }) => ({
        ...field,
        ...(placements && { placements: placements.slice(0, places) }),
        ...(blanks && { blanks: blanks.slice(0, places) }),
      })),
    })),
  );
  const without = deep.flatMap(({ fields }) => fields.map(({ name }) => name));
  const links = existing
    .filter(({ list }) => list.length <= lists)
    .slice(0, mostExisting)
    .map(({ placements, blanks, ...link }) => ({
      ...link,
      ...(placements && { placements: placements.slice(0, places) }),
      ...(blanks && { blanks: blanks.slice(0, places) }),
    }));
  return { questions: split.slice(0, most), left_out: [...left_out, ...without], existing: links };
}

const copyOf = ({ types, path, ...blank }: ProposedBlank) => ({ ...blank, types: [...types], path: [...path] });

/** A field with copies of its places, which the reply may hold. */
const presentPlaces = <Field extends Pick<ProposedField, 'placements' | 'blanks'>>({
  placements,
  blanks,
  ...field
}: Field) => ({
  ...field,
  ...(placements === undefined ? {} : { placements: placements.map((place) => ({ ...place })) }),
  ...(blanks === undefined ? {} : { blanks: blanks.map(copyOf) }),
});

const propose = handle(proposeQuestions, async ({ locale, params, services }) => {
  const row = await loadApplication(services.database, params.id);
  const definition = definitionOf(row);
  const file = fileOf(definition, params.fileId);
  const only = { ...definition, files: [file] };
  const bytes = (await readAssets(services, row.id, only)).get(file.path);
  const isWritten = file.document !== undefined && isWholeDocument(file.document);
  const { proposals = none, problems } =
    bytes === undefined && !isWritten
      ? { problems: [createProblem('document.file-missing', { file: file.path })] }
      : await withinBounds(locale, () =>
          services.inspector.propose({
            application: only,
            kind: file.type,
            size: bytes?.length ?? 0,
            open: () => Readable.from(bytes === undefined ? [] : [Buffer.from(bytes)]),
          }),
        );
  const { questions, left_out, existing } = fitting(proposals);
  return {
    questions: questions.map(({ blanks, fields, list, rows, ...question }) => ({
      ...question,
      ...(blanks === undefined ? {} : { blanks: blanks.map(copyOf) }),
      ...(rows === undefined ? {} : { rows: structuredClone(rows) }),
      list: [...list],
      fields: fields.map(presentPlaces),
    })),
    existing: existing.map(({ list, rows, options, ...link }) => ({
      ...presentPlaces(link),
      list: [...list],
      ...(options === undefined ? {} : { options: options.map(({ text, value }) => ({ text, value })) }),
      ...(rows === undefined ? {} : { rows: structuredClone(rows) }),
    })),
    left_out: [...left_out],
    findings: presentFindings(problems, locale),
    version: row.version,
  };
});

const create = handle(createQuestions, async (call) => {
  const { body, locale, reply } = call;
  const { questions, existing = [], file_id, version: seen, preview } = body;
  if (questions.length === 0 && existing.length === 0) throw new AppError('invalid');
  const edited = await editOfCall(call, createQuestions, {
    seen,
    preview,
    changes: (record) => {
      const file = file_id === undefined ? undefined : fileOf(definitionOf(record), file_id);
      return [...questionChanges(questions, file), ...existingChanges(existing, file)];
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
    effects: presentEffects(edited, locale),
  };
});

export const questionProposalHandlers: readonly Mounted[] = [propose, create];
