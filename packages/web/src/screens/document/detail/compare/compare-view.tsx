import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { documentCompareText } from '../../../../messages/document-compare.ts';
import { useText } from '../../../../messages/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import {
  changesIn,
  partsOf,
  rowsOf,
  type ComparedPart,
  type ComparedRow,
  type ComparedText,
  type Comparison,
} from './compare-rows.ts';
import './compare.css';

/** Keys that go to the next and the previous change while the comparison has the focus. */
const steps: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 };

/** Two versions side by side: what was removed at the left, what was added at the right. What is equal and far from changes is folded. */
export function CompareView({ comparison }: { readonly comparison: Comparison }) {
  const text = useText(documentCompareText);
  const { from, to, paragraphs, added, removed } = comparison;
  const rows = useMemo(() => rowsOf(paragraphs), [paragraphs]);
  const changes = changesIn(rows);
  const [at, setAt] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const go = (step: 1 | -1): void => {
    if (changes === 0) return;
    const next = at === undefined ? (step === 1 ? 0 : changes - 1) : (at + step + changes) % changes;
    setAt(next);
    const row = list.current?.querySelector<HTMLElement>(`[data-change="${next}"]`);
    row?.scrollIntoView({ block: 'center' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(step);
  };
  if (changes === 0) return <p>{text.equal}</p>;
  return (
    <div className="compare" onKeyDown={onKeyDown}>
      <div className="compare-bar">
        <p role="status">{at === undefined ? text.counts(removed, added) : text.position(at + 1, changes)}</p>
        <Button size="small" aria-keyshortcuts="p" onClick={() => go(-1)}>
          <ChevronUp className="ui-icon" aria-hidden="true" />
          {text.previous}
        </Button>
        <Button size="small" aria-keyshortcuts="n" onClick={() => go(1)}>
          <ChevronDown className="ui-icon" aria-hidden="true" />
          {text.next}
        </Button>
      </div>
      <div className="compare-head" aria-hidden="true">
        <span>{text.version(from.number)}</span>
        <span>{text.version(to.number)}</span>
      </div>
      <div
        className="compare-rows"
        ref={list}
        tabIndex={0}
        role="group"
        aria-label={text.label(from.number, to.number)}
      >
        {partsOf(rows).map((part) => (
          <Part key={part.key} part={part} current={at} />
        ))}
      </div>
      <p className="ui-help">{text.keys}</p>
    </div>
  );
}

function Part({ part, current }: { readonly part: ComparedPart; readonly current: number | undefined }) {
  const text = useText(documentCompareText);
  const [isOpen, setOpen] = useState(false);
  if ('folded' in part && !isOpen)
    return (
      <button type="button" className="compare-fold" onClick={() => setOpen(true)}>
        {text.folded(part.folded.length)}
      </button>
    );
  const rows = 'folded' in part ? part.folded : part.rows;
  return rows.map((row, index) => (
    <Row key={part.key + index} row={row} isCurrent={row.change !== null && row.change === current} />
  ));
}

/** A paragraph with what its other form does not have. */
function marked({ text, parts }: ComparedText): ReactNode {
  if (parts.length === 0) return text;
  return parts.map((part, at) => (part.changed ? <mark key={at}>{part.text}</mark> : part.text));
}

function Row({ row, isCurrent }: { readonly row: ComparedRow; readonly isCurrent: boolean }) {
  if (row.kind === 'same')
    return (
      <div className="compare-row">
        <p>{row.before?.text}</p>
        <p aria-hidden="true">{row.after?.text}</p>
      </div>
    );
  return (
    <div className="compare-row" data-change={row.change} data-current={isCurrent ? '' : undefined}>
      {row.before === null ? <p data-empty="" /> : <del>{marked(row.before)}</del>}
      {row.after === null ? <p data-empty="" /> : <ins>{marked(row.after)}</ins>}
    </div>
  );
}
