import { invert, numberOf, readBox, transform, type PageBox, type PdfFile, type PdfObjects } from '../../read/index.ts';
import type { AcroWidget } from './acro-field.ts';
import { hasAnnotationFlag } from './field-flags.ts';
import type { WidgetNode } from './form-node.ts';

/** mm in a point. */
const mmPerPt = 25.4 / 72;

const round = (value: number): number => Math.round(value * 100) / 100;

/** The widget's rectangle in user space. */
export function widgetRect(objects: PdfObjects, { dict }: WidgetNode): PageBox | undefined {
  return readBox(objects, dict.get('Rect'));
}

/** Where a widget is on its page as seen; undefined when it is on no page or has no area. */
export function widgetPlace(file: PdfFile, widget: WidgetNode): AcroWidget | undefined {
  const page = widget.page === undefined ? undefined : file.pages()[widget.page];
  const rect = widgetRect(file, widget);
  const toSeen = page && invert(page.seenToUser);
  if (!page || !rect || !toSeen) return undefined;
  const [x1, y1] = transform(toSeen, rect.left, rect.bottom);
  const [x2, y2] = transform(toSeen, rect.right, rect.top);
  const flags = numberOf(file, widget.dict.get('F')) ?? 0;
  const hidden = hasAnnotationFlag(flags, 'hidden') || hasAnnotationFlag(flags, 'noView');
  return {
    page: page.index + 1,
    x: round(Math.min(x1, x2) * mmPerPt),
    y: round(Math.min(y1, y2) * mmPerPt),
    width: round(Math.abs(x2 - x1) * mmPerPt),
    height: round(Math.abs(y2 - y1) * mmPerPt),
    ...(hidden && { hidden: true }),
  };
}
