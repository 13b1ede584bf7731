import type { Person } from '@diwan/contract/users/schemas/person'
import { useTranslation } from 'react-i18next'
import { RecordChoices } from '../../../ui/list/record-choices.tsx'
import { ValueChoices } from '../../../ui/list/value-choices.tsx'
import { asPerson } from '../../../ui/person-chip.tsx'
import { colleagues } from '../../people/public.ts'
import type { useInboxWords } from './use-inbox-words.ts'
import type { useInboxAddress } from './use-inbox-address.ts'

interface InboxFilterFieldProps {
  readonly address: ReturnType<typeof useInboxAddress>
  readonly words: ReturnType<typeof useInboxWords>
  readonly name: string
}

/** The choice of values for one filter of the inbox. */
export default function InboxFilterField({ address: { narrowing, narrow, shape }, words, name }: InboxFilterFieldProps) {
  const { t } = useTranslation('approvals')
  if (name === 'requester')
    return (
      <RecordChoices<Person>
        label={t('requester')}
        value={narrowing.requester}
        search={colleagues}
        {...asPerson}
        nameOfId={words.filters.requester.text}
        onFound={words.keep}
        onChange={(requester) => narrow({ requester })}
      />
    )
  if (name === 'late')
    return (
      <ValueChoices
        label={t('due')}
        options={[{ value: 'true', label: t('lateOnly') }]}
        value={narrowing.late}
        onChange={(late) => narrow({ late })}
      />
    )
  return (
    <ValueChoices
      label={t('requestKind')}
      options={shape.filters.kinds.values.map((value) => ({ value, label: words.kindOf(value) }))}
      value={narrowing.kinds}
      onChange={(kinds) => narrow({ kinds })}
      not
    />
  )
}
