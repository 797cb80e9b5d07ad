import { describeEffect } from '@shorui/engine/model';
import { useState } from 'react';
import { builderText } from '../../../../messages/builder.ts';
import { useText } from '../../../../messages/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { Bullets, Notice } from '../../../../ui/surfaces.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { useBuilder, useDocument } from './builder-context.ts';
import { engineLocale } from './document/refusal.ts';

/** Somebody else was faster: who, what waits, and the two ways on. Nothing is overwritten until the person decides. */
export function ConflictNotice() {
  const text = useText(builderText);
  const { store } = useBuilder();
  const { save } = useDocument();
  const toast = useToast();
  const [isRefused, setRefused] = useState(false);
  if (save.kind !== 'conflict') return null;
  const resolve = (choice: 'own' | 'newest'): void => {
    const fits = store.saving.resolve(choice);
    setRefused(!fits);
    if (fits) toast(choice === 'own' ? text.resolvedOwn : text.resolvedNewest);
  };
  return (
    <section aria-label={text.conflictTitle} className="builder-notice">
      <Notice kind="warning">
        <p>
          <b>{save.message === '' ? text.conflictUnnamed : save.message}</b>
        </p>
        <p>{text.conflictBody}</p>
        <p className="ui-help">{text.conflictOwn}</p>
        <Bullets
          items={[...new Set(store.saving.unsaved().map((effect) => describeEffect(effect, engineLocale, 'made')))]}
        />
        {isRefused ? <p role="alert">{text.doesNotFit}</p> : null}
        <div className="builder-actions">
          <Button size="small" kind="main" onClick={() => resolve('own')}>
            {text.useOwn}
          </Button>
          <Button size="small" onClick={() => resolve('newest')}>
            {text.useNewest}
          </Button>
        </div>
      </Notice>
    </section>
  );
}
