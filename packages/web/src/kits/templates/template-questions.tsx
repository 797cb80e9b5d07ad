import { rootScope } from '../questions/parts-of-question.ts';
import { QuestionRows } from '../questions/question-rows.tsx';
import { stepsOf } from '../questions/steps.ts';
import { useAnswers } from '../questions/store-context.ts';
import { Section } from '../../ui/surfaces.tsx';
import './template-questions.css';

/** All questions of a template below each other, by their groups. */
export function TemplateQuestions() {
  const store = useAnswers();
  return stepsOf(store)
    .flatMap(({ questions }) => questions)
    .map(({ question }) => (
      <Section key={question.id} title={question.title}>
        <QuestionRows question={question} scope={rootScope} />
      </Section>
    ));
}
