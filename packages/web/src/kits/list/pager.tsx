import { ChevronLeft, ChevronRight } from 'lucide-react';
import { commonText } from '../../messages/common.ts';
import { listText } from '../../messages/list.ts';
import { useText } from '../../messages/locale.ts';
import { IconButton } from '../../ui/button.tsx';
import { SelectInput } from '../../ui/inputs.tsx';
import { lastPage, pageSizes, type ListState } from './list-state.ts';

export interface PagerProps {
  readonly state: ListState;
  readonly change: (change: Partial<ListState>) => void;
  readonly total: number;
}

/** Which rows are shown of how many, the way to the next ones, and how many a page has. */
export function Pager({ state: { page, size }, change, total }: PagerProps) {
  const text = useText(listText);
  const common = useText(commonText);
  const pages = lastPage(total, size);
  const range = <span role="status">{text.range((page - 1) * size + 1, Math.min(page * size, total), total)}</span>;
  if (total <= pageSizes[0])
    return (
      <div className="ui-pager" data-print="hide">
        {range}
      </div>
    );
  return (
    <nav className="ui-pager" aria-label={text.pager} data-print="hide">
      {range}
      <span className="ui-pager-steps">
        <IconButton
          kind="plain"
          size="small"
          label={common.previousPage}
          icon={<ChevronLeft className="ui-icon" />}
          disabled={page <= 1}
          onClick={() => change({ page: page - 1 })}
        />
        <b aria-current="page" aria-label={text.page(page)}>
          {page}
        </b>
        <IconButton
          kind="plain"
          size="small"
          label={common.nextPage}
          icon={<ChevronRight className="ui-icon" />}
          disabled={page >= pages}
          onClick={() => change({ page: page + 1 })}
        />
      </span>
      <span>{text.pages(pages)}</span>
      <label>
        <span>{text.size}</span>
        <SelectInput
          value={String(size)}
          options={pageSizes.map((each) => ({ value: String(each), text: text.sizeOption(each) }))}
          onChange={({ target }) => change({ size: pageSizes.find((each) => each === Number(target.value)) ?? 20 })}
        />
      </label>
    </nav>
  );
}
