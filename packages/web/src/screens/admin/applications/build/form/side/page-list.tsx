import { PagePicture } from '../../../../../../kits/pdf/page-picture.tsx';
import { usePixelRatio } from '../../../../../../kits/pdf/pixel-ratio.ts';
import { builderFormsText } from '../../../../../../messages/builder-forms.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { useForm } from '../form-context.ts';

/** Width of a small picture, px. */
const across = 64;

/** The pages of a form as small pictures. */
export function PageList() {
  const text = useText(builderFormsText);
  const { pdf, page, pages, setPage, placements } = useForm();
  const ratio = usePixelRatio();
  return (
    <section className="form-pages" aria-label={text.pages}>
      <h2>
        {text.pages}
        <span>{text.pagesUnit(pages.length)}</span>
      </h2>
      <div>
        {pages.map(({ width, height }, at) => {
          const number = at + 1;
          const count = placements.filter((each) => each.page === number).length;
          return (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- a page has no other id than its number
              key={at}
              type="button"
              aria-current={number === page ? 'page' : undefined}
              aria-label={text.pageWith(number, count)}
              onClick={() => setPage(number)}
            >
              <span style={{ width: across, height: (across * height) / width }}>
                <PagePicture file={pdf} page={at} width={across} height={(across * height) / width} ratio={ratio} />
              </span>
              {number}
            </button>
          );
        })}
      </div>
    </section>
  );
}
