import {
  BookOpen,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ChartLine,
  Files,
  FilePenLine,
  FilePlus2,
  FileStack,
  Folder,
  House,
  Lightbulb,
  Link as LinkIcon,
  ListChecks,
  Mail,
  MessagesSquare,
  Receipt,
  ScrollText,
  Settings,
  Stamp,
  Tags,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { menuText } from '../messages/menu.ts';
import type { AdminPath, SitePath } from '../routes/screen-paths.ts';

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
      { path: '/document/draft', icon: FilePenLine },
      { path: '/document/shared', icon: LinkIcon },
      { path: '/document-templates', icon: FileStack },
    ],
  },
  {
    title: 'creation',
    entries: [
      { path: '/applications', icon: FilePlus2 },
      { path: '/applications/list', icon: Files },
    ],
  },
  { title: 'manage', entries: [{ path: '/settings', icon: Settings, name: 'settings' }] },
];

/** The menu of the staff. Entries whose screen is not ready are absent. */
export const adminMenu: readonly MenuGroup<AdminPath>[] = [
  {
    entries: [
      { path: '/admin', icon: House },
      { path: '/admin/summary', icon: ChartLine },
    ],
  },
  {
    title: 'creation',
    entries: [
      { path: '/admin/applications', icon: FilePlus2 },
      { path: '/admin/application_categories', icon: Folder },
      { path: '/admin/application_tags', icon: Tags },
      { path: '/admin/request-confirm', icon: Receipt },
    ],
  },
  {
    title: 'work',
    entries: [
      { path: '/admin/proposals', icon: Lightbulb },
      { path: '/admin/tags', icon: Tags },
      { path: '/admin/works', icon: BriefcaseBusiness },
      { path: '/admin/templates', icon: BookOpen },
    ],
  },
  {
    title: 'documents',
    entries: [
      { path: '/admin/document-templates', icon: FileStack },
      { path: '/admin/document/categories', icon: Folder },
      { path: '/admin/types', icon: Files },
      { path: '/admin/metas', icon: Tags },
    ],
  },
  {
    title: 'customers',
    entries: [
      { path: '/admin/companies', icon: Building2 },
      { path: '/admin/users', icon: Users },
      { path: '/admin/contacts', icon: MessagesSquare },
    ],
  },
  {
    title: 'sales',
    entries: [
      { path: '/admin/revenue', icon: ChartLine },
      { path: '/admin/transactions', icon: Receipt },
      { path: '/admin/plans', icon: FileStack },
    ],
  },
  {
    title: 'operation',
    entries: [
      { path: '/admin/landings', icon: FilePenLine },
      { path: '/admin/tool', icon: BriefcaseBusiness },
      { path: '/admin/outbox', icon: Mail },
      { path: '/admin/audit', icon: ScrollText },
      { path: '/admin/settings', icon: Settings },
    ],
  },
];
