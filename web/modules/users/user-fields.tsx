import { Select, Switch, TextInput } from '@mantine/core'
import { directionOf } from '@diwan/core/direction'
import { looksForged } from '@diwan/core/mixed-scripts'
import { ROLES } from '@diwan/contract/access/vocabulary'
import { useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection, useLocalName } from '../../kit/formats.ts'
import { DateField } from '../../ui/date/date-field.tsx'
import { PhotoField } from '../../ui/photo-field.tsx'
import '../../ui/switch-styles.ts'
import { userQueries } from './api.ts'
import classes from './people-section.module.css'
import { PlacesField } from './places-field.tsx'
import type { UserForm } from './use-user-form.ts'

export interface UserFieldsProps {
  readonly form: UserForm
  readonly person: { readonly id: string; readonly photoId: string | null }
  /** Phones are shown to people who may read them. */
  readonly phones: boolean
  /** Whether e-mail and role may be changed. */
  readonly admits?: boolean
}

export function UserFields({ form, person, phones, admits = true }: UserFieldsProps) {
  const { t } = useTranslation('users')
  const { fullName, email } = form.values
  return (
    <>
      <PhotoField
        person={{ id: person.id, fullName: fullName || email }}
        current={person.photoId && `/files/${person.photoId}`}
        {...form.pick('photoId')}
      />
      <Names form={form} />
      <div data-pair>
        <TextInput label={t('email')} type="email" dir="ltr" autoComplete="off" disabled={!admits} {...form.text('email')} />
        <RoleField form={form} disabled={!admits} />
      </div>
      {looksForged(email) && <Warning text={t('forgedEmail')} />}
      {phones && (
        <div data-pair>
          <TextInput label={t('mobile')} type="tel" dir="ltr" autoComplete="off" {...form.text('mobile')} />
          <TextInput label={t('phoneNumber')} type="tel" dir="ltr" autoComplete="off" {...form.text('phoneNumber')} />
        </div>
      )}
      <Links form={form} />
      <PlacesField {...form.pick('memberships')} />
      <div data-pair>
        <DateField label={t('joinedOn')} {...form.pick('joinedOn')} />
        <Switch
          mt={30}
          label={t('canCreateOpportunity')}
          checked={form.values.can_create_opportinity}
          onChange={(event) => form.change({ can_create_opportinity: event.currentTarget.checked })}
        />
      </div>
    </>
  )
}

function Warning({ text }: { text: string }) {
  return (
    <p className={classes['warning']} role="status">
      {text}
    </p>
  )
}

/** The full name is proposed of both parts as long as nobody wrote another; the parts are never put in another order. */
function Names({ form }: Pick<UserFieldsProps, 'form'>) {
  const { t } = useTranslation('users')
  const { firstName, lastName, fullName, otherName } = form.values
  const page = useDirection() // what is empty follows the page
  const proposed = (first: string, last: string) => `${first} ${last}`.trim()
  const part = (name: 'firstName' | 'lastName') => ({
    ...form.text(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const now = { firstName, lastName, [name]: event.currentTarget.value }
      const follows = fullName === '' || fullName === proposed(firstName, lastName)
      form.change({ ...now, ...(follows && { fullName: proposed(now.firstName, now.lastName) }) })
    },
  })
  return (
    <>
      <div data-pair>
        <TextInput
          label={t('firstName')}
          dir={directionOf(firstName, page)}
          autoComplete="off"
          data-autofocus
          {...part('firstName')}
        />
        <TextInput label={t('lastName')} dir={directionOf(lastName, page)} autoComplete="off" {...part('lastName')} />
      </div>
      <div data-pair>
        <TextInput
          label={t('fullName')}
          description={t('fullNameHint')}
          dir={directionOf(fullName, page)}
          autoComplete="off"
          {...form.text('fullName')}
        />
        <TextInput
          label={t('otherName')}
          description={t('otherNameHint')}
          dir={directionOf(otherName, page)}
          autoComplete="off"
          {...form.text('otherName')}
        />
      </div>
    </>
  )
}

/** Only roles this administrator may give (U2), and the one the person has. */
function RoleField({ form, disabled }: Pick<UserFieldsProps, 'form'> & { disabled: boolean }) {
  const { t } = useTranslation(['users', 'shell'])
  const givable = useQuery(userQueries.givable()).data?.roles
  const roles = ROLES.filter((role) => role === form.values.role || givable?.includes(role))
  const { value, onChange, required: _always, ...rest } = form.pick('role') // it always holds one
  return (
    <Select
      {...rest}
      label={t('role')}
      disabled={disabled}
      data={roles.map((role) => ({ value: role, label: t(`role_${role}`, { ns: 'shell' }) }))}
      value={value}
      allowDeselect={false}
      onChange={(role) => role && onChange(role)}
    />
  )
}

function Links({ form }: Pick<UserFieldsProps, 'form'>) {
  const { t } = useTranslation('users')
  const nameOf = useLocalName()
  const { data: titles = [] } = useQuery(userQueries.titleChoices())
  const { data: partners = [] } = useQuery(userQueries.partnerChoices())
  const named = (all: readonly { id: string; nameAr: string; nameEn: string }[]) =>
    all.map((one) => ({ value: one.id, label: nameOf(one) }))
  return (
    <div data-pair>
      <Select label={t('title')} data={named(titles)} clearable searchable {...form.pick('titleId')} />
      <Select label={t('partner')} data={named(partners)} clearable searchable {...form.pick('partnerId')} />
    </div>
  )
}
