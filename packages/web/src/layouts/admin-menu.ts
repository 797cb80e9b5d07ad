import {
  ArrowRightLeft,
  BookOpen,
  Boxes,
  BriefcaseBusiness,
  Building2,
  ChartLine,
  Eye,
  Files,
  FilePenLine,
  FilePlus2,
  FileStack,
  Folder,
  House,
  Landmark,
  Lightbulb,
  Mail,
  Megaphone,
  MessagesSquare,
  Receipt,
  ScrollText,
  Settings,
  Tags,
  Users,
} from 'lucide-react';
import type { AdminPath } from '../routes/screen-paths.ts';
import type { MenuGroup } from './menus.ts';

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
      { path: '/admin/application_view', icon: Eye },
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
      { path: '/admin/meta-groups', icon: Boxes },
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
      { path: '/admin/campaign-dashboard', name: 'campaigns', icon: Megaphone },
      { path: '/admin/campaign-statistics', icon: ChartLine },
      { path: '/admin/plans', icon: FileStack },
    ],
  },
  {
    title: 'operation',
    entries: [
      { path: '/admin/landings', icon: FilePenLine },
      { path: '/admin/tool', name: 'tool', icon: ArrowRightLeft },
      { path: '/admin/outbox', icon: Mail },
      { path: '/admin/audit', icon: ScrollText },
      { path: '/admin/settings', icon: Settings },
      { path: '/admin/settings/payment', icon: Landmark },
    ],
  },
];
