import { useEffect, useMemo, useRef, useState, useDeferredValue } from 'react';
import { storedLocale } from '../../../../../../messages/locale.ts';
import { useApplication } from '../../builder-context.ts';
import { useSample } from '../../test/use-sample.ts';
import { useForm } from '../form-context.ts';
import type { DrawnValues } from './protocol.ts';
import { sampleAnswers } from './sample-answers.ts';
import { ValuesDesk } from './values-desk.ts';

/** The sample values of the page as the engine prints them, drawn anew when a field or an answer changes. Undefined before the first picture. */
export function useValues(size: {
  readonly width: number;
  readonly height: number;
}): DrawnValues | 'failed' | undefined {
  const { bytes, file, images, page } = useForm();
  const application = useDeferredValue(useApplication());
  const { answers } = useSample();
  const desk = useRef<ValuesDesk>(undefined);
  const [values, setValues] = useState<DrawnValues | 'failed'>();
  const sample = useMemo(() => sampleAnswers(application, answers), [application, answers]);
  useEffect(() => {
    const opened = new ValuesDesk({ bytes, images, locale: storedLocale() }, setValues);
    desk.current = opened;
    return () => opened.close();
  }, [bytes, images]);
  const [width, height] = [Math.round(size.width), Math.round(size.height)];
  useEffect(() => {
    desk.current?.draw({ application, fileId: file.id, answers: sample, page: page - 1, width, height });
  }, [bytes, images, application, file.id, sample, page, width, height]);
  return values;
}
