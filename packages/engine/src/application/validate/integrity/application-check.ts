import {
  createProblem,
  type Place,
  type Problem,
  type ProblemId,
  type ProblemParams,
} from '../../../problems/index.ts';
import { indexApplication, type ApplicationIndex } from '../../index-application.ts';
import type { Application, Question } from '../../schema/index.ts';
import {
  applicationLists,
  questionLists,
  type ApplicationListKind,
  type QuestionListKind,
  type ThingKind,
  type Things,
} from '../../thing-kinds.ts';

/** A thing with its kind and its JSON pointer; a part of a question comes with its question. */
export type PlacedThing<Kind extends ThingKind = ThingKind> = {
  [Each in Kind]: {
    readonly kind: Each;
    readonly thing: Things[Each];
    readonly pointer: string;
    readonly question?: Question;
  };
}[Kind];

const applicationKinds = Object.keys(applicationLists) as ApplicationListKind[];
const questionKinds = Object.keys(questionLists) as QuestionListKind[];

/** Every thing of an application in the order of application.json, the parts of a question right after it. */
function listThings(application: Application): PlacedThing[] {
  const placed: PlacedThing[] = [];
  for (const kind of applicationKinds) {
    const list = applicationLists[kind];
    for (const [index, thing] of (application[list] ?? []).entries()) {
      const pointer = `/${list}/${index}`;
      placed.push({ kind, thing, pointer } as PlacedThing);
      if (kind === 'question') placed.push(...listParts(thing as Question, pointer));
    }
  }
  return placed;
}

function listParts(question: Question, pointer: string): PlacedThing[] {
  return questionKinds.flatMap((kind) => {
    const list = questionLists[kind];
    return (question[list] ?? []).map(
      (thing, index) => ({ kind, thing, pointer: `${pointer}/${list}/${index}`, question }) as PlacedThing,
    );
  });
}

const fieldKinds: ReadonlySet<ThingKind> = new Set<ThingKind>(['field', 'survey_field', 'master_field']);

/** The place of a thing: its pointer followed by `inner`, its question and its field. */
export function placeOf(at: PlacedThing, inner = ''): Place {
  const place: Place = { pointer: at.pointer + inner };
  const question = at.kind === 'question' ? at.thing : at.question;
  if (question) place.question = { id: question.id, name: question.name };
  if (fieldKinds.has(at.kind) && 'name' in at.thing && 'id' in at.thing) {
    place.field = { id: at.thing.id, name: at.thing.name ?? '' };
  }
  return place;
}

/** One look at an application that has the right shape: what the checks read, and the problems they find. */
export class ApplicationCheck {
  readonly application: Application;
  readonly index: ApplicationIndex;
  readonly things: readonly PlacedThing[];
  readonly problems: Problem[] = [];

  constructor(application: Application) {
    this.application = application;
    this.index = indexApplication(application);
    this.things = listThings(application);
  }

  /** Things of some kinds, in the order of application.json. */
  of<Kind extends ThingKind>(...kinds: readonly Kind[]): PlacedThing<Kind>[] {
    const wanted: readonly ThingKind[] = kinds;
    const found: unknown = this.things.filter((at) => wanted.includes(at.kind));
    return found as PlacedThing<Kind>[];
  }

  report(id: ProblemId, place: Place, params: ProblemParams = {}, related?: Place): void {
    this.problems.push(createProblem(id, place, params, related));
  }
}
