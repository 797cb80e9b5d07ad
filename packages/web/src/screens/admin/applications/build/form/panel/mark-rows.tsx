import type { FieldBarcode } from '@shorui/engine/model';
import { builderFormStylesText } from '../../../../../../messages/builder-form-styles.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { ColorRow } from './color-row.tsx';
import { NumberRow } from './number-row.tsx';
import type { StyleEdit } from './style-edit.ts';
import { Choice, Toggle } from './style-parts.tsx';

const usualWidth = '0.8';
const marks = { '1': 1, '2': 2, '3': 3, '4': 4 } as const;

/** The mark of an option, or a line through what is printed. */
export function MarkRows({ edit, isMark }: { readonly edit: StyleEdit; readonly isMark: boolean }) {
  const text = useText(builderFormStylesText);
  const checkbox = edit.of('checkbox');
  return (
    <div className="form-grid">
      {isMark ? (
        <Choice
          label={text.mark}
          value={checkbox === undefined ? undefined : (String(checkbox) as keyof typeof marks)}
          words={{ '1': text.marks[1], '2': text.marks[2], '3': text.marks[3], '4': text.marks[4] }}
          usual="—"
          onChange={(value) => edit.set({ checkbox: value === undefined ? undefined : marks[value] })}
        />
      ) : null}
      <NumberRow
        label={text.lineWidth}
        value={edit.of('line_width')}
        usual={usualWidth}
        onChange={(line_width) => edit.set({ line_width })}
      />
      <ColorRow label={text.color} value={edit.of('color')} onChange={(color) => edit.set({ color })} />
    </div>
  );
}

export function ImageRows({ edit }: { readonly edit: StyleEdit }) {
  const text = useText(builderFormStylesText);
  return (
    <>
      <Choice
        label={text.imageFit}
        value={edit.of('image_fit') ?? 'contain'}
        words={text.imageFits}
        onChange={(image_fit) => edit.set({ image_fit: image_fit === 'contain' ? undefined : image_fit, image: true })}
      />
      <Toggle label={text.seal} value={edit.of('seal')} onChange={(seal) => edit.set({ seal, image: true })} />
    </>
  );
}

export function BarcodeRows({ edit }: { readonly edit: StyleEdit }) {
  const text = useText(builderFormStylesText);
  const barcode = edit.of('barcode') ?? { kind: 'qr' };
  const set = (values: Partial<FieldBarcode>): void => void edit.set({ barcode: { ...barcode, ...values } });
  return (
    <>
      <Choice
        label={text.barcode}
        value={barcode.kind}
        words={text.barcodes}
        onChange={(kind) => edit.set({ barcode: { kind: kind ?? 'qr' } })}
      />
      {barcode.kind === 'qr' ? (
        <Choice
          label={text.level}
          value={barcode.level ?? 'M'}
          words={{ L: 'L', M: 'M', Q: 'Q', H: 'H' }}
          onChange={(level = 'M') => set({ level })}
        />
      ) : null}
      {barcode.kind === 'nw7' ? (
        <Choice
          label={text.check}
          value={barcode.check ?? 'none'}
          words={text.checks}
          onChange={(check = 'none') => set({ check })}
        />
      ) : null}
      <Toggle
        label={text.showText}
        value={barcode.show_text}
        onChange={(shows) => set({ show_text: shows === true })}
      />
    </>
  );
}
