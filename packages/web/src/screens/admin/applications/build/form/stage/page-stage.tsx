import { useEffect, useRef, useState, type ReactNode, type PointerEvent } from 'react';
import { PagePicture } from '../../../../../../kits/pdf/page-picture.tsx';
import { usePixelRatio } from '../../../../../../kits/pdf/pixel-ratio.ts';
import { builderFormsText } from '../../../../../../messages/builder-forms.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { useLatest } from '../../use-latest.ts';
import { inReadingOrder } from '../document/placements.ts';
import { useForm } from '../form-context.ts';
import { rounded, type Rect } from '../geometry/rect.ts';
import { pixelsOf } from '../geometry/units.ts';
import { CellLayer } from './cell-layer.tsx';
import { FieldBox, type BoxCalls } from './field-box.tsx';
import { useGesture } from './use-gesture.ts';
import { useStageKeys, type StageZoom } from './use-stage-keys.ts';

export interface PageStageProps {
  readonly zoom: number;
  readonly zooming: StageZoom;
  readonly showsNames: boolean;
  /** Ids of fields with problems. */
  readonly problems: ReadonlyMap<number, 'error' | 'warning'>;
  /** What is shown between the page and the boxes. */
  readonly children?: ReactNode;
}

const boxOf = ({ x, y, width, height }: Rect, scale: number) => ({
  left: x * scale,
  top: y * scale,
  width: width * scale,
  height: height * scale,
});

/** The page with the boxes of its fields, which are moved and resized there. */
export function PageStage({ zoom, zooming, showsNames, problems, children }: PageStageProps) {
  const text = useText(builderFormsText);
  const form = useForm();
  const paper = useRef<HTMLDivElement>(null);
  const ratio = usePixelRatio();
  const scale = pixelsOf(form.unit, zoom);
  const hands = useGesture(paper, scale);
  const onKeyDown = useStageKeys(zooming);
  const size = form.pages[form.page - 1] ?? { width: 0, height: 0 };
  const [width, height] = [size.width * scale, size.height * scale];
  const shown = inReadingOrder(form.placements.filter(({ page }) => page === form.page));
  const main = form.chosen.findLast((id) => shown.some((each) => each.id === id)) ?? shown[0]?.id;
  const isByCell = form.cell !== undefined && form.chosen.length === 1 && !form.isFrozen;
  const withCells = isByCell ? shown.find(({ id, field }) => id === main && field.style?.cells?.boxes) : undefined;
  const calls = useBoxCalls(hands);
  useFocusOnChosen(paper, main, form.chosen.length > 0);
  return (
    <div
      ref={paper}
      className="form-page"
      data-form-page={form.page}
      role="group"
      aria-label={text.pageOf(form.page, form.pages.length)}
      tabIndex={shown.length === 0 ? 0 : -1}
      style={{ width, height }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest('.form-field') === null) hands.beginBand(event);
      }}
      onPointerMove={hands.onPointerMove}
      onPointerUp={hands.onPointerUp}
      onPointerCancel={hands.onPointerCancel}
    >
      <PagePicture file={form.pdf} page={form.page - 1} width={width} height={height} ratio={ratio} />
      {children}
      {shown.map((placement) => {
        const { x, y, width: across, height: down } = hands.live?.rects.get(placement.id) ?? placement;
        return (
          <FieldBox
            key={placement.id}
            id={placement.id}
            name={placement.field.name}
            x={x}
            y={y}
            width={across}
            height={down}
            scale={scale}
            isChosen={form.chosen.includes(placement.id)}
            isMain={placement.id === main}
            isFrozen={form.isFrozen || form.cell !== undefined}
            problem={problems.get(placement.id)}
            showsName={showsNames}
            calls={calls}
          />
        );
      })}
      {withCells === undefined ? null : <CellLayer key={withCells.id} placement={withCells} scale={scale} />}
      {hands.live?.guides.map(({ axis, at }) => (
        <i key={axis} className="form-guide" data-axis={axis} style={{ [axis === 'x' ? 'left' : 'top']: at * scale }} />
      ))}
      {hands.live?.band === undefined ? null : <i className="form-band" style={boxOf(hands.live.band, scale)} />}
      <LiveSize rects={hands.live?.rects} scale={scale} />
    </div>
  );
}

/** The size of the one field that is dragged. */
function LiveSize({ rects, scale }: { readonly rects: ReadonlyMap<number, Rect> | undefined; readonly scale: number }) {
  const { unit } = useForm();
  const [rect] = rects?.values() ?? [];
  if (rect === undefined || rects?.size !== 1) return null;
  return (
    <span className="form-size" style={{ left: rect.x * scale, top: (rect.y + rect.height) * scale }}>
      {rounded(rect.width)} × {rounded(rect.height)} {unit.name}
    </span>
  );
}

/** What boxes call, always the same object so that boxes that did not change are not drawn again. */
function useBoxCalls(hands: ReturnType<typeof useGesture>): BoxCalls {
  const { chosen, choose } = useForm();
  const latest = useLatest({ hands, chosen, choose });
  const [calls] = useState<BoxCalls>(() => ({
    press(event: PointerEvent, id: number) {
      const now = latest.current;
      const isMore = event.shiftKey || event.ctrlKey || event.metaKey;
      const isChosen = now.chosen.includes(id);
      // A finger that is not on what is chosen moves the view.
      if (isMore || event.button !== 0 || (event.pointerType === 'touch' && !isChosen)) return;
      if (!isChosen) now.choose([id]);
      now.hands.beginMove(event, isChosen ? now.chosen : [id]);
    },
    click(id, isMore) {
      const now = latest.current;
      const others = now.chosen.filter((each) => each !== id);
      if (isMore) now.choose(others.length === now.chosen.length ? [...others, id] : others);
      else now.choose([id]);
    },
    resize: (event, id, handle) => latest.current.hands.beginResize(event, id, handle),
  }));
  return calls;
}

/** The focus follows what is chosen while it is on the page, or nowhere: after something was dragged there. */
function useFocusOnChosen(
  paper: React.RefObject<HTMLElement | null>,
  main: number | undefined,
  isChosen: boolean,
): void {
  useEffect(() => {
    const { current } = paper;
    const focused = document.activeElement;
    if (!isChosen || current === null) return;
    if (focused !== document.body && !current.contains(focused)) return;
    current.querySelector<HTMLElement>(`[data-form-field="${main}"]`)?.focus({ preventScroll: false });
  }, [paper, main, isChosen]);
}
