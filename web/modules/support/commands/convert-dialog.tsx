import { actions } from '@diwan/contract/actions/endpoints'
import { units } from '@diwan/contract/units/endpoints'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../kit/call.ts'
import { useForm } from '../../../kit/form.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SearchPicker } from '../../../ui/search-picker.tsx'
import type { DialogProps } from './inquiry-actions.tsx'

interface Values extends Record<string, unknown> {
  department: UnitChoice | null
  group: UnitChoice | null
}
const empty: Values = { department: null, group: null }

const choices = (input: { departmentId?: string; text?: string }) => ({
  queryKey: ['units', 'choices', input] as readonly unknown[],
  queryFn: async (): Promise<readonly UnitChoice[]> => (await call(units.choices, input)).items,
})

/** The inquiry becomes a ticket of a group; where the asker has an account, the ticket is opened for them. */
export function ConvertDialog({ inquiry: { id, shortId, asker }, onClose }: DialogProps) {
  const { t } = useTranslation('support')
  const nameOf = useLocalName()
  const form = useForm({
    endpoint: actions.run,
    initial: empty,
    toInput: ({ department, group }) => ({
      id,
      key: 'tickets.make',
      choices: {
        departmentId: department?.id ?? '',
        groupId: group?.id ?? '',
        ...(asker && { requesterId: asker.id }),
      },
    }),
    done: onClose,
  })
  const { department, group } = form.values
  return (
    <FormDialog opened onClose={onClose} title={t('convertTitle', { shortId })} form={form} action={t('do_convert')}>
      <Text>{t('convertAbout')}</Text>
      <SearchPicker<UnitChoice>
        data-field="departmentId"
        data-autofocus
        label={t('department')}
        value={department}
        onChange={(chosen) => form.change({ department: chosen, group: null })}
        search={(text) => choices({ ...(text !== '' && { text }) })}
        keyOf={(unit) => unit.id}
        nameOf={nameOf}
        error={form.errors['departmentId']}
      />
      <SearchPicker<UnitChoice>
        data-field="groupId"
        label={t('group')}
        value={group}
        disabled={!department}
        onChange={(chosen) => form.change({ group: chosen })}
        search={(text) => choices({ ...(department && { departmentId: department.id }), ...(text !== '' && { text }) })}
        keyOf={(unit) => unit.id}
        nameOf={nameOf}
        error={form.errors['groupId']}
      />
    </FormDialog>
  )
}
