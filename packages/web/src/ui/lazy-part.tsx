import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { commonText } from '../messages/common.ts';
import { useText } from '../messages/locale.ts';
import { lostPartText } from '../messages/lost-part.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './surfaces.tsx';

/** In the place of a part whose code could not be loaded. Browsers keep such a failure until the page is loaded again. */
function LostPart() {
  return <Notice kind="danger">{useText(lostPartText).body}</Notice>;
}

interface DialogPart {
  readonly onClose: () => void;
}

function LostDialog({ onClose }: DialogPart) {
  const text = useText(lostPartText);
  const common = useText(commonText);
  return (
    <Dialog title={text.title} actions={<Button onClick={onClose}>{common.close}</Button>} onClose={onClose}>
      <p>{text.body}</p>
    </Dialog>
  );
}

const lazyOr = <Props extends object>(load: () => Promise<ComponentType<Props>>, lost: ComponentType<Props>) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      reportError(error);
      return { default: lost };
    }
  });

/** A part of a page that is loaded when it is first shown. Where that fails, a message takes its place, and the page keeps what is typed. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazyOr(load, LostPart);

/** As `lazyPart`, for a dialog. */
export const lazyDialog = <Props extends DialogPart>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazyOr(load, LostDialog);
