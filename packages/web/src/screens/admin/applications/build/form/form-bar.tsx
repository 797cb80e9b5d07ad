import { ArrowLeft, Minus, Plus, Type } from 'lucide-react';
import { builderFormsText } from '../../../../../messages/builder-forms.ts';
import { useText } from '../../../../../messages/locale.ts';
import { ButtonLink } from '../../../../../ui/link.tsx';
import { IconButton } from '../../../../../ui/button.tsx';
import { SelectInput } from '../../../../../ui/inputs.tsx';
import { useBuilder } from '../builder-context.ts';
import { AnswerSetChoice } from '../test/answer-set-choice.tsx';
import { useFormActions } from './form-actions.ts';
import { useForm } from './form-context.ts';
import { fromMm } from './geometry/units.ts';
import { zooms, type Zoom } from './stage/use-zoom.ts';

/** mm, of a text that is added. */
const newText = { width: 60, height: 8 };

/** What boxes show: the names of the fields, or sample values. */
export type Shown = 'names' | 'values';

export interface FormBarProps {
  readonly zoom: Zoom;
  readonly shows: Shown;
  readonly onShow: (shows: Shown) => void;
}

/** The way back, the tools of the page and its zoom. */
export function FormBar({ zoom, shows, onShow }: FormBarProps) {
  const text = useText(builderFormsText);
  const { id } = useBuilder();
  const { file, unit, page, pages, isFrozen } = useForm();
  const { placeText } = useFormActions();
  const addText = (): void => {
    const [width, height] = [fromMm(newText.width, unit), fromMm(newText.height, unit)];
    const size = pages[page - 1] ?? { width, height };
    const rect = { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height };
    placeText(text.newText, { page, rect, style: {} });
  };
  const isListed = zooms.includes(zoom.zoom);
  const fit = { value: '', text: text.fit };
  const others = isListed || zoom.isFit ? zooms : [zoom.zoom, ...zooms].toSorted((one, other) => one - other);
  return (
    <div className="form-bar">
      <ButtonLink kind="quiet" to="/admin/applications/build/:id?" params={{ id }} search={{ part: 'files' }}>
        <ArrowLeft className="ui-icon" aria-hidden="true" />
        {text.back}
      </ButtonLink>
      <h2>{file.name}</h2>
      <div className="form-kinds" role="group" aria-label={text.shows}>
        {(['names', 'values'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={each === shows} onClick={() => onShow(each)}>
            {text[each]}
          </button>
        ))}
      </div>
      {shows === 'values' ? <AnswerSetChoice /> : null}
      <div role="group" aria-label={text.tools}>
        {isFrozen ? null : <IconButton label={text.addText} icon={<Type className="ui-icon-20" />} onClick={addText} />}
        <IconButton label={text.smaller} icon={<Minus className="ui-icon" />} onClick={zoom.smaller} />
        <SelectInput
          aria-label={text.zoom}
          width={8}
          value={zoom.isFit ? '' : String(zoom.zoom)}
          options={[fit, ...others.map((each) => ({ value: String(each), text: text.percent(each) }))]}
          onChange={({ target }) => zoom.choose(target.value === '' ? undefined : Number(target.value))}
        />
        <IconButton label={text.larger} icon={<Plus className="ui-icon" />} onClick={zoom.larger} />
      </div>
    </div>
  );
}
