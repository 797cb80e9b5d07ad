import { useId, useState, type KeyboardEvent } from 'react';
import { useText } from '../../messages/locale.ts';
import { previewText } from '../../messages/preview.ts';
import { bracketsOf, type Bracket } from './brackets.ts';
import { isAbout, nameOfTag, type AnswerAt } from './focused-value.ts';
import type { PaperState } from './paper-desk.ts';
import type { PageBox } from './protocol.ts';

/** pt between a bracket and the one around it. */
const step = 6;
/** pt between the text and the innermost bracket that it can have. */
const gap = 4;

export interface PageBoxesProps {
  /** From 0. */
  readonly page: number;
  readonly state: PaperState;
  /** CSS pixels of one pt. */
  readonly scale: number;
  /** The answer whose input has the focus. */
  readonly focus: AnswerAt | undefined;
}

/** What is known of a page, over its picture: values, characters that no font has, and brackets for what answers decide about. */
export function PageBoxes({ page, state, scale, focus }: PageBoxesProps) {
  const text = useText(previewText);
  const [shown, setShown] = useState<string>();
  const id = useId();
  const brackets = bracketsOf(state.reasons, page);
  const deepest = Math.max(0, ...brackets.map(({ level }) => level));
  const left = Math.min(...brackets.map(({ x }) => x));
  const opened = brackets.find((each) => each.id === shown);
  const styleOf = ({ x, y, width, height }: Omit<PageBox, 'page'>) => ({
    left: x * scale,
    top: y * scale,
    width: width * scale,
    height: height * scale,
  });
  return (
    <div className="ui-preview-boxes" onPointerLeave={() => setShown(undefined)} onKeyDown={moveFocus(setShown)}>
      {opened === undefined ? null : <span className="ui-preview-why" style={styleOf(opened)} />}
      {brackets.map((bracket) => (
        <Stretch key={bracket.id} bracket={bracket} style={styleOf(bracket)} onShow={setShown} />
      ))}
      {brackets.map((bracket, index) => (
        <button
          key={bracket.id}
          type="button"
          className="ui-preview-bracket"
          // One stop for the Tab key; the arrows reach the others.
          tabIndex={page === 0 && index === 0 ? 0 : -1}
          aria-label={text.why(bracket.lines.join(text.comma))}
          style={{
            ...styleOf(bracket),
            left: (left - gap - step * (deepest - bracket.level + 1)) * scale,
            width: step * scale,
          }}
          onFocus={() => setShown(bracket.id)}
          onBlur={() => setShown(undefined)}
          onPointerEnter={() => setShown(bracket.id)}
        />
      ))}
      {state.values
        .filter((value) => value.page === page)
        .map((value) => (
          <span
            key={`${value.x} ${value.y} ${value.tag}`}
            className="ui-preview-value"
            data-blank={value.isBlank ? '' : undefined}
            data-cut={value.isCut ? '' : undefined}
            data-focus={focus !== undefined && isAbout(value, focus) ? '' : undefined}
            title={value.isCut ? text.cut(nameOfTag(value.tag)) : nameOfTag(value.tag)}
            style={styleOf(value)}
          />
        ))}
      {state.lacking
        .filter((box) => box.page === page)
        .map((box) => (
          <span key={`${box.x} ${box.y}`} className="ui-preview-lacking" title={text.lacking} style={styleOf(box)} />
        ))}
      {opened === undefined ? null : <Why id={id} bracket={opened} scale={scale} />}
    </div>
  );
}

/** The text that a bracket is about, for the pointer. Outer brackets come first, so that the innermost one is met. */
function Stretch({
  bracket,
  style,
  onShow,
}: {
  readonly bracket: Bracket;
  readonly style: Readonly<Record<string, number>>;
  readonly onShow: (id: string) => void;
}) {
  return <span className="ui-preview-stretch" style={style} onPointerEnter={() => onShow(bracket.id)} />;
}

/** The answers that decide. A screen reader has them in the name of the bracket. */
function Why({ id, bracket, scale }: { readonly id: string; readonly bracket: Bracket; readonly scale: number }) {
  const text = useText(previewText);
  const { x, y, height, lines } = bracket;
  return (
    <div
      id={id}
      role="tooltip"
      className="ui-preview-reasons"
      style={{ insetInlineStart: x * scale, top: (y + height) * scale + 4 }}
    >
      <b>{text.whyTitle}</b>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** ↑ and ↓ go to the bracket before or after, over all pages; Esc hides the reasons. */
function moveFocus(show: (id: string | undefined) => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') return show(undefined);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const all = [
      ...(event.currentTarget.closest('.ui-preview-pages')?.querySelectorAll<HTMLElement>('.ui-preview-bracket') ?? []),
    ];
    const at = all.indexOf(event.target as HTMLElement);
    const next = at === -1 ? undefined : all[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
}
