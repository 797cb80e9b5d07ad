import { createClosures } from './closures.ts';
import { options, specification, type Answer, type BenchAnswers } from './specification.ts';

/** Numbers that look random and are the same in every run (Lehmer, 1951; multiplier of Park and Miller). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Answers as a user of a wizard leaves them: only to questions that show. Nine in ten choices are はい, so that chains go on.
 * With `faulty`, one answer in ten is wrong or left out.
 */
export function createAnswers(seed: number, faulty: boolean): BenchAnswers {
  const random = createRandom(seed);
  const answers: Record<string, Answer> = {};
  const closures = createClosures();
  for (const question of specification) {
    if (!closures.evaluate(answers).visible[question.index]) continue;
    const slip = faulty && random() < 0.1;
    if (slip && random() < 0.5) continue;
    if (question.kind === 'choice') {
      const option = random() < 0.9 ? options[0] : options[1 + Math.floor(random() * 2)];
      answers[question.name] = slip ? '多分' : (option ?? options[0]);
    } else if (question.kind === 'number') {
      answers[question.name] = slip ? 1001 : Math.floor(random() * 1001);
    } else answers[question.name] = 'あ'.repeat(slip ? 51 : 1 + Math.floor(random() * 50));
  }
  return answers;
}
