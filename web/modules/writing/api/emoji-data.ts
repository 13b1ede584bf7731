import namesArabic from 'cldr-annotations-full/annotations/ar/annotations.json?url'
import emojis from 'emojibase-data/en/compact.json?url'
import { EMOJI_GROUPS } from '@diwan/contract/writing/vocabulary'
import type { EmojiData } from 'frimousse'

type EmojiGroup = (typeof EMOJI_GROUPS)[number]

interface Emoji {
  readonly unicode: string
  readonly label: string
  readonly tags?: readonly string[]
  /** Missing of those that stand for no picture of their own. */
  readonly group?: number
}
interface Names {
  readonly annotations: {
    readonly annotations: Readonly<Record<string, { readonly default?: readonly string[]; readonly tts?: readonly string[] }>>
  }
}

/** Skin colours and hair are parts of others. */
const COMPONENTS = 2

const read = async <D>(address: string): Promise<D> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`emoji: ${answer.status}`)
  return (await answer.json()) as D
}

/** From this portal, with names and search words in the reader's language; both languages are searched. */
export async function readEmojiData(language: string, groupName: (group: EmojiGroup) => string): Promise<EmojiData> {
  const arabic = language.startsWith('ar')
  const [all, names] = await Promise.all([read<readonly Emoji[]>(emojis), arabic ? read<Names>(namesArabic) : undefined])
  const called = names?.annotations.annotations ?? {}
  const regions = new Intl.DisplayNames([language], { type: 'region' })
  const nameOf = ({ unicode, label }: Emoji): string =>
    called[bare(unicode)]?.tts?.[0] ?? (arabic ? regionOf(unicode, regions) : undefined) ?? label
  return {
    locale: language,
    emojis: all.flatMap((one) =>
      one.group === undefined || one.group === COMPONENTS
        ? []
        : {
            emoji: one.unicode,
            category: one.group,
            label: nameOf(one),
            version: 1,
            tags: [...(called[bare(one.unicode)]?.default ?? []), ...(arabic ? [one.label] : []), ...(one.tags ?? [])],
          },
    ),
    categories: EMOJI_GROUPS.map((group) => ({ index: Number(group), label: groupName(group) })),
    skinTones: { dark: '', light: '', medium: '', 'medium-dark': '', 'medium-light': '' },
  }
}

/** Annotations name an emoji without the sign that asks for its picture. */
const bare = (emoji: string): string => emoji.replaceAll('\uFE0F', '')

const FIRST_FLAG_LETTER = 0x1f1e6

/** A flag is written by the two letters of its region. */
function regionOf(emoji: string, regions: Intl.DisplayNames): string | undefined {
  const letters = Array.from(emoji, (sign) => (sign.codePointAt(0) ?? 0) - FIRST_FLAG_LETTER)
  if (letters.length !== 2 || letters.some((letter) => letter < 0 || letter > 25)) return undefined
  return regions.of(letters.map((letter) => String.fromCodePoint(65 + letter)).join(''))
}
