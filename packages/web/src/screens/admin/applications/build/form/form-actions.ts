import type { Change } from '@shorui/engine/model';
import { builderFormsText } from '../../../../../messages/builder-forms.ts';
import { useText } from '../../../../../messages/locale.ts';
import { useToast } from '../../../../../ui/toast.tsx';
import { useBuilder, useEdit, useSteps } from '../builder-context.ts';
import type { NextChange } from '../document/document-store.ts';
import { changeOfRect, removal } from './document/changes.ts';
import { copying, placing, placingText, type Source, type Spot } from './document/sources.ts';
import { chosenOf, useForm } from './form-context.ts';
import { inside, moved, type Rect } from './geometry/rect.ts';

export interface FormActions {
  /** Moves and resizes fields; with the same `key` one after the other they are one step of undo. */
  readonly setRects: (rects: ReadonlyMap<number, Rect>, key?: string) => void;
  readonly place: (source: Source, spot: Omit<Spot, 'fileId'>) => void;
  readonly placeText: (text: string, spot: Omit<Spot, 'fileId'>) => void;
  /** Takes the chosen fields off the form. */
  readonly remove: () => void;
  /** Copies fields a little lower on their page, or to the same place of another page. */
  readonly copy: (ids: readonly number[], pages?: readonly number[]) => void;
}

/** What is done with the fields of a form. Every change is a step of the builder. */
export function useFormActions(): FormActions {
  const text = useText(builderFormsText);
  const form = useForm();
  const { store } = useBuilder();
  const edit = useEdit();
  const { undo } = useSteps();
  const toast = useToast();
  const { file, unit, page, pages, placements, choose, chosen } = form;

  /** Makes changes and chooses the fields that they made. */
  const make = (changes: readonly NextChange[], placed?: number): void => {
    const before = store.state().application.last_id;
    if ('refusal' in edit(changes)) return;
    const made = store.state().application.fields.filter(({ id, file_id: on }) => id > before && on === file.id);
    const ids = made.map(({ id }) => id);
    choose(ids.length > 0 ? ids : placed === undefined ? [] : [placed]);
  };

  return {
    setRects(rects, key) {
      const changes = placements.flatMap((placement): Change[] => {
        const rect = rects.get(placement.id);
        const change = rect === undefined ? undefined : changeOfRect(placement, rect);
        return change === undefined ? [] : [change];
      });
      if (changes.length > 0) edit(changes, key === undefined ? {} : { key });
    },
    place(source, spot) {
      make(
        [(application) => placing(application, source, { ...spot, fileId: file.id }, text.placeName)],
        source.field?.id,
      );
    },
    placeText(value, spot) {
      make([(application) => placingText(application, { ...spot, fileId: file.id }, value)]);
    },
    remove() {
      const gone = chosenOf(form);
      if (gone.length === 0 || 'refusal' in edit(gone.map(({ field }) => removal(field)))) return;
      choose([]);
      toast(text.removed(gone.length), undo);
    },
    copy(ids = chosen, targets = [page]) {
      const copied = ids.flatMap((id) => placements.find((each) => each.id === id) ?? []);
      const shift = unit.largeStep * 5;
      make(
        targets.flatMap((target) =>
          copied.map((placement): NextChange => {
            const isHere = target === placement.page;
            const rect = isHere ? moved(placement, { x: shift, y: shift }) : placement;
            const size = pages[target - 1] ?? rect;
            return (application) =>
              copying(application, placement.field, { fileId: file.id, page: target, rect: inside(rect, size) });
          }),
        ),
      );
    },
  };
}
