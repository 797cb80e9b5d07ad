import type { Application } from '@shorui/engine';
import { readApplication, type ApplicationView } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { Loaded } from '../../../../kits/loaded.tsx';
import { Builder } from './builder.tsx';
import { BuilderProvider } from './builder-context.ts';
import { DocumentStore } from './document/document-store.ts';
import { StartPage } from './start/start-page.tsx';
import './builder.css';
import './conditions/conditions.css';
import './files/files.css';
import './findings/findings.css';
import './start/start.css';
import './test/test-pane.css';
import './tree/question-tree.css';

/** The builder of an application; without one, the ways to begin. */
export function Screen() {
  const { id }: { readonly id?: string } = useParams({ strict: false });
  if (id === undefined) return <StartPage />;
  return <BuildPage key={id} id={Number(id)} />;
}

function BuildPage({ id }: { readonly id: number }) {
  const query = useQuery(endpointQuery(readApplication, { params: { id } }));
  return (
    <Loaded query={query} rows={10}>
      {(view) => <OpenedBuilder view={view} />}
    </Loaded>
  );
}

const stateOf = ({ definition, version }: ApplicationView) => ({
  // The server stores what the engine has made, so it is an application.
  application: definition as unknown as Application,
  version,
});

function OpenedBuilder({ view }: { readonly view: ApplicationView }) {
  const [store] = useState(() => new DocumentStore(view.id, stateOf(view)));
  const [chosen, choose] = useState<number>();
  useEffect(() => store.saving.receive(stateOf(view)), [store, view]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (!store.saving.isIdle) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      void store.saving.flush();
    };
  }, [store]);
  return (
    <BuilderProvider value={{ id: view.id, store, chosen, choose }}>
      <Builder view={view} />
    </BuilderProvider>
  );
}
