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
export function listThings(application: Application): PlacedThing[] {
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
