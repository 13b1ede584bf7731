import type { LessonKind } from '@diwan/contract/training/vocabulary'
import { IconAlignLeft, IconChecklist, IconFileText, IconForms, IconLink, IconVideo, type Icon } from '@tabler/icons-react'

const signs: Readonly<Record<LessonKind, Icon>> = {
  text: IconAlignLeft,
  video: IconVideo,
  document: IconFileText,
  quiz: IconChecklist,
  form: IconForms,
  link: IconLink,
}

export function LessonSign({ kind }: { kind: LessonKind }) {
  const Sign = signs[kind]
  return <Sign size={18} stroke={1.6} aria-hidden />
}
