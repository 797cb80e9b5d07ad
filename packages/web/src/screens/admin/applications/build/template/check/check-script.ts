import { commentFindings, findingsOf } from './check-template.ts';
import type { CheckAnswer, CheckQuestion } from './protocol.ts';

async function answerTo(question: CheckQuestion): Promise<CheckAnswer> {
  const { number, parts, locale } = question;
  if (question.kind === 'lint') return { number, findings: await findingsOf(parts, locale) };
  return { number, bytes: await commentFindings(parts, locale) };
}

addEventListener('message', ({ data }: MessageEvent<CheckQuestion>) => {
  answerTo(data).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    (answer) => postMessage(answer),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    () => postMessage({ number: data.number, failed: true }),
  );
});
