import { tableBorders, type EditorBlock } from '@shorui/engine/model';
import { Plus } from 'lucide-react';
import { builderTemplateText } from '../../../../../../messages/builder-template.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { Button } from '../../../../../../ui/button.tsx';
import { Disclosure } from '../../../../../../ui/disclosure.tsx';
import { Field } from '../../../../../../ui/field.tsx';
import { Checkbox, SelectInput, TextInput } from '../../../../../../ui/inputs.tsx';
import { useDraft } from '../../properties/use-draft.ts';
import type { TemplateStore } from '../template-store.ts';
import { keyOf, kindOf, shellOf, type FoundBlock } from '../tree/block-node.ts';
import { addAfter, setShell, type ShellValues } from '../tree/commands.ts';
import { addColumn, removeColumn } from '../tree/table-commands.ts';

type Style = NonNullable<EditorBlock['style']>;
const alignments = ['left', 'center', 'right', 'both', 'distribute'] as const;
/** Twips of one pt. */
const twips = 20;

/** The format of a block that was put in, by its kind. */
export function FormatRows({
  template,
  block: { node, around },
}: {
  readonly template: TemplateStore;
  readonly block: FoundBlock;
}) {
  const text = useText(builderTemplateText);
  const shell = shellOf(node);
  const kind = kindOf(node);
  const key = keyOf(node);
  const set = (values: ShellValues): void => void template.run((state) => setShell(state, key, values));
  const style = (values: { readonly [K in keyof Style]?: Style[K] | undefined }): void => {
    const next = Object.fromEntries(
      Object.entries({ ...shell.style, ...values }).filter(([, value]) => value !== undefined),
    );
    set({ style: Object.keys(next).length === 0 ? undefined : next });
  };
  const table = around.find((each) => kindOf(each) === 'newTable');
  return (
    <Disclosure title={text.format}>
      <div className="builder-rows">
        {kind === 'listItem' || kind === 'row' ? (
          <Button size="small" onClick={() => template.run((state) => addAfter(state, key))}>
            <Plus className="ui-icon" aria-hidden="true" />
            {kind === 'row' ? text.addRow : text.addItem}
          </Button>
        ) : null}
        {kind === 'cell' && table !== undefined ? (
          <div className="builder-actions">
            <Button size="small" onClick={() => template.run((state) => addColumn(state, key))}>
              <Plus className="ui-icon" aria-hidden="true" />
              {text.addColumn}
            </Button>
            <Button size="small" onClick={() => template.run((state) => removeColumn(state, key))}>
              {text.removeColumn}
            </Button>
          </div>
        ) : null}
        {kind === 'row' ? (
          <Checkbox
            label={text.headerRow}
            checked={shell.row?.header === true}
            onChange={({ target }) => set({ row: target.checked ? { ...shell.row, header: true } : undefined })}
          />
        ) : null}
        {kind === 'newTable' ? (
          <Field label={text.borders}>
            {(control) => (
              <SelectInput
                {...control}
                value={shell.table?.borders ?? 'all'}
                options={tableBorders.map((value) => ({ value, text: text.borderKinds[value] }))}
                onChange={({ target }) =>
                  set({ table: { ...shell.table, borders: target.value as (typeof tableBorders)[number] } })
                }
              />
            )}
          </Field>
        ) : null}
        {kind === 'newList' ? (
          <DraftRow
            label={text.pattern}
            help={text.patternHelp}
            value={shell.list?.pattern ?? ''}
            onChange={(pattern) => set({ list: pattern === '' ? undefined : { ...shell.list, pattern } })}
          />
        ) : null}
        {kind === 'image' ? <ImageRows shell={shell} onChange={set} /> : null}
        {kind === 'image' || kind === 'pagebreak' ? null : (
          <>
            <NumberRow
              label={text.fontSize}
              value={shell.style?.fontSize}
              onChange={(fontSize) => style({ fontSize })}
            />
            <Field label={text.align}>
              {(control) => (
                <SelectInput
                  {...control}
                  value={shell.style?.align ?? ''}
                  options={[
                    { value: '', text: text.unset },
                    ...alignments.map((value) => ({ value, text: text.alignKinds[value] })),
                  ]}
                  onChange={({ target }) =>
                    style({ align: target.value === '' ? undefined : (target.value as (typeof alignments)[number]) })
                  }
                />
              )}
            </Field>
            <NumberRow
              label={text.lineHeight}
              value={shell.style?.lineHeight}
              onChange={(lineHeight) => style({ lineHeight })}
            />
            <NumberRow
              label={text.spaceAfter}
              value={inPoints(shell.style?.spaceAfter)}
              onChange={(points) => style({ spaceAfter: inTwips(points) })}
            />
            <NumberRow
              label={text.indent}
              value={inPoints(shell.style?.indent)}
              onChange={(points) => style({ indent: inTwips(points) })}
            />
            {(['bold', 'underline', 'keepNext'] as const).map((name) => (
              <Checkbox
                key={name}
                label={text[name]}
                checked={shell.style?.[name] === true}
                onChange={({ target }) => style({ [name]: target.checked ? true : undefined })}
              />
            ))}
          </>
        )}
      </div>
    </Disclosure>
  );
}

const inPoints = (value: number | undefined): number | undefined => (value === undefined ? undefined : value / twips);
const inTwips = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(value * twips);

interface RowProps<T> {
  readonly label: string;
  readonly help?: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A text that is applied after a pause. */
function DraftRow({ label, help, value, onChange }: RowProps<string>) {
  const draft = useDraft(value, (typed) => {
    if (typed !== value) onChange(typed);
    return undefined;
  });
  return (
    <Field label={label} help={help}>
      {(control) => <TextInput {...control} {...draft.input} />}
    </Field>
  );
}

/** A positive number in any width; empty where it is not set. What is no number stays in the field. */
function NumberRow({ label, value, onChange }: RowProps<number | undefined>) {
  const shown = value === undefined ? '' : String(value);
  return (
    <DraftRow
      label={label}
      value={shown}
      onChange={(typed) => {
        const number = Number(typed.normalize('NFKC'));
        if (typed.trim() === '') onChange(undefined);
        else if (Number.isFinite(number) && number > 0) onChange(number);
      }}
    />
  );
}

function ImageRows({
  shell,
  onChange,
}: {
  readonly shell: EditorBlock;
  readonly onChange: (values: ShellValues) => void;
}) {
  const text = useText(builderTemplateText);
  const { src = '', styles = {} } = shell.image ?? {};
  const isEmbedded = src.startsWith('data:');
  return (
    <>
      <DraftRow
        label={text.imageSource}
        help={text.imageHelp}
        value={isEmbedded ? text.imageEmbedded : src}
        onChange={(next) => {
          if (next !== '' && next !== text.imageEmbedded) onChange({ image: { ...shell.image, src: next } });
        }}
      />
      <DraftRow
        label={text.imageWidth}
        value={String(styles['width'] ?? '')}
        onChange={(width) => {
          const { width: _width, ...others } = styles;
          const next = width === '' ? others : { ...others, width };
          onChange({ image: { src, ...(Object.keys(next).length > 0 && { styles: next }) } });
        }}
      />
    </>
  );
}
