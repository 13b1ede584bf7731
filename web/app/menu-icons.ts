import {
  IconArchive, IconBell, IconBook2, IconBriefcase, IconBuilding, IconCalendar, IconChartBar, IconForms, IconHeadset, IconHome,
  IconLayoutBoard, IconLayoutDashboard, IconListCheck, IconMessageCircle, IconNote, IconPhoto, IconPuzzle, IconSchool,
  IconSettings, IconShieldCheck, IconTicket, IconUser, IconVideo, type Icon,
} from '@tabler/icons-react'
import type { ModuleKey } from '@diwan/contract/modules/registry'

export const HomeIcon: Icon = IconHome

export const moduleIcons: Readonly<Record<ModuleKey, Icon>> = {
  dashboard: IconLayoutDashboard,
  tickets: IconTicket,
  departments: IconBuilding,
  modules: IconPuzzle,
  settings: IconSettings,
  profile: IconUser,
  notifications: IconBell,
  chat: IconMessageCircle,
  workspace: IconLayoutBoard,
  quickTasks: IconListCheck,
  notes: IconNote,
  forms: IconForms,
  surveys: IconChartBar,
  training: IconSchool,
  schedule: IconCalendar,
  permissions: IconShieldCheck,
  opportunity: IconBriefcase,
  meet: IconVideo,
  knowledgeHub: IconBook2,
  gallery: IconPhoto,
  archive: IconArchive,
  support: IconHeadset,
}
