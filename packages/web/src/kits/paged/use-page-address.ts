import { useNavigate, useSearch } from '@tanstack/react-router';

export interface PageAddress {
  readonly page: number;
  readonly keyword: string;
  /** Shows another page, or the first one of what a keyword finds. */
  readonly show: (next: { readonly page?: number; readonly keyword?: string }) => void;
}

/** Page and keyword of a list in the address, so that a link and the way back show the same. What is not understood is left out. */
export function usePageAddress(): PageAddress {
  const search = useSearch({ strict: false }) as { readonly page?: unknown; readonly keyword?: unknown };
  const navigate = useNavigate();
  const page = Number(search.page);
  const keyword =
    typeof search.keyword === 'string' || typeof search.keyword === 'number' ? String(search.keyword) : '';
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    keyword,
    show(next) {
      const shown = { keyword, page: 1, ...next };
      void navigate({
        to: '.',
        search: {
          ...(shown.keyword === '' ? {} : { keyword: shown.keyword }),
          ...(shown.page === 1 ? {} : { page: shown.page }),
        },
        replace: next.page === undefined,
      });
    },
  };
}
