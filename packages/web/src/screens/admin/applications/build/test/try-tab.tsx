import { Suspense, useDeferredValue, useMemo } from 'react';
import { Loaded } from '../../../../../kits/loaded.tsx';
import type { PaperParts } from '../../../../../kits/preview/protocol.ts';
import { useFocusedAnswer } from '../../../../../kits/questions/focused-answer.ts';
import { builderConditionsText } from '../../../../../messages/builder-conditions.ts';
import { commonText } from '../../../../../messages/common.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../../../../ui/surfaces.tsx';
import { useApplication } from '../builder-context.ts';
import { TestPane } from './test-pane.tsx';
import type { StoredFiles } from '../stored-files.ts';
import { useSample } from './use-sample.ts';
import { useStoredFiles } from './use-stored-files.ts';
import './try-tab.css';
import { lazyPart } from '../../../../../ui/lazy-part.tsx';

// The layout of pages and its worker are loaded where a preview is shown.
const Preview = lazyPart(() => import('../../../../../kits/preview/preview.tsx').then((module) => module.Preview));

export interface TryTabProps {
  /** Opens what adds files. */
  readonly onFiles: () => void;
}

/** The answers to try the application with, and its papers as these answers make them. */
export function TryTab({ onFiles }: TryTabProps) {
  const text = useText(builderConditionsText);
  const { files } = useApplication();
  return (
    <div className="builder-try">
      <TestPane />
      {files.length === 0 ? (
        <EmptyState
          title={text.noPapers}
          action={
            <Button kind="main" onClick={onFiles}>
              {text.addPapers}
            </Button>
          }
        >
          {text.noPapersWhy}
        </EmptyState>
      ) : (
        <LoadedPapers />
      )}
    </div>
  );
}

function LoadedPapers() {
  return (
    <div className="builder-papers">
      <Loaded query={useStoredFiles()} rows={12}>
        {(files) => <Papers files={files} />}
      </Loaded>
    </div>
  );
}

function Papers({ files }: { readonly files: StoredFiles }) {
  const { loading } = useText(commonText);
  const { answers } = useSample();
  const application = useDeferredValue(useApplication());
  const focus = useFocusedAnswer('.ui-preview');
  const paper = useMemo((): PaperParts => ({ application, files }), [application, files]);
  return (
    <Suspense fallback={<Skeleton rows={12} label={loading} />}>
      <Preview paper={paper} answers={answers} focus={focus} />
    </Suspense>
  );
}
