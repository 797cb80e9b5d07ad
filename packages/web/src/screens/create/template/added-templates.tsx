import type { OwnTemplateDetail } from '@shorui/server/contract';
import { useText } from '../../../messages/locale.ts';
import { templatesText } from '../../../messages/templates.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Bullets, Notice } from '../../../ui/surfaces.tsx';

export type Added = Pick<OwnTemplateDetail, 'id' | 'name' | 'field_count' | 'findings'>;

/** What was found in the files that were just added, the newest first. */
export function AddedTemplates({ added }: { readonly added: readonly Added[] }) {
  const text = useText(templatesText).own;
  return added.map(({ id, name, field_count, findings }) => {
    const isWrong = findings.some(({ severity }) => severity === 'error');
    const words = isWrong ? text.wrongAdded(name) : text.readyAdded(name, field_count);
    return (
      <Notice key={id} kind={isWrong ? 'warning' : 'info'}>
        <p role="status">{words}</p>
        {findings.length === 0 ? null : <Bullets items={findings.map((finding) => finding.text)} />}
        <ButtonLink size="small" to="/create/template/edit" search={{ id }} label={`${text.edit}：${name}`}>
          {text.edit}
        </ButtonLink>
      </Notice>
    );
  });
}
