import type { Question } from '@shorui/engine';
import { findPostalPlaces } from '@shorui/server/contract';
import { api } from '../../../../../api/client.ts';
import { LookUpPlacesContext, placesOf, type LookUpPlaces } from '../../../../../kits/form/look-up-places.ts';
import { PictureKeeperContext, withinAnswers } from '../../../../../kits/questions/keep-picture.ts';
import { repeatedQuestions, rootScope, withInner } from '../../../../../kits/questions/parts-of-question.ts';
import { QuestionRows } from '../../../../../kits/questions/question-rows.tsx';
import { AnswerStoreContext, useAnswers } from '../../../../../kits/questions/store-context.ts';
import { builderConditionsText } from '../../../../../messages/builder-conditions.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { AnswerSetTools } from './answer-set-tools.tsx';
import { useAnswerSets } from './use-answer-sets.ts';
import { useSample } from './use-sample.ts';

const lookUpPlaces: LookUpPlaces = async (postalCode) =>
  placesOf(await api.call(findPostalPlaces, { query: { post_code: postalCode } }));

/** The questions as a user meets them, with the inputs of the wizard, conditions and formulas at work. */
export function TestPane() {
  const text = useText(builderConditionsText);
  const { store, set } = useSample();
  const { open } = useAnswerSets();
  return (
    <section className="builder-test" aria-label={text.testTitle}>
      <div className="builder-test-head">
        <h2>{text.testTitle}</h2>
        <Button
          size="small"
          onClick={() => {
            set({});
            void open(undefined);
          }}
        >
          {text.clear}
        </Button>
      </div>
      <p className="ui-help">{text.testHelp}</p>
      <AnswerSetTools />
      <AnswerStoreContext value={store}>
        <PictureKeeperContext value={withinAnswers}>
          <LookUpPlacesContext value={lookUpPlaces}>
            <TestedQuestions />
          </LookUpPlacesContext>
        </PictureKeeperContext>
      </AnswerStoreContext>
    </section>
  );
}

function TestedQuestions() {
  const text = useText(builderConditionsText);
  const store = useAnswers();
  const { application } = store;
  const inner = repeatedQuestions(application);
  const hidden = store.resolved().questions.filter(({ visible }) => !visible).length;
  return (
    <>
      {application.questions
        .filter(({ id }) => !inner.has(id) && store.question(id, [])?.visible === true)
        .map((question) => (
          <TestedQuestion key={question.id} question={question} />
        ))}
      {hidden === 0 ? null : <p className="ui-help">{text.hidden(hidden)}</p>}
    </>
  );
}

function TestedQuestion({ question }: { readonly question: Question }) {
  const { chosen } = useBuilder();
  const { application } = useAnswers();
  const isChosen = chosen !== undefined && withInner(application, question.id).has(chosen);
  return (
    <div className="builder-tested" data-chosen={isChosen ? '' : undefined}>
      <b>{question.title}</b>
      <QuestionRows question={question} scope={rootScope} />
    </div>
  );
}
