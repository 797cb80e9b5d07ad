import { useMutation } from '@tanstack/react-query';
import { builderAnswerSetsText } from '../../../../../messages/builder-answer-sets.ts';
import { useText } from '../../../../../messages/locale.ts';
import { SelectInput } from '../../../../../ui/inputs.tsx';
import { useAnswerSets } from './use-answer-sets.ts';

/** Chooses the saved answers that papers and forms are shown with. Absent while the application has none. */
export function AnswerSetChoice() {
  const text = useText(builderAnswerSetsText);
  const { sets, opened, isChanged, open } = useAnswerSets();
  const choose = useMutation({ mutationFn: open });
  if (sets.length === 0) return null;
  return (
    <SelectInput
      aria-label={text.choice}
      width={12}
      value={String(opened?.id ?? '')}
      options={[
        { value: '', text: text.own },
        ...sets.map(({ id, name }) => ({
          value: String(id),
          text: id === opened?.id && isChanged ? text.changed(name) : name,
        })),
      ]}
      onChange={({ target }) => choose.mutate(target.value === '' ? undefined : Number(target.value))}
    />
  );
}
