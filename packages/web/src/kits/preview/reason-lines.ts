import type { Explanation } from '@shorui/engine';
import type { ExplainedSubject } from '@shorui/engine/answers';
import { previewText } from '../../messages/preview.ts';

/** The answers that decide a statement. Of several conditions those with its outcome decide; the names of a tag may all have the other one. */
function decidingSubjects(reason: Explanation): readonly ExplainedSubject[] {
  const same = reason.children.filter(({ holds }) => holds === reason.holds);
  const inner = (same.length > 0 ? same : reason.children).flatMap(decidingSubjects);
  // What is hidden is explained by the answers that hide it.
  if (reason.subject === undefined || (reason.subject.hidden && inner.length > 0)) return inner;
  return [reason.subject];
}

/** Which answers keep or drop a block, as sentences; the statement itself where no answer decides. */
export function reasonLines(reason: Explanation, locale: 'ja' | 'en'): readonly string[] {
  const words = previewText[locale === 'ja' ? 'jp' : 'en'];
  const say = reason.holds ? words.keptBy : words.droppedBy;
  const answerOf = ({ title, name, values, hidden, counted }: ExplainedSubject): string => {
    const thing = title.replace(/[。．.：:\s]+$/u, '') || name;
    if (hidden) return words.isHidden(thing);
    if (values.length === 0) return words.isBlank(thing);
    return counted === true ? words.isCounted(thing, values) : words.isAnswered(thing, values);
  };
  const lines = decidingSubjects(reason).map((subject) => say(answerOf(subject)));
  return lines.length > 0 ? [...new Set(lines)] : [reason.text[locale]];
}
