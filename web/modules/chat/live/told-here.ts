import type { ResourceNamespaceMap } from 'i18next'

type Key = keyof ResourceNamespaceMap['chat']
type Say = (key: Key, names: { readonly actor: string; readonly name: string }) => string

interface ChatNames {
  /** Of a group. */
  readonly name: string | null
  readonly person: { readonly fullName: string } | null
}

const OF_PERSON = [
  'told_said',
  'told_said_voice',
  'told_said_poll',
  'told_said_file',
  'told_said_files',
  'told_mentioned',
] as const
const OF_GROUP = [
  'told_said_group',
  'told_said_group_voice',
  'told_said_group_poll',
  'told_said_group_file',
  'told_said_group_files',
  'told_mentioned_group',
  'told_called_all_group',
] as const

/** Stands for a name in a sentence: nobody types it. */
const SLOT = '\uE000'

/** Whether a sentence of the portal tells what was said in this chat: a message by anybody in a group, by the other one in a chat of two. */
export function notificationRulesOf({ name, person }: ChatNames, say: Say): (sentence: string) => boolean {
  if (person) {
    const sentences = new Set(OF_PERSON.map((key) => say(key, { actor: person.fullName, name: '' })))
    return (sentence) => sentences.has(sentence)
  }
  const frames = OF_GROUP.map((key) => say(key, { actor: SLOT, name: name ?? '' }).split(SLOT))
  return (sentence) => frames.some(([before = '', after = '']) => sentence.startsWith(before) && sentence.endsWith(after))
}
