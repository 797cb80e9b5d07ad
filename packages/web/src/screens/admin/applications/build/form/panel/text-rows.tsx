import { overflowSteps, type OverflowStep } from '@shorui/engine/model';
import { builderFormStylesText } from '../../../../../../messages/builder-form-styles.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { Disclosure } from '../../../../../../ui/disclosure.tsx';
import { Field } from '../../../../../../ui/field.tsx';
import { SelectInput } from '../../../../../../ui/inputs.tsx';
import { ColorRow } from './color-row.tsx';
import { FontRow } from './font-row.tsx';
import { NumberRow } from './number-row.tsx';
import type { StyleEdit } from './style-edit.ts';
import { Choice, Toggle } from './style-parts.tsx';

/** What styles begin with. */
const usual = { size: 10.5, lineHeight: 1.3, minScale: 60, minSize: 5, warnScale: 70, warnSize: 6 };
/** Per cent of a share. */
const percent = (share: number | undefined): number | undefined =>
  share === undefined ? undefined : Math.round(share * 100);
const shareOf = (value: number | undefined): number | undefined => (value === undefined ? undefined : value / 100);

/** Font, size, alignment and what is done with a text that does not fit. */
export function TextRows({ edit, isCells }: { readonly edit: StyleEdit; readonly isCells: boolean }) {
  const text = useText(builderFormStylesText);
  return (
    <section>
      <h3>{text.text}</h3>
      <div className="form-grid">
        <FontRow value={edit.of('font')} usual={edit.usual.font} onChange={(font) => edit.set({ font })} />
        <NumberRow
          label={text.fontSize}
          value={edit.of('font_size')}
          usual={String(edit.usual.font_size ?? usual.size)}
          onChange={(font_size) => edit.set({ font_size })}
        />
        {isCells ? null : (
          <>
            <Choice
              label={text.across}
              value={edit.of('align')}
              words={text.aligns}
              usual={text.usual(text.aligns[edit.usual.align ?? 'left'])}
              onChange={(align) => edit.set({ align })}
            />
            <Choice
              label={text.down}
              value={edit.of('vertical_align')}
              words={text.verticals}
              usual={text.usual(text.verticals[edit.of('multiline') === true ? 'top' : 'middle'])}
              onChange={(vertical_align) => edit.set({ vertical_align })}
            />
            <NumberRow
              label={text.lineHeight}
              value={edit.of('line_height')}
              usual={String(edit.usual.line_height ?? usual.lineHeight)}
              onChange={(line_height) => edit.set({ line_height })}
            />
            <NumberRow
              label={text.spacing}
              value={edit.of('character_spacing')}
              usual="0"
              onChange={(character_spacing) => edit.set({ character_spacing })}
            />
          </>
        )}
        <ColorRow label={text.color} value={edit.of('color')} onChange={(color) => edit.set({ color })} />
        <PaddingRow edit={edit} />
      </div>
      <Toggle label={text.bold} value={edit.of('bold')} onChange={(bold) => edit.set({ bold })} />
      {isCells ? null : (
        <>
          <Toggle label={text.vertical} value={edit.of('vertical')} onChange={(vertical) => edit.set({ vertical })} />
          <OverflowRow edit={edit} />
          <MoreRows edit={edit} />
        </>
      )}
    </section>
  );
}

/** One number for all sides; sides that differ are kept until a number is given. */
function PaddingRow({ edit }: { readonly edit: StyleEdit }) {
  const text = useText(builderFormStylesText);
  const padding = edit.of('padding');
  const sides = typeof padding === 'object' ? sideNames.map((side) => padding[side] ?? 0) : [];
  return (
    <NumberRow
      label={text.padding}
      value={typeof padding === 'number' ? padding : undefined}
      usual={sides.length === 0 ? '0' : sides.join(' / ')}
      onChange={(value) => edit.set({ padding: value })}
    />
  );
}

