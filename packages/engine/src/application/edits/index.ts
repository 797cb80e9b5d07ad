export { Change, changeSchemas, type ChangeAction, type ChangeOf } from './change/change.ts';
export { cloneApplication, shiftIds } from './clone-application.ts';
export { compareApplications } from './compare-applications.ts';
export {
  describeEffect,
  effectActions,
  type Effect,
  type EffectAction,
  type EffectKind,
  type ThingRef,
} from './effect.ts';
export { editApplication, previewChange, type Edit } from './edit-application.ts';
export { applyToHistory, redo, startHistory, undo, type EditHistory, type HistoryStep } from './edit-history.ts';
export { cutInstanceName, cutName } from './unique-name.ts';
