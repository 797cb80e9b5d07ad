import { useEffect, useState } from 'react';

/** Ratio of the pixels of the screen, which changes when a window goes to another screen. */
export function usePixelRatio(): number {
  const [ratio, setRatio] = useState(() => devicePixelRatio);
  useEffect(() => {
    const query = matchMedia(`(resolution: ${ratio}dppx)`);
    const change = (): void => setRatio(devicePixelRatio);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, [ratio]);
  return ratio;
}
