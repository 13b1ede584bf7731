import type { FieldType } from '@diwan/core/fields/field'
import { offeredType, type Offer } from '@diwan/core/fields/offers'
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
  IconGauge,
  IconRulerMeasure,
  IconSelector,
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

/** Shapes of a type that look different from it. */
const shapes: Readonly<Partial<Record<Offer, Icon>>> = { list: IconSelector, scale: IconRulerMeasure, nps: IconGauge }

/** The sign of what a builder offers. */
export function OfferSign({ offer }: { offer: Offer }) {
  const Shown = shapes[offer] ?? signs[offeredType(offer)]
  return <Shown size={17} stroke={1.6} aria-hidden />
}

export function FieldSign({ type }: { type: FieldType }) {
  const Shown = signs[type]
  return <Shown size={17} stroke={1.6} aria-hidden />
}
