import { ChevronDown } from 'lucide-react';
import { useText } from '../../messages/locale.ts';
import { previewText } from '../../messages/preview.ts';
import { Badge, Notice } from '../../ui/surfaces.tsx';
import { excerptOf } from '../excerpt.ts';
import type { PaperState } from './paper-desk.ts';

/** Most characters of a text that is left out. */
const mostExcerpt = 40;

/**
 * What is to be known of a paper: why there is none, what the answers leave out, what is to be checked.
 * `failed` is the heading of the reasons why there is none.
 */
export function Remarks({ state, failed }: { readonly state: PaperState; readonly failed?: string | undefined }) {
  const text = useText(previewText);
  const { failure, problems, isMade, pages, leftOut, cut } = state;
  if (failure !== undefined) {
    return (
      <Notice kind="danger">
        <p>{failed ?? text.failed}</p>
        {failure.length === 0 ? null : (
          // The list scrolls, so the keyboard reaches it.
          <ul className="ui-preview-reasons" tabIndex={0} aria-label={failed ?? text.failed}>
            {failure.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
      </Notice>
    );
  }
  if (pages.length === 0) return null;
  const concerns = [...problems.map((problem) => problem.text), ...cut.map((name) => text.cut(name))];
  return (
    <>
      {isMade ? null : <Notice kind="info">{text.notMade}</Notice>}
      {leftOut.length === 0 ? null : (
        <details className="ui-preview-problems">
          <summary>
            <Badge>{text.leftOut(leftOut.length)}</Badge>
            <ChevronDown aria-hidden />
          </summary>
          {/* The list scrolls, so the keyboard reaches it. */}
          <ul tabIndex={0} aria-label={text.leftOut(leftOut.length)}>
            {leftOut.map(({ part, path, text: written, lines }) => (
              <li key={`${part}#${path}`}>
                <q>{excerptOf(written, mostExcerpt)}</q> {lines.join('')}
              </li>
            ))}
          </ul>
        </details>
      )}
      {concerns.length === 0 ? null : (
        <details className="ui-preview-problems">
          <summary>
            <Badge kind="warning">{text.problems(concerns.length)}</Badge>
            <ChevronDown aria-hidden />
          </summary>
          <ul tabIndex={0} aria-label={text.problems(concerns.length)}>
            {concerns.map((concern, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same problem may be listed twice
              <li key={index}>{concern}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
