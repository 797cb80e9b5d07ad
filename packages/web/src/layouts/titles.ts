import { useRouter } from '@tanstack/react-router';

/** Titles of all screens of the area, by path. */
export function useTitles(): Readonly<Record<string, string>> {
  return (useRouter().options.context as { readonly titles: Readonly<Record<string, string>> }).titles;
}
