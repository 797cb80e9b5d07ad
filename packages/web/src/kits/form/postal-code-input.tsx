import { formatPostalCode, normalizePostalCode } from '@shorui/engine/japanese';
import { useContext, useRef, useState } from 'react';
import { inputsText } from '../../messages/inputs.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import type { ControlProps } from '../../ui/field.tsx';
import { isFolded, WrittenInput } from '../../ui/written-input.tsx';
import { LookUpPlacesContext, type Place } from './look-up-places.ts';

export interface PostalCodeInputProps {
  readonly control: Partial<ControlProps>;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  /** A town was found or chosen. Without it there is no address to fill, and no button. */
  readonly onPlace?: ((place: Place) => void) | undefined;
  /** Why no address was found; shown as the error of the field. */
  readonly onProblem: (problem: string | undefined) => void;
  readonly autoComplete?: 'postal-code' | 'off';
}

/** A postal code of 7 digits and a button that looks up its address. A code of several towns lets one be chosen. */
export function PostalCodeInput(props: PostalCodeInputProps) {
  const { control, name, value, onChange, onLeave, onPlace, onProblem, autoComplete = 'postal-code' } = props;
  const text = useText(inputsText);
  const [isLooking, setLooking] = useState(false);
  const [found, setFound] = useState<{ readonly note?: string; readonly places?: readonly Place[] }>({});
  const lookUpPlaces = useContext(LookUpPlacesContext);
  const latest = useRef(0);
  const fill = (place: Place): void => {
    onPlace?.(place);
    setFound({ note: text.filled(`${place.prefecture}${place.city}${place.town}`) });
  };
  const search = async (): Promise<void> => {
    const digits = normalizePostalCode(value);
    if (!digits.ok) return onProblem(text.postalCodeWrong);
    latest.current += 1;
    const own = latest.current;
    setLooking(true);
    setFound({});
    onProblem(undefined);
    try {
      const places = await lookUpPlaces(digits.value);
      const [first] = places;
      // The code was changed while the call ran: its answer belongs to another one.
      if (own !== latest.current) return;
      if (first === undefined) onProblem(text.noPlace);
      else if (places.length === 1) fill(first);
      else setFound({ places });
    } catch {
      if (own === latest.current) onProblem(text.lookUpFailed);
    } finally {
      setLooking(false);
    }
  };
  return (
    <>
      <WrittenInput
        {...control}
        name={name}
        inputMode="numeric"
        autoComplete={autoComplete}
        width={8}
        value={value}
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
          onProblem(undefined);
          onChange(next);
        }}
        onBlur={onLeave}
        after={
          onPlace === undefined ? undefined : (
            <Button pending={isLooking ? text.fillingAddress : undefined} onClick={() => void search()}>
              {text.fillAddress}
            </Button>
          )
        }
      />
      {found.places === undefined ? null : <Towns places={found.places} onChoose={fill} />}
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
