import { ChevronLeft, ChevronRight } from 'lucide-react';
import { commonText } from '../messages/common.ts';
import { useText } from '../messages/locale.ts';
import { IconButton } from './button.tsx';
import './pager-bar.css';

export interface PagerBarProps {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Which rows are shown, and the way to the others: `1-20 / 228件`. */
export function PagerBar({ page, perPage, total, onPage }: PagerBarProps) {
  const text = useText(commonText);
  const last = Math.max(1, Math.ceil(total / perPage));
  return (
    <nav className="ui-pager-bar" aria-label={text.page(page)}>
      <span>{text.range((page - 1) * perPage + 1, Math.min(page * perPage, total), total)}</span>
      {last === 1 ? null : (
        <>
          <IconButton
            label={text.previousPage}
            icon={<ChevronLeft className="ui-icon" />}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <IconButton
            label={text.nextPage}
            icon={<ChevronRight className="ui-icon" />}
            disabled={page >= last}
            onClick={() => onPage(page + 1)}
          />
        </>
      )}
    </nav>
  );
}
