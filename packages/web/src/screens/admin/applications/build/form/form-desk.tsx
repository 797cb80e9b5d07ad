import { useState } from 'react';
import { builderFormsText } from '../../../../../messages/builder-forms.ts';
import { useText } from '../../../../../messages/locale.ts';
import { useForm } from './form-context.ts';
import { FormBar } from './form-bar.tsx';
import { FormPanel } from './panel/form-panel.tsx';
import { PageList } from './side/page-list.tsx';
import { SourceList } from './side/source-list.tsx';
import { PageStage } from './stage/page-stage.tsx';
import { usePlacing, type PlacingHands } from './stage/use-placing.ts';
import { useZoom } from './stage/use-zoom.ts';
import { pixelsOf } from './geometry/units.ts';

const panes = ['paper', 'items', 'style'] as const;
type Pane = (typeof panes)[number];

const noProblems: ReadonlyMap<number, 'error' | 'warning'> = new Map();

/** The editor: pages and questions at the left, the page in the middle, the style of what is chosen at the right. */
export function FormDesk() {
  const text = useText(builderFormsText);
  const { pages, page, unit } = useForm();
  const [pane, setPane] = useState<Pane>('paper');
  const [area, zoom] = useZoom((pages[page - 1]?.width ?? 0) * unit.pt);
  const placing = usePlacing(zoom.zoom);
  return (
    <div className="form-editor" data-pane={pane}>
      <FormBar zoom={zoom} />
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
        <PageStage zoom={zoom.zoom} zooming={zoom} showsNames problems={noProblems}>
          <Landing placing={placing} scale={pixelsOf(unit, zoom.zoom)} />
        </PageStage>
      </div>
      <section className="form-panel" aria-label={text.panel}>
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
