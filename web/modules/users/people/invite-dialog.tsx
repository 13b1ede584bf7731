import { Select, TagsInput } from '@mantine/core'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { ROLES, type Role } from '@diwan/contract/access/vocabulary'
import { users } from '@diwan/contract/users/endpoints/users'
import { MAX_INVITED } from '@diwan/contract/users/limits'
import { isolate } from '@diwan/core/direction'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UnitPicker } from '../../../ui/unit-picker.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { unitHits, userQueries, type UnitName } from '../api.ts'
import classes from './people.module.css'
import { inviteeOf, useAddresses, wrongAddresses, type Addresses } from './use-addresses.ts'

const blank = {
  role: 'USER' as Role,
  unit: null as UnitName | null,
}

/** Several people at once, by their addresses: all with one role, in one unit. */
export function InviteDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation(['users', 'kit', 'shell'])
  const addresses = useAddresses()
  const form = useForm({
    endpoint: users.inviteNew,
    initial: blank,
    toInput: (values) => ({
      people: addresses.all.map(inviteeOf),
      role: values.role,
      unitId: values.unit?.id ?? null,
    }),
    done: ({ others }) => {
      addresses.clear()
      onClose()
      if (others.length > 0)
        showToast({ kind: 'info', text: t('joinedAlready', { emails: others.map((one) => isolate(one, 'ltr')).join('، ') }) })
    },
  })
  const { role } = form.values
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('invitePeople')} form={form} action={t('sendInvitations')} size={560}>
      <AddressesField addresses={addresses} error={form.errors['people']} />
      <div data-pair>
        <RoleSelect value={role} error={form.errors['role']} onChange={(chosen) => form.change({ role: chosen })} />
        <UnitPicker<UnitName> label={t('unit')} placeholder={t('unit')} search={unitHits} {...form.pick('unit', 'unitId')} />
      </div>
    </FormDialog>
  )
}

function AddressesField({ addresses, error }: { addresses: Addresses; error: string | undefined }) {
  const { t } = useTranslation('users')
  const { pills, typed, all, add, type } = addresses
  const wrong = wrongAddresses(all)
  return (
    <TagsInput
      data-field="people"
      data-autofocus
      label={t('addresses')}
      description={t('addressesHint', { count: MAX_INVITED })}
      required
      classNames={{ inputField: classes['addresses'] ?? '' }}
      inputMode="email"
      autoComplete="off"
      maxTags={MAX_INVITED}
      value={[...pills]}
      searchValue={typed}
      splitChars={[',', ';', '،', '\n']}
      acceptValueOnBlur
      error={
        error && wrong.length > 0 ? t('wrongAddresses', { emails: wrong.map((one) => isolate(one, 'ltr')).join('، ') }) : error
      }
      onSearchChange={type}
      onChange={add}
    />
  )
}

interface RoleSelectProps {
  readonly value: Role
  readonly error: string | undefined
  readonly onChange: (role: Role) => void
}

/** Only roles this caller may give. */
function RoleSelect({ value, error, onChange }: RoleSelectProps) {
  const { t } = useTranslation(['users', 'shell'])
  const givable = useQuery(userQueries.givable()).data?.roles
  return (
    <Select
      data-field="role"
      label={t('role')}
      data={ROLES.filter((role) => role === value || givable?.includes(role)).map((role) => ({
        value: role,
        label: t(`role_${role}`, { ns: 'shell' }),
      }))}
      value={value}
      error={error}
      allowDeselect={false}
      onChange={(role) => role && onChange(role)}
    />
  )
}
