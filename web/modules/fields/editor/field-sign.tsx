import type { FieldType } from '@diwan/core/fields/field'
import type { Icon } from '@tabler/icons-react'
import {
  IconAlignJustified,
  IconAt,
  IconCalendar,
  IconCheckbox,
  IconClock,
  IconCircleDot,
  IconLetterCase,
  IconLink,
  IconNumber123,
  IconPaperclip,
  IconPhone,
  IconSeparatorHorizontal,
  IconSitemap,
  IconSortDescending2,
  IconStar,
  IconTable,
  IconUser,
} from '@tabler/icons-react'

const signs: Readonly<Record<FieldType, Icon>> = {
  text: IconLetterCase,
  long_text: IconAlignJustified,
  number: IconNumber123,
  email: IconAt,
  url: IconLink,
  phone: IconPhone,
  date: IconCalendar,
  time: IconClock,
  choice: IconCircleDot,
  choices: IconCheckbox,
  rating: IconStar,
  matrix: IconTable,
  ranking: IconSortDescending2,
  person: IconUser,
  unit: IconSitemap,
  file: IconPaperclip,
  section: IconSeparatorHorizontal,
}

export function FieldSign({ type }: { type: FieldType }) {
  const Shown = signs[type]
  return <Shown size={17} stroke={1.6} aria-hidden />
}
