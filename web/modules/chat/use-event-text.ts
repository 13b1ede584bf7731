import type { CHAT_LINES } from '@diwan/contract/chat/vocabulary'
import type { TalkLine } from '@diwan/contract/talk/schemas'
import {
  IconAbc,
  IconCrown,
  IconMessagePlus,
  IconPhoto,
  IconPin,
  IconTextCaption,
  IconUserMinus,
  IconUserPlus,
  IconUserShield,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../kit/session.ts'

type What = (typeof CHAT_LINES)[number]

export const eventIcons: Readonly<Record<string, Icon>> & Record<What, Icon> = {
  created: IconMessagePlus,
  added: IconUserPlus,
  left: IconUserMinus,
  removed: IconUserMinus,
  degree: IconUserShield,
  handed_over: IconCrown,
  renamed: IconAbc,
  described: IconTextCaption,
  photo: IconPhoto,
  pinned: IconPin,
}
const isKnown = (what: string): what is What => what in eventIcons

/** Names in their own directions: two scripts may stand in one sentence. */
const isolated = (name: string): string => `\u2068${name}\u2069`

/** What a line between the messages says. */
export function useEventText(): (line: TalkLine) => string {
  const { t, i18n } = useTranslation('chat')
  const me = useSession()?.metadata.id
  const names = new Intl.ListFormat(i18n.language)
  return ({ what, by, people, text }) => {
    if (!isKnown(what)) return ''
    const actor = by === null ? t('somebody') : by.id === me ? t('you') : isolated(by.fullName)
    const whom = names.format(people.map(({ id, fullName }) => (id === me ? t('youObject') : isolated(fullName))))
    return t(`line_${what}`, { actor, whom, text: isolated(text ?? '') })
  }
}
