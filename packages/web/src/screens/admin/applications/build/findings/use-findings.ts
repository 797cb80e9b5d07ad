import type { Problem } from '@shorui/engine';
import { useDeferredValue, useMemo } from 'react';
import { useApplication } from '../builder-context.ts';
import { findingsOf } from './find.ts';

/** The findings of the present state. They come after what is typed, so they may be a moment late. */
export function useFindings(): readonly Problem[] {
  const application = useDeferredValue(useApplication());
  return useMemo(() => findingsOf(application), [application]);
}
