import { TEMPLATE_ICONS } from '@diwan/contract/tickets/vocabulary'
import type { Icon } from '@tabler/icons-react'
import {
  IconBoxSeam,
  IconCalendarEvent,
  IconCash,
  IconDeviceLaptop,
  IconDoor,
  IconHelpCircle,
  IconKey,
  IconMail,
  IconNetwork,
  IconPhone,
  IconPrinter,
  IconTools,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'

type Sign = (typeof TEMPLATE_ICONS)[number]

const signs: Readonly<Record<Sign, Icon>> = {
  help: IconHelpCircle,
  laptop: IconDeviceLaptop,
  network: IconNetwork,
  account: IconUserPlus,
  key: IconKey,
  phone: IconPhone,
  printer: IconPrinter,
  letter: IconMail,
  money: IconCash,
  calendar: IconCalendarEvent,
  room: IconDoor,
  tools: IconTools,
  supplies: IconBoxSeam,
  people: IconUsers,
}

export function TemplateSign({ icon }: { icon: Sign }) {
  const Shown = signs[icon]
  return <Shown size={20} stroke={1.6} aria-hidden />
}
