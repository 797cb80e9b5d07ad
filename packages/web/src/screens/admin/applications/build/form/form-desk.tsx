import { useMemo, useState } from 'react';
import { usePixelRatio } from '../../../../../kits/pdf/pixel-ratio.ts';
import { builderFormsText } from '../../../../../messages/builder-forms.ts';
import { useText } from '../../../../../messages/locale.ts';
import { useForm } from './form-context.ts';
import { FormBar, type Shown } from './form-bar.tsx';
import { FormPanel } from './panel/form-panel.tsx';
import { PageList } from './side/page-list.tsx';
import { SourceList } from './side/source-list.tsx';
import { PageStage } from './stage/page-stage.tsx';
import { usePlacing, type PlacingHands } from './stage/use-placing.ts';
import { useZoom } from './stage/use-zoom.ts';
import { pixelsOf } from './geometry/units.ts';
import { ProblemList } from './values/problem-list.tsx';
import type { ValueProblem } from './values/protocol.ts';
import { useValues } from './values/use-values.ts';
import { ValuesLayer } from './values/values-layer.tsx';

const panes = ['paper', 'items', 'style'] as const;
type Pane = (typeof panes)[number];

const noProblems: readonly ValueProblem[] = [];

/** Fields with problems. */
function markedOf(problems: readonly ValueProblem[]): ReadonlyMap<number, 'error' | 'warning'> {
  const marked = new Map<number, 'error' | 'warning'>();
  for (const { field, isError } of problems)
    if (field !== undefined && marked.get(field) !== 'error') marked.set(field, isError ? 'error' : 'warning');
  return marked;
}

/** The editor: pages and questions at the left, the page in the middle, the style of what is chosen at the right. */
export function FormDesk() {
  const text = useText(builderFormsText);
  const { pages, page, unit } = useForm();
  const [pane, setPane] = useState<Pane>('paper');
  const [area, zoom] = useZoom((pages[page - 1]?.width ?? 0) * unit.pt);
  const placing = usePlacing(zoom.zoom);
  const [shows, setShows] = useState<Shown>('values');
  const ratio = usePixelRatio();
  const scale = pixelsOf(unit, zoom.zoom) * ratio;
  const { width, height } = pages[page - 1] ?? { width: 0, height: 0 };
  const values = useValues({ width: width * scale, height: height * scale });
  const drawn = values === 'failed' ? undefined : values;
  const problems = drawn?.problems ?? noProblems;
  const marked = useMemo(() => markedOf(problems), [problems]);
  return (
    <div className="form-editor" data-pane={pane}>
      <FormBar zoom={zoom} shows={shows} onShow={setShows} />
      <div className="builder-switch" role="group" aria-label={text.panes}>
        {panes.map((each) => (
          <button key={each} type="button" aria-pressed={each === pane} onClick={() => setPane(each)}>
            {text.pane[each]}
          </button>
        ))}
      </div>
      <div className="form-side">
        <PageList />
        <SourceList placing={placing} />
      </div>
      <div ref={area} className="form-area">
        <PageStage zoom={zoom.zoom} zooming={zoom} showsNames={shows === 'names'} problems={marked}>
          {drawn === undefined || shows === 'names' ? null : <ValuesLayer values={drawn} />}
          <Landing placing={placing} scale={pixelsOf(unit, zoom.zoom)} />
        </PageStage>
      </div>
      <section className="form-panel" aria-label={text.panel}>
        <ProblemList problems={problems} />
        <FormPanel />
      </section>
      {placing.dragged === undefined ? null : (
        <span className="form-dragged" style={{ left: placing.dragged.at.x + 12, top: placing.dragged.at.y + 12 }}>
          {placing.dragged.name}
        </span>
      )}
    </div>
  );
}

/** Where what is dragged from the list would land. */
function Landing({ placing, scale }: { readonly placing: PlacingHands; readonly scale: number }) {
  if (placing.landing === undefined) return null;
  const { x, y, width, height } = placing.landing.rect;
  return (
    <i
      className="form-landing"
      style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
    />
  );
}
