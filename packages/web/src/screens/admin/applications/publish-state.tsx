import type { ApplicationRow } from '@shorui/server/contract';
import { applicationPublish } from '@shorui/server/enums';
import { wordsOf } from '../../../messages/choices.ts';
import { Badge, type Meaning } from '../../../ui/surfaces.tsx';

type Published = Pick<ApplicationRow, 'publish'>;

/** 公開 is good, 限定公開 is to be known, 非公開 is neither. */
export const publishMeaning = ({ publish }: Published): Meaning =>
  publish === 1 ? 'success' : publish === 2 ? 'info' : 'neutral';

/** Whether companies find an application, as a badge. */
export function PublishState({ application }: { readonly application: Published }) {
  return <Badge kind={publishMeaning(application)}>{wordsOf(applicationPublish, application.publish)}</Badge>;
}
