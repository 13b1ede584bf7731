import { isListed } from '@diwan/core/words/arabic-lists'
import { keyOf } from '@diwan/core/words/spelling'
import { ARABIC_WORDS } from './arabic-words.ts'

/** What people write in small letters as well, and no dictionary of speech holds. */
const WRITTEN =
  'gif jpg jpeg png svg mp3 mp4 zip csv xml json html css url usb ssd hdd cpu gpu ssl dns dhcp ftp ssh sql api crm erp kpi faq'.split(
    ' ',
  )

let english: Promise<ReadonlySet<string>> | undefined

/** Read once, with the first question that needs it. */
const readEnglish = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-en')
  return new Set([...(dictionary['commonWords-en'] ?? []), ...WRITTEN])
}

/** Whether it is a common word of general English. */
export async function isEnglish(word: string): Promise<boolean> {
  if (!/^[a-z]+$/.test(word)) return false
  english ??= readEnglish()
  return (await english).has(word)
}

const arabic: ReadonlySet<string> = new Set(ARABIC_WORDS.map(keyOf))

/** Whether it is a common word, whatever the organisation has written. */
export const isCommon = async (word: string): Promise<boolean> => isListed(word) || arabic.has(word) || (await isEnglish(word))
