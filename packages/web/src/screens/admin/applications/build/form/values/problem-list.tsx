import { builderFormsText } from '../../../../../../messages/builder-forms.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { Notice } from '../../../../../../ui/surfaces.tsx';
import { useForm } from '../form-context.ts';
import type { ValueProblem } from './protocol.ts';

/** Most problems that are shown. */
const most = 30;

/** What the engine has to say about the values: that of the chosen fields in full, the rest as links to their fields. */
export function ProblemList({ problems }: { readonly problems: readonly ValueProblem[] }) {
  const text = useText(builderFormsText);
  const { chosen, choose, placements, setPage } = useForm();
  const isOwn = ({ field }: ValueProblem): boolean => field !== undefined && chosen.includes(field);
  const others = problems.filter((problem) => !isOwn(problem));
  const show = (id: number | undefined): void => {
    const placement = placements.find((each) => each.id === id);
    if (placement === undefined) return;
    setPage(placement.page);
    choose([placement.id]);
  };
  return (
    <>
      {problems.filter(isOwn).map((problem) => (
        <Notice key={`${problem.field} ${problem.text}`} kind={problem.isError ? 'danger' : 'warning'}>
          <p>{problem.text}</p>
        </Notice>
      ))}
      {others.length === 0 ? null : (
        <details className="form-problems" open={chosen.length === 0}>
          <summary>{text.problems(others.length)}</summary>
          <ul>
            {others.slice(0, most).map((problem, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same problem may be listed twice
              <li key={at} data-error={problem.isError ? '' : undefined}>
                {problem.field === undefined ? (
                  problem.text
                ) : (
                  <button type="button" onClick={() => show(problem.field)}>
                    {problem.text}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
