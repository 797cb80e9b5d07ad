import type { TemplateFill } from '@shorui/server/contract';
import { useCrumbs } from '../../../kits/crumbs.tsx';
import { TemplateContent } from '../../../kits/templates/template-content.tsx';
import { createText } from '../../../messages/create.ts';
import { detailText } from '../../../messages/detail.ts';
import { useText } from '../../../messages/locale.ts';
import { templatesText } from '../../../messages/templates.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { useMake } from './use-make.ts';

/** A template without fields: its document is a copy of the file. */
export function CopyPage({ fill }: { readonly fill: TemplateFill }) {
  const text = useText(createText);
  const words = useText(templatesText);
  const detail = useText(detailText);
  const { make, isPending, failure } = useMake(fill);
  return (
    <>
      <PageHead
        title={fill.name}
        crumbs={useCrumbs(fill.name)}
        crumbsLabel={detail.crumbs}
        lead={`${words.fields}：${words.fieldCount(0)}`}
        actions={
          <Button kind="main" pending={isPending ? text.making : undefined} onClick={make}>
            {text.copy}
          </Button>
        }
      />
      {failure === undefined ? null : <Notice kind="danger">{failure}</Notice>}
      {fill.template === null ? null : <TemplateContent template={fill.template} />}
    </>
  );
}
