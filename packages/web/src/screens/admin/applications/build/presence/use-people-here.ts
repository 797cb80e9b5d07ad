import { createClient } from '@shorui/server/client';
import { announcePresence, type BodyOf } from '@shorui/server/contract';
import { useEffect, useState } from 'react';
import { hearEvents } from '../../../../../api/events/heard-events.ts';
import { beatMs, PeopleHere, type PersonHere } from './people-here.ts';

/** Its calls are sent although the page is being closed. */
const client = createClient({
  baseUrl: location.origin,
  cookies: 'browser',
  fetch: async (url, init) => fetch(url, { ...init, keepalive: true }),
});

type State = BodyOf<typeof announcePresence>['state'];

/** Names this screen among those of all people. `crypto.randomUUID` exists on secure pages alone. */
const newTab = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The other people who have the application open, and tells them that one has it open too. A screen in the background is silent: after a
 * while it is not shown any more, until it is looked at again.
 */
export function usePeopleHere(applicationId: number): readonly PersonHere[] {
  const [people, setPeople] = useState<readonly PersonHere[]>([]);
  useEffect(() => {
    const here = new PeopleHere();
    const tab = newTab();
    const say = (state: State): void => {
      // A message that does not arrive is followed by the next one.
      void client
        .call(announcePresence, { params: { id: applicationId }, body: { tab, state } })
        .catch(() => undefined);
    };
    const stop = hearEvents(({ type, data }) => {
      if (type !== 'presence' || data.application_id !== applicationId) return;
      here.hear(data, performance.now());
      setPeople(here.people);
      if (data.state === 'arrived' && !document.hidden) say('here');
    });
    const timer = setInterval(() => {
      if (!document.hidden) say('here');
    }, beatMs);
    const clock = setInterval(() => {
      here.forget(performance.now());
      setPeople(here.people);
    }, 1000);
    const look = (): void => {
      if (!document.hidden) say('arrived');
    };
    const leave = (): void => say('left');
    document.addEventListener('visibilitychange', look);
    addEventListener('pagehide', leave);
    look();
    return () => {
      stop();
      clearInterval(timer);
      clearInterval(clock);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [applicationId]);
  return people;
}
