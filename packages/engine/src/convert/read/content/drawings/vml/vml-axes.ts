import type { Floating } from '../../../../model/index.ts';
import { alignNames } from '../../align-names.ts';
import { vmlLength } from '../../../../../xml/values.ts';
import type { VmlStyle } from './vml-style.ts';
import { nameTable } from '../../name-table.ts';

/** What positions count from; absent means the text: column and paragraph (ECMA-376 part 4, 19.1.2.19). */
const horizontalFrom = nameTable<Floating['horizontal']['from']>({
  page: 'page',
  margin: 'margin',
  text: 'column',
  char: 'character',
  'left-margin-area': 'leftMargin',
  'right-margin-area': 'rightMargin',
  'inner-margin-area': 'leftMargin',
  'outer-margin-area': 'rightMargin',
});

const verticalFrom = nameTable<Floating['vertical']['from']>({
  page: 'page',
  margin: 'margin',
  text: 'paragraph',
  line: 'line',
  'top-margin-area': 'topMargin',
  'bottom-margin-area': 'bottomMargin',
});

/** Where a shape of VML is. */
export function vmlAxes(style: VmlStyle): Pick<Floating, 'horizontal' | 'vertical'> {
  const across = alignNames[style.get('mso-position-horizontal') ?? ''];
  const down = alignNames[style.get('mso-position-vertical') ?? ''];
  const left = (vmlLength(style.get('margin-left')) ?? 0) + (vmlLength(style.get('left')) ?? 0);
  const top = (vmlLength(style.get('margin-top')) ?? 0) + (vmlLength(style.get('top')) ?? 0);
  return {
    horizontal: {
      from: horizontalFrom[style.get('mso-position-horizontal-relative') ?? ''] ?? 'column',
      ...(across ? { align: across } : { offset: left }),
    },
    vertical: {
      from: verticalFrom[style.get('mso-position-vertical-relative') ?? ''] ?? 'paragraph',
      ...(down ? { align: down } : { offset: top }),
    },
  };
}
