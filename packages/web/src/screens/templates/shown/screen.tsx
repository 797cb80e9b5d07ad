import { useQueryId } from '../../../kits/address-id.ts';
import { TemplateDetail } from '../../../kits/templates/template-detail.tsx';
import { useAllows } from '../../../layouts/allows.ts';

/** The template that the query of the address names. */
export function Screen() {
  const allows = useAllows();
  return <TemplateDetail id={useQueryId('id')} mayMake={allows('/create/document')} />;
}
