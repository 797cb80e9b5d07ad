import {
  BookOpen,
  BriefcaseBusiness,
  CalendarDays,
  Files,
  FilePenLine,
  FilePlus2,
  FileStack,
  Folder,
  FolderTree,
  House,
  LayoutTemplate,
  Lightbulb,
  Link as LinkIcon,
  ListChecks,
  MessagesSquare,
  Receipt,
  Settings,
  SquarePen,
  Stamp,
  type LucideIcon,
} from 'lucide-react';
import type { menuText } from '../messages/menu.ts';
import type { SitePath } from '../routes/screen-paths.ts';

export interface MenuEntry<P extends string> {
  readonly path: P;
  readonly icon: LucideIcon;
  /** Words of the entry where they are not the title of its screen. */
  readonly name?: keyof typeof menuText.jp.names;
}

export interface MenuGroup<P extends string> {
  /** Heading; the first group has none. */
  readonly title?: keyof typeof menuText.jp.groups;
  readonly entries: readonly MenuEntry<P>[];
}

/** The menu of company users. Entries whose screen is not ready, or not allowed, are absent. */
export const customerMenu: readonly MenuGroup<SitePath>[] = [
  {
    entries: [
      { path: '/dashboard', icon: House },
      { path: '/document/approve/list', icon: Stamp },
      { path: '/calendar', icon: CalendarDays },
      { path: '/group-chats', icon: MessagesSquare },
    ],
  },
  {
    title: 'work',
    entries: [
      { path: '/proposals', icon: Lightbulb },
      { path: '/todo', icon: ListChecks },
      { path: '/templates', icon: BookOpen },
      { path: '/works', icon: BriefcaseBusiness },
    ],
  },
  {
    title: 'documents',
    entries: [
      { path: '/document', icon: Folder },
      { path: '/document/draft', icon: FilePenLine, name: 'drafts' },
      { path: '/document/shared', icon: LinkIcon },
      { path: '/document/category', icon: FolderTree },
      { path: '/document-templates', icon: FileStack },
    ],
  },
  {
    title: 'creation',
    entries: [
      { path: '/create/first', icon: SquarePen },
      { path: '/create/template', icon: LayoutTemplate },
      { path: '/applications', icon: FilePlus2 },
      { path: '/applications/list', icon: Files },
      { path: '/receipt', icon: Receipt },
    ],
  },
  { title: 'manage', entries: [{ path: '/settings', icon: Settings, name: 'settings' }] },
];
