import { useMatches, useRouter } from '@tanstack/react-router';
import type { ScreenPath } from '../routes/screen-paths.ts';

/** Titles of all screens of the area, by path. */
export function useTitles(): Readonly<Record<string, string>> {
  return (useRouter().options.context as { readonly titles: Readonly<Record<string, string>> }).titles;
}

/** Whether the screen of a path of the area exists: links to others are left out. */
export function useReady(): (path: ScreenPath) => boolean {
  const { ready } = useRouter().options.context as { readonly ready: Readonly<Record<string, unknown>> };
  return (path) => ready[path] !== undefined;
}

/** Title of the screen that is shown; undefined where no screen of the table matches. */
export function useScreenTitle(): string | undefined {
  const titles = useTitles();
  const screen = useMatches().findLast(({ staticData }) => staticData.screen !== undefined)?.staticData.screen;
  return screen === undefined ? undefined : titles[screen];
}

const nothingAbove: readonly string[] = [];

/** Paths of the screens above the one that is shown, the highest first (`screensAbove` of the route table). */
export function useScreensAbove(): readonly string[] {
  return useMatches().findLast(({ staticData }) => staticData.screen !== undefined)?.staticData.above ?? nothingAbove;
}
