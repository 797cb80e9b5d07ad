import { sessionMark } from '../api/session-mark.ts';
import { storedLocale } from '../messages/locale.ts';
import { safeReturnPath } from '../routes/return-path.ts';

// Shows the screen before its script is there: the page has it as HTML, once for each language (build/first-plugin.ts). A script of its
// own at the end of the page. `endPicture` puts the screen itself in its place.

const wanted = safeReturnPath(new URLSearchParams(location.search).get('redirect'));
const kind = wanted === undefined || wanted === '/dashboard' ? 'plain' : 'wanted';
const template = document.querySelector<HTMLTemplateElement>(`template[data-picture="${storedLocale()} ${kind}"]`);
const picture = document.getElementById('first');

// Somebody with a session is led to another screen at once. The links of the picture do not have the prefix of the mirror.
const isLeft = sessionMark() !== '' || location.pathname.startsWith('/frontend');
if (picture !== null && template !== null && !isLeft) {
  // React moves the focus to its own fields before the picture is gone.
  picture.addEventListener('focusin', ({ target }) => {
    picture.dataset['focused'] = target instanceof HTMLInputElement ? target.name : '';
  });
  picture.addEventListener('submit', (event) => {
    event.preventDefault();
    picture.dataset['isSent'] = '';
  });
  picture.append(template.content);
  if (wanted !== undefined)
    for (const link of picture.querySelectorAll<HTMLAnchorElement>('a[href*="redirect="]'))
      link.search = `?${new URLSearchParams({ redirect: wanted })}`;
}
