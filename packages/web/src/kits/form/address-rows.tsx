import { formatPostalCode, normalizePostalCode, prefectures } from '@shorui/engine';
import { useRef, useState } from 'react';
import { inputsText } from '../../messages/inputs.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { isFolded, WrittenInput } from '../../ui/written-input.tsx';
import { useFormField, useFormStore } from './form-parts.ts';
import { lookUpPlaces, type Place } from './look-up-places.ts';
import { SelectRow, TextRow } from './rows.tsx';
import { tidyLine } from './tidy.ts';

export interface AddressRowsProps {
  /** Members of the body that the parts belong to. */
  readonly names: {
    readonly postalCode: string;
    readonly prefecture: string;
    readonly city: string;
    readonly town: string;
    readonly building: string;
  };
  readonly required?: boolean;
}

/** An address whose postal code fills in the rest. A code of several towns lets one be chosen; everything can be typed as well. */
export function AddressRows({ names, required }: AddressRowsProps) {
  const text = useText(inputsText);
  const store = useFormStore();
  const { value, error } = useFormField(names.postalCode, text.postalCode);
  const code = typeof value === 'string' ? value : '';
  const [isLooking, setLooking] = useState(false);
  const [found, setFound] = useState<{
    readonly note?: string;
    readonly problem?: string;
    readonly places?: readonly Place[];
  }>({});
  const latest = useRef(0);
  const fill = (place: Place): void => {
    for (const part of ['prefecture', 'city', 'town'] as const) store.set(names[part], place[part]);
    setFound({ note: text.filled(`${place.prefecture}${place.city}${place.town}`) });
    // The number of the house comes next.
    document.querySelector<HTMLElement>(`[name="${CSS.escape(names.town)}"]`)?.focus();
  };
  const search = async (): Promise<void> => {
    const digits = normalizePostalCode(code);
    if (!digits.ok) return setFound({ problem: text.postalCodeWrong });
    latest.current += 1;
    const own = latest.current;
    setLooking(true);
    setFound({});
    try {
      const places = await lookUpPlaces(digits.value);
      const [first] = places;
      // The code was changed while the call ran: its answer belongs to another one.
      if (own !== latest.current) return;
      if (first === undefined) setFound({ problem: text.noPlace });
      else if (places.length === 1) fill(first);
      else setFound({ places });
    } catch {
      if (own === latest.current) setFound({ problem: text.lookUpFailed });
    } finally {
      setLooking(false);
    }
  };
  return (
    <>
      <Field label={text.postalCode} required={required} error={error ?? found.problem}>
        {(control) => (
          <>
            <WrittenInput
              {...control}
              name={names.postalCode}
              inputMode="numeric"
              autoComplete="postal-code"
              width={8}
              value={code}
              show={(each) => formatPostalCode(each)}
              echo={() => found.note}
              read={(written) => {
                const digits = normalizePostalCode(written);
                return digits.ok
                  ? { value: digits.value, note: isFolded(written) ? text.folded : undefined }
                  : { value: written.trim() };
              }}
              onChange={(next) => {
                latest.current += 1;
                setFound({});
                store.set(names.postalCode, next);
              }}
              onBlur={() => store.leave(names.postalCode)}
              after={
                <Button pending={isLooking ? text.fillingAddress : undefined} onClick={() => void search()}>
                  {text.fillAddress}
                </Button>
              }
            />
            {found.places === undefined ? null : <Towns places={found.places} onChoose={fill} />}
          </>
        )}
      </Field>
      <SelectRow
        name={names.prefecture}
        label={text.prefecture}
        required={required}
        empty={text.choose}
        options={prefectures.map(({ name }) => ({ value: name, text: name }))}
      />
      <TextRow
        name={names.city}
        label={text.city}
        required={required}
        width={20}
        tidy={tidyLine}
        autoComplete="address-level2"
      />
      <TextRow
        name={names.town}
        label={text.town}
        required={required}
        width={30}
        tidy={tidyLine}
        autoComplete="address-line1"
      />
      <TextRow
        name={names.building}
        label={text.building}
        required={false}
        width={30}
        tidy={tidyLine}
        autoComplete="address-line2"
      />
    </>
  );
}

/** The towns of one code, a button each. */
function Towns({ places, onChoose }: { readonly places: readonly Place[]; readonly onChoose: (place: Place) => void }) {
  const text = useText(inputsText);
  return (
    <div className="ui-towns" role="group" aria-label={text.chooseTown}>
      <p role="status">{text.chooseTown}</p>
      {places.map((place) => {
        const whole = `${place.prefecture}${place.city}${place.town}`;
        return (
          <button key={whole} type="button" onClick={() => onChoose(place)}>
            {whole}
          </button>
        );
      })}
    </div>
  );
}
