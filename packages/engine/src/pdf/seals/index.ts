export { type FrameSeal, type SealFrame, stampSeals, type StampedSeals } from './seal-frame.ts';