const isStep = (step: string): step is OverflowStep => (overflowSteps as readonly string[]).includes(step);

/** The steps that are tried in order with a text that does not fit. */
function OverflowRow({ edit }: { readonly edit: StyleEdit }) {
  const text = useText(builderFormStylesText);
  const steps = edit.of('overflow');
  const value = steps?.join(' ');
  const words: Readonly<Record<string, string>> = text.overflows;
  const known = Object.entries(words).map(([key, word]) => ({ value: `=${key}`, text: word }));
  const isOther = value !== undefined && words[value] === undefined;
  return (
    <Field label={text.overflow}>
      {(control) => (
        <SelectInput
          {...control}
          value={value === undefined ? '' : `=${value}`}
          options={[
            { value: '', text: text.usual(text.overflows['condense shrink']) },
            ...known,
            ...(isOther ? [{ value: `=${value}`, text: text.otherSteps }] : []),
          ]}
          onChange={({ target }) =>
            edit.set({
              overflow:
                target.value === ''
                  ? undefined
                  : target.value
                      .slice(1)
                      .split(' ')
                      .filter((step) => isStep(step)),
            })
          }
        />
      )}
    </Field>
  );
}

const sideNames = ['top', 'right', 'bottom', 'left'] as const;

/** The padding of each side; one number where all are the same. */
function SideRows({ edit }: { readonly edit: StyleEdit }) {
  const text = useText(builderFormStylesText);
  const padding = edit.of('padding');
  const of = (side: (typeof sideNames)[number]): number | undefined =>
    typeof padding === 'number' ? padding : padding?.[side];
  const set = (changed: (typeof sideNames)[number], value: number | undefined): string | undefined => {
    const sides = sideNames.flatMap((side) => {
      const length = side === changed ? value : of(side);
      return length === undefined ? [] : [[side, length] as const];
    });
    const [first] = sides;
    const isEven = sides.length === sideNames.length && sides.every(([, length]) => length === first?.[1]);
    return edit.set({ padding: isEven || first === undefined ? first?.[1] : Object.fromEntries(sides) });
  };
  return sideNames.map((side) => (
    <NumberRow
      key={side}
      label={text.paddingOf(text.sides[side])}
      value={of(side)}
      usual="0"
      onChange={(value) => set(side, value)}
    />
  ));
}

function MoreRows({ edit }: { readonly edit: StyleEdit }) {
  const text = useText(builderFormStylesText);
  return (
    <Disclosure title={text.more}>
      <div className="form-grid">
        <SideRows edit={edit} />
        <NumberRow
          label={text.minScale}
          value={percent(edit.of('min_scale'))}
          usual={String(usual.minScale)}
          onChange={(value) => edit.set({ min_scale: shareOf(value) })}
        />
        <NumberRow
          label={text.minFontSize}
          value={edit.of('min_font_size')}
          usual={String(usual.minSize)}
          onChange={(min_font_size) => edit.set({ min_font_size })}
        />
        <NumberRow
          label={text.warnScale}
          value={percent(edit.of('warn_scale'))}
          usual={String(usual.warnScale)}
          onChange={(value) => edit.set({ warn_scale: shareOf(value) })}
        />
        <NumberRow
          label={text.warnFontSize}
          value={edit.of('warn_font_size')}
          usual={String(usual.warnSize)}
          onChange={(warn_font_size) => edit.set({ warn_font_size })}
        />
      </div>
      <Choice
        label={text.kinsoku}
        value={edit.of('kinsoku')}
        words={text.kinsokus}
        usual={text.usual(text.kinsokus.strict)}
        onChange={(kinsoku) => edit.set({ kinsoku })}
      />
      <Toggle label={text.hanging} value={edit.of('hanging')} onChange={(hanging) => edit.set({ hanging })} />
      <Toggle
        label={text.latinSpace}
        value={edit.of('latin_space')}
        onChange={(latin_space) => edit.set({ latin_space })}
      />
    </Disclosure>
  );
}
