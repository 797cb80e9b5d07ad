import type { Guide } from '../model/freeform.ts';

/** Radians in 60,000ths of a degree. */
export const guideAngle = Math.PI / 180 / 60_000;

/** Results beyond this are cut off there: what is drawn is smaller by far. */
const largest = 1e12;

function calculate(operator: Guide['operator'], x: number, y: number, z: number): number {
  switch (operator) {
    case '*/':
      return (x * y) / z;
    case '+-':
      return x + y - z;
    case '+/':
      return (x + y) / z;
    case '?:':
      return x > 0 ? y : z;
    case 'abs':
      return Math.abs(x);
    case 'at2':
      return Math.atan2(y, x) / guideAngle;
    case 'cat2':
      return x * Math.cos(Math.atan2(z, y));
    case 'cos':
      return x * Math.cos(y * guideAngle);
    case 'max':
      return Math.max(x, y);
    case 'min':
      return Math.min(x, y);
    case 'mod':
      return Math.hypot(x, y, z);
    case 'pin':
      return y < x ? x : y > z ? z : y;
    case 'sat2':
      return x * Math.sin(Math.atan2(z, y));
    case 'sin':
      return x * Math.sin(y * guideAngle);
    case 'sqrt':
      return Math.sqrt(x);
    case 'tan':
      return x * Math.tan(y * guideAngle);
    case 'val':
      return x;
  }
}

/** What a formula gives (ECMA-376 part 1, 20.1.9.11); 0 where it gives no number, as for a part of nothing. */
export function guideValue(operator: Guide['operator'], x: number, y: number, z: number): number {
  const value = calculate(operator, x, y, z);
  return Number.isFinite(value) ? Math.min(largest, Math.max(-largest, value)) : 0;
}
