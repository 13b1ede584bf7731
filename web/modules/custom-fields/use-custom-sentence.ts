import type { CustomChange } from '@diwan/contract/custom-fields/schemas'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'

/** What somebody changed of the custom fields of a record, as one sentence. */
export function useCustomSentence(): (actor: string, changes: readonly CustomChange[]) => string {
  const { t, i18n } = useTranslation('custom-fields')
  const nameOf = useLocalName()
  const joined = (parts: readonly string[]) => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(parts)
  return (actor, changes) => {
    const [first, ...others] = changes
    if (!first || others.length > 0)
      return t('line_several', { actor, fields: joined(changes.map((one) => `\u2068${nameOf(one)}\u2069`)) })
    const [from, to] = [first.from, first.to].map((said) => joined(said.map((one) => nameOf(one))))
    const said = { actor, field: nameOf(first), from, to }
    return t(first.to.length === 0 ? 'line_cleared' : first.from.length === 0 ? 'line_set' : 'line_changed', said)
  }
}
