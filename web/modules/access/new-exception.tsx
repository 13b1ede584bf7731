import { Checkbox, SegmentedControl, TextInput } from '@mantine/core'
import { access } from '@diwan/contract/access/endpoints'
import { matrixFlags, mayHold } from '@diwan/contract/access/matrix'
import type { Relation } from '@diwan/contract/access/vocabulary'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { secondsOf } from '../../kit/local-instant.ts'
import { InstantField } from '../../ui/date/instant-field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { RightPicker } from './right-picker.tsx'
import { useRightWords } from './use-right-words.ts'

interface Values extends Record<string, unknown> {
  name: string
  effect: 'add' | 'deny'
  relations: Relation[]
  fromDate: string
  untilDate: string
  reason: string
}

const empty: Values = { name: '', effect: 'add', relations: [], fromDate: '', untilDate: '', reason: '' }
const momentOf = (local: string): number | undefined => (local === '' ? undefined : secondsOf(local))

export function NewException({ personId, opened, onClose }: { personId: string; opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('access')
  const { relationOf } = useRightWords()
  const form = useForm({
    endpoint: access.grant,
    initial: empty,
    keep: `access-exception-${personId}`,
    toInput: ({ name, effect, relations, fromDate, untilDate, reason }) => ({
      personId,
      name,
      effect,
      relations: effect === 'add' ? relations : [],
      fromDate: momentOf(fromDate),
      untilDate: momentOf(untilDate),
      reason,
    }),
    whenEmpty: { name: 'required' },
    done: onClose,
  })
  const { name, effect } = form.values
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('newException')} form={form}>
      <RightPicker
        {...form.pick('name')}
        value={name || null}
        onChange={(chosen) => form.change({ name: chosen ?? '', relations: [] })}
      />
      <SegmentedControl
        aria-label={t('effect')}
        data={[
          { value: 'add', label: t('effect_add') },
          { value: 'deny', label: t('effect_deny') },
        ]}
        value={effect}
        onChange={(chosen) => form.change({ effect: chosen === 'deny' ? 'deny' : 'add' })}
      />
      {effect === 'add' && (
        <Checkbox.Group
          label={t('relations')}
          {...form.pick('relations')}
          onChange={(chosen) => form.change({ relations: chosen })}
        >
          <div data-pair>
            {matrixFlags.get(name)?.offers.map((one) => (
              <Checkbox key={one} value={one} label={relationOf(one)} disabled={!mayHold('USER', name)} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <div data-pair>
        <InstantField label={t('from')} {...form.pick('fromDate')} />
        <InstantField label={t('until')} {...form.pick('untilDate')} />
      </div>
      <TextInput label={t('reason')} placeholder={t('reasonExample')} {...form.text('reason')} />
    </FormDialog>
  )
}
