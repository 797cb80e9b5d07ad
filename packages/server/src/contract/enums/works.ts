import { choices } from './choices.ts';

/** Proposals, todos, the calendar, requests. Values are those of the API and the database. */
export const proposalPriorities = choices(
  [1, 'high', '高', 'High'],
  [2, 'medium', '中', 'Medium'],
  [3, 'low', '低', 'Low'],
);

export const modalProposalPriorities = choices(
  [1, 'high', '高', 'High'],
  [2, 'medium', '中', 'Medium'],
  [3, 'low', '低', 'Low'],
  [5, 'hidden', '非表示', 'Hidden'],
);

export const modalTemplatePriorities = choices(
  [4, 'random_display', 'ランダム表示', 'Random display'],
  [5, 'hidden', '非表示', 'Hidden'],
);

export const repeats = choices(
  [0, 'none', '繰り返しなし', 'None'],
  [1, 'daily', '毎日', 'Daily'],
  [2, 'weekly', '毎週', 'Weekly'],
  [3, 'monthly', '毎月', 'Monthly'],
  [4, 'quarterly', '四半期ごと', 'Quarterly'],
  [5, 'yearly', '毎年', 'Yearly'],
);

export const proposalStatuses = choices([3, 'complete', '完了', 'Complete'], [4, 'archive', 'アーカイブ', 'Archive']);

export const todoStatuses = choices(
  [1, 'not_started', '未実行', 'Not started'],
  [2, 'in_progress', '進行中', 'In progress'],
  [3, 'done', '完了', 'Done'],
  [4, 'deleted', '削除', 'Deleted'],
);

export const stepOptionKeys = choices(
  ['all_day', 'all_day', '終日', 'All day'],
  ['split_date', 'split_date', '日付を分割', 'Split date'],
);

export const settlementOffsets = choices(
  ['day_start_after_settlement_month', 'day_start', '決算月後の開始日', 'Day start'],
  ['day_end_after_settlement_month', 'day_end', '決算月後の終了日', 'Day end'],
  ['month_start_after_settlement_month', 'month_start', '決算月後の開始月', 'Month start'],
  ['month_end_after_settlement_month', 'month_end', '決算月後の終了月', 'Month end'],
);

export const calendarEventKinds = choices(
  ['proposal', 'proposal', '提案', 'Proposal'],
  ['todo', 'todo', 'TODO', 'Todo'],
  ['step', 'step', 'ステップ', 'Step'],
  ['task', 'task', 'タスク', 'Task'],
);

export const calendarEventColors = choices(
  ['processing_todo', 'processing_todo', '処理中TODO（グレー）', 'Processing todo'],
  ['done', 'done', '完了（薄い青）', 'Done'],
  ['normal', 'normal', '通常（青）', 'Normal'],
  ['proposal', 'proposal', '提案（淡いニュートラル）', 'Proposal'],
  ['untimed_marker', 'untimed_marker', '時刻なしマーカー', 'Untimed marker'],
);

export const ebookRequestStatuses = choices(
  [0, 'not_sent', '未送信', 'Not sent'],
  [1, 'sent', '送信済み', 'Sent'],
  [2, 'do_not_send', '送信しない', 'Do not send'],
);

export const contactStatuses = choices(
  [0, 'open', '未対応', 'Open'],
  [1, 'in_progress', '対応中', 'In progress'],
  [2, 'done', '対応済み', 'Done'],
);
