import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  Copy,
  RectangleHorizontal,
  RectangleVertical,
  Square,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { builderFormsText } from '../../../../../../messages/builder-forms.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { Button, IconButton } from '../../../../../../ui/button.tsx';
import { Field } from '../../../../../../ui/field.tsx';
import { SelectInput } from '../../../../../../ui/inputs.tsx';
import type { Placement } from '../document/placements.ts';
import { useFormActions } from '../form-actions.ts';
import { useForm } from '../form-context.ts';
import { aligned, alignments, distributed, sameSize, type Alignment } from '../geometry/align.ts';
import type { Rect } from '../geometry/rect.ts';

const alignIcons: Readonly<Record<Alignment, LucideIcon>> = {
  left: AlignStartVertical,
  center: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
};
const sizeIcons = { width: RectangleHorizontal, height: RectangleVertical, both: Square } as const;
const spreadIcons = { x: AlignHorizontalDistributeCenter, y: AlignVerticalDistributeCenter } as const;

const icon = (Icon: LucideIcon) => <Icon className="ui-icon-20" aria-hidden="true" />;

/** What is done with all chosen fields: aligning, spreading, same sizes, copies, taking off. */
export function ArrangeRows({ chosen }: { readonly chosen: readonly Placement[] }) {
  const text = useText(builderFormsText);
  const { page, pages } = useForm();
  const { setRects, remove, copy } = useFormActions();
  const ids = chosen.map(({ id }) => id);
  const apply = (rects: readonly Rect[]): void =>
    setRects(new Map(rects.flatMap((rect, at) => (ids[at] === undefined ? [] : [[ids[at], rect] as const]))));
  const others = pages.map((_, at) => at + 1).filter((each) => each !== page);
  return (
    <section className="form-arrange">
      {chosen.length < 2 ? null : (
        <div role="group" aria-label={text.arrange}>
          {alignments.map((each) => (
            <IconButton
              key={each}
              label={text.alignTo(text.align[each])}
              icon={icon(alignIcons[each])}
              onClick={() => apply(aligned(chosen, each))}
            />
          ))}
          {(['x', 'y'] as const).map((axis) => (
            <IconButton
              key={axis}
              label={text.spread[axis]}
              icon={icon(spreadIcons[axis])}
              disabled={chosen.length < 3}
              onClick={() => apply(distributed(chosen, axis))}
            />
          ))}
          {(['width', 'height', 'both'] as const).map((which) => (
            <IconButton
              key={which}
              label={text.same[which]}
              icon={icon(sizeIcons[which])}
              onClick={() => apply(sameSize(chosen, which))}
            />
          ))}
        </div>
      )}
      <div>
        <Button size="small" onClick={() => copy(ids)}>
          <Copy className="ui-icon" aria-hidden="true" />
          {text.copy}
        </Button>
        <Button size="small" onClick={remove}>
          <Trash2 className="ui-icon" aria-hidden="true" />
          {text.remove}
        </Button>
      </div>
      {others.length === 0 ? null : (
        <Field label={text.copyTo}>
          {(control) => (
            <SelectInput
              {...control}
              value=""
              options={[
                { value: '', text: '—' },
                ...others.map((each) => ({ value: String(each), text: text.pageOf(each, pages.length) })),
                ...(others.length > 1 ? [{ value: 'all', text: text.copyAll }] : []),
              ]}
              onChange={({ target: { value } }) => {
                if (value !== '') copy(ids, value === 'all' ? others : [Number(value)]);
              }}
            />
          )}
        </Field>
      )}
    </section>
  );
}
