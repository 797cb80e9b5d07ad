export type { FrameSeal, SealFrame } from './seal-frame.ts';
export { stampSeals, type StampedSeals } from './stamp-seals.ts';
