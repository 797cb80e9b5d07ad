import { ActivitiesPanel } from './activities-panel.tsx';
import { ApprovalPanel } from './approval-panel.tsx';
import { CommentsPanel, type CommentsPanelProps } from './comments-panel.tsx';
import { RecordPanel } from './record-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';

/** The panels beside the content of a document, one file each, in the order 承認, コメント, 書類情報, 版, 操作. */
export function SidePanels({ document, ...comments }: CommentsPanelProps) {
  return (
    <>
      <ApprovalPanel document={document} />
      <CommentsPanel document={document} {...comments} />
      <RecordPanel document={document} />
      <VersionsPanel document={document} />
      <ActivitiesPanel document={document} />
    </>
  );
}
