import { fillablePlaces, proposeFromForm, proposeFromTemplate, type ProposedQuestion } from '@shorui/engine/document';
import { applicationFormat, fieldType, publishState, type FieldType } from '@shorui/engine/model';
import { compileTemplate, inspectPdf, type Application } from '@shorui/engine/node';
import { isPdf } from '@shorui/engine/pdf';

/** A form or a template that an application is made for. */
export interface GivenFile {
  /** Its name in the bundle: `files/届出書.pdf`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

type Written = Readonly<Record<string, unknown>>;

/** An application as a person writes it, with the names that no question could be made for. */
export interface WrittenApplication {
  readonly application: Written & { readonly questions: readonly Written[] };
  readonly leftOut: readonly string[];
}

const typeNames = new Map<FieldType, string>(
  (Object.entries(fieldType) as [string, FieldType][]).map(([name, number]) => [number, name]),
);

const empty: Application = {
  format: applicationFormat,
  id: 1,
  name: '-',
  version: 1,
  publish: publishState.private,
  last_id: 1,
  questions: [],
  fields: [],
  files: [],
};

/** Most repetitions of a proposed list. */
const mostRepetitions = 100;

/** A field with its type by name, without its places on a form. */
function writtenField(field: ProposedQuestion['fields'][number]): Written {
  const { placements: _, type, name, options, ...rest } = field;
  const texts = options?.map(({ text }) => text);
  return { name, type: typeNames.get(type) ?? type, ...(texts && { options: texts }), ...rest };
}

/** A question as it is put together; `inner` are the lists in a list. */
interface DraftQuestion {
  readonly name: string;
  readonly title: string;
  readonly min?: number;
  readonly max?: number;
  readonly fields: Written[];
  inner?: string[];
}

/** Questions in the order of their proposals, without the fields that earlier ones ask already; lists are written once. */
class QuestionWriter {
  readonly questions: DraftQuestion[] = [];
  readonly #asked = new Set<string>();
  readonly #names = new Set<string>();

  add(proposals: readonly ProposedQuestion[]): void {
    for (const proposal of proposals) this.#add(proposal);
  }

  /** The list of these names, outermost first, with the lists around it. */
  #list(path: readonly string[]): DraftQuestion {
    const name = path.at(-1) ?? '';
    const known = this.questions.find((question) => question.name === name && question.max !== undefined);
    if (known) return known;
    const outer = path.length > 1 ? this.#list(path.slice(0, -1)) : undefined;
    const made: DraftQuestion = {
      name,
      title: `${name}を入力してください。`,
      min: 0,
      max: mostRepetitions,
      fields: [],
    };
    this.questions.push(made);
    this.#names.add(name);
    if (outer) (outer.inner ??= []).push(name);
    return made;
  }

  #add({ name, title, list, fields }: ProposedQuestion): void {
    const scope = list.join('/');
    const fresh = fields.filter((field) => !this.#asked.has(`${scope}/${field.name}`));
    for (const field of fresh) this.#asked.add(`${scope}/${field.name}`);
    if (list.length > 0) {
      this.#list(list).fields.push(...fresh.map(writtenField));
      return;
    }
    if (fresh.length === 0) return;
    const known = this.questions.find((question) => question.name === name && question.max === undefined);
    if (known) known.fields.push(...fresh.map(writtenField));
    else this.questions.push({ name: this.#unique(name), title, fields: fresh.map(writtenField) });
  }

  #unique(name: string): string {
    const unique = this.#names.has(name) ? `${name}の質問` : name;
    this.#names.add(unique);
    return unique;
  }
}

/** A list that holds lists asks its own fields by a question, which it names together with those lists. */
function finishLists(questions: readonly DraftQuestion[]): Written[] {
  return questions.flatMap(({ inner, fields, ...question }): Written[] => {
    if (!inner) return [{ ...question, fields }];
    const { name, title, min, max } = question;
    const own = `${name}の内容`;
    const asked = [...(fields.length > 0 ? [own] : []), ...inner];
    return [
      ...(fields.length > 0 ? [{ name: own, title, fields }] : []),
      { name, title, type: 'repeat', repeat_options: [{ name, questions: asked, min, max }] },
    ];
  });
}

/** Asks what the given forms and templates need: a question for each group of names, a field for each name. */
export function questionsFromFiles(name: string, given: readonly GivenFile[]): WrittenApplication {
  const writer = new QuestionWriter();
  const leftOut = new Set<string>();
  const files = given.map(({ path, bytes }): Written => {
    if (!isPdf(bytes)) {
      const { questions, left_out } = proposeFromTemplate(empty, compileTemplate(bytes, { file: path }).uses);
      for (const each of left_out) leftOut.add(each);
      writer.add(questions);
      return { path };
    }
    const report = inspectPdf(bytes, { file: path });
    const places = fillablePlaces(report.proposed.fields, report.proposals);
    const { questions, left_out } = proposeFromForm(empty, places, places, report.repeats);
    for (const each of left_out) leftOut.add(each);
    writer.add(questions);
    const drawn = questions
      .filter(({ list }) => list.length === 0)
      .flatMap(({ fields }) =>
        fields.flatMap(({ name: field, placements = [] }) => placements.map((place) => ({ name: field, ...place }))),
      );
    const repeats = questions
      .filter(({ list, rows }) => list.length > 0 && rows)
      .map(({ list, rows, fields }) => ({
        name: list.at(-1),
        ...rows,
        fields: fields.flatMap(({ name: field, placements = [] }) =>
          placements.map((place) => ({ name: field, ...place })),
        ),
      }));
    return { path, form: { fields: drawn, ...(repeats.length > 0 && { repeats }) } };
  });
  return { application: { name, questions: finishLists(writer.questions), files }, leftOut: [...leftOut] };
}
