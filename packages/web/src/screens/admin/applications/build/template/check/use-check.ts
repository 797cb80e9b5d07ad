import type { Application } from '@shorui/engine';
import { useEffect, useState } from 'react';
import { engineLocale } from '../../document/refusal.ts';
import { Checker } from './checker.ts';
import type { CheckParts, TemplateFinding } from './protocol.ts';

/** Milliseconds without a change after which the template is checked. */
const quietMs = 600;

export interface Check {
  readonly checker: Checker;
  readonly parts: CheckParts;
  /** Undefined while the first check is under way. */
  readonly findings: readonly TemplateFinding[] | undefined;
}

/**
 * What lint finds in a template; the findings before stay until the next are there.
 * @param waits a tag is being typed: half of it would be a mistake
 */
export function useCheck(application: Application, bytes: Uint8Array | undefined, waits: boolean): Check {
  const [checker] = useState(() => new Checker(engineLocale));
  const [findings, setFindings] = useState<readonly TemplateFinding[]>();
  useEffect(() => () => checker.stop(), [checker]);
  useEffect(() => {
    if (waits) return undefined;
    let isOld = false;
    const lint = async (): Promise<void> => {
      const found = await checker.lint({ application, bytes });
      if (!isOld) setFindings(found ?? []);
    };
    const timer = setTimeout(() => void lint(), quietMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [checker, application, bytes, waits]);
  return { checker, parts: { application, bytes }, findings };
}
