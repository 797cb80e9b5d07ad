import { useRecordParams } from '../../../kits/detail/detail-page.tsx';
import { TemplateDetail } from '../../../kits/templates/template-detail.tsx';
import { useAllows } from '../../../layouts/allows.ts';

/** A template that the company may use. */
export function Screen() {
  const { id } = useRecordParams();
  const allows = useAllows();
  return <TemplateDetail id={id > 0 ? id : undefined} mayMake={allows('/create/document')} />;
}
