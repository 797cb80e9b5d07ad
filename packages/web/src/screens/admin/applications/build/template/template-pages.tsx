import { useSyncExternalStore, type ReactNode } from 'react';
import { PaperPage } from '../../../../../kits/preview/paper-page.tsx';
import type { PaperDesk } from '../../../../../kits/preview/paper-desk.ts';
import { PaperFrame } from '../../../../../kits/preview/paper-frame.tsx';
import type { BlockBox } from '../../../../../kits/preview/protocol.ts';
import { useZoom } from '../../../../../kits/preview/zoom.tsx';
import { builderTemplateText } from '../../../../../messages/builder-template.ts';
import { useText } from '../../../../../messages/locale.ts';
import { keyFrom, type BlockKey } from './tree/block-node.ts';
import './template-pages.css';

/** A box of a block on the pages. */
export interface PlacedBlock extends BlockBox {
  readonly key: BlockKey;
}

/** The boxes with the keys of their blocks. `parts` are those besides the main document. */
export function placedBlocks(boxes: readonly BlockBox[], parts: ReadonlySet<string>): readonly PlacedBlock[] {
  return boxes.flatMap((box) =>
    box.path === '' ? [] : [{ ...box, key: keyFrom(parts.has(box.part) ? box.part : '', box.path) }],
  );
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What encloses boxes. */
function around(boxes: readonly Area[]): Area | undefined {
  const [first] = boxes;
  if (first === undefined) return undefined;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** CSS pixels of one pt at 100 %. */
const pixels = 96 / 72;
/** How far beside a paragraph a press still means it, pt. */
const slack = 4;

interface TemplatePagesProps {
  readonly desk: PaperDesk;
  readonly blocks: readonly PlacedBlock[];
  /** Keys of the chosen block and of what is in it; so for the one under the pointer. */
  readonly chosen: ReadonlySet<BlockKey>;
  readonly hovered: ReadonlySet<BlockKey>;
  readonly onChoose: (key: BlockKey) => void;
  readonly onHover: (block: PlacedBlock | undefined) => void;
  /** Beside the number of pages. */
  readonly children: ReactNode;
}

/** The pages as they are printed, with boxes around the chosen block and the one under the pointer. */
export function TemplatePages({ desk, blocks, chosen, hovered, onChoose, onHover, children }: TemplatePagesProps) {
  const text = useText(builderTemplateText);
  const state = useSyncExternalStore(desk.subscribe, desk.read);
  const view = useZoom(state.pages[0]?.width);
  const { zoom } = view;
  const under = (page: number, { currentTarget, clientX, clientY }: React.MouseEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const [x, y] = [(clientX - left) / (zoom * pixels), (clientY - top) / (zoom * pixels)];
    return blocks.find(
      (box) =>
        box.page === page &&
        x >= box.x - slack &&
        x <= box.x + box.width + slack &&
        y >= box.y &&
        y <= box.y + box.height,
    );
  };
  const over = (page: number, scale: number): ReactNode => {
    const own = blocks.filter((box) => box.page === page);
    const boxOf = (keys: ReadonlySet<BlockKey>, kind: string): ReactNode => {
      const box = around(own.filter(({ key }) => keys.has(key)));
      if (box === undefined) return null;
      const style = {
        left: (box.x - slack) * scale,
        top: box.y * scale,
        width: (box.width + 2 * slack) * scale,
        height: box.height * scale,
      };
      return <span className="template-box" data-kind={kind} style={style} />;
    };
    return (
      <>
        {boxOf(hovered, 'hovered')}
        {boxOf(chosen, 'chosen')}
      </>
    );
  };

  return (
    <PaperFrame
      title={text.pages}
      className="template-pages"
      state={state}
      view={view}
      bar={children}
      failed={text.pagesFailed}
      page={(parts) => (
        // The keyboard chooses blocks in the text of the template.
        <div
          key={parts.number}
          className="template-page"
          role="presentation"
          onPointerMove={(event) => onHover(under(parts.number, event))}
          onPointerLeave={() => onHover(undefined)}
          onClick={(event) => {
            const block = under(parts.number, event);
            if (block !== undefined) onChoose(block.key);
          }}
        >
          <PaperPage {...parts} desk={desk} form={undefined} over={over} />
        </div>
      )}
    />
  );
}
