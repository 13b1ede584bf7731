import { Button, TextInput } from '@mantine/core'
import { profile as endpoints } from '@diwan/contract/identity/endpoints/profile'
import type { Profile } from '@diwan/contract/identity/schemas/profile'
import { directionOf } from '@diwan/core/direction'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useForm } from '../../../kit/form.ts'
import { session } from '../../../kit/session.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormScreen } from '../../../ui/form-screen.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { PhotoField } from '../../../ui/photo-field.tsx'
import { identityQueries } from '../api.ts'
import classes from './own-fields-section.module.css'
import { PageSection } from '../../../ui/page-sections.tsx'

/** What a person says of themselves, and what the administration says of them. */
export function OwnFieldsSection() {
  const { t } = useTranslation('profile')
  const own = useQuery(identityQueries.profile())
  return (
    <PageSection title={t('ownTitle')} text={t('ownText')}>
      {own.data ? (
        <OwnFields profile={own.data} />
      ) : own.error ? (
        <ErrorState error={own.error} onRetry={() => void own.refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </PageSection>
  )
}

type Typed = Pick<Profile, 'firstName' | 'lastName' | 'fullName' | 'otherName'> & {
  mobile: string
  phoneNumber: string
  photoId: string | null | undefined
}

const proposed = ({ firstName, lastName }: Pick<Typed, 'firstName' | 'lastName'>) =>
  `${firstName.trim()} ${lastName.trim()}`.trim()

/** Fields of one line stand on one line, with or without a hint. */
const HINT_BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

function OwnFields({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['profile', 'identity', 'kit', 'files'])
  const form = useForm({
    endpoint: endpoints.change,
    initial: initialOf(profile),
    toInput: ({ mobile, phoneNumber, photoId, ...names }) => ({
      ...names,
      version: profile.version,
      mobile: mobile.trim() || null,
      phoneNumber: phoneNumber.trim() || null,
      ...(photoId !== undefined && { photoId }),
    }),
    keep: 'profile',
  })
  const { values, change } = form
  const page = useDirection() // what is empty follows the page
  /** The full name follows both as long as it is nothing but the two. */
  const name = (part: 'firstName' | 'lastName') => ({
    ...form.text(part),
    onChange: (event: { currentTarget: { value: string } }) => {
      const now = { ...values, [part]: event.currentTarget.value }
      const follows = values.fullName.trim() === '' || values.fullName === proposed(values)
      change({ [part]: now[part], ...(follows && { fullName: proposed(now) }) })
    },
  })
  const phone = { dir: 'ltr', inputMode: 'tel', autoComplete: 'tel' } as const
  return (
    <FormScreen
      form={form}
      failed={form.refusal ? t('ownFailed') : undefined}
      aside={
        form.dirty && (
          <Button variant="default" disabled={form.pending} onClick={form.reset}>
            {t('ownDiscard')}
          </Button>
        )
      }
    >
      <PhotoField
        person={{ id: session()?.metadata.id ?? '', fullName: values.fullName }}
        current={profile.photo}
        {...form.pick('photoId')}
      />
      <div data-pair>
        <TextInput
          dir={directionOf(values.firstName, page)}
          label={t('firstName')}
          autoComplete="given-name"
          {...name('firstName')}
        />
        <TextInput
          dir={directionOf(values.lastName, page)}
          label={t('lastName')}
          autoComplete="family-name"
          {...name('lastName')}
        />
        <TextInput
          dir={directionOf(values.fullName, page)}
          label={t('fullName', { ns: 'identity' })}
          description={t('fullNameHint')}
          inputWrapperOrder={HINT_BELOW}
          autoComplete="name"
          {...form.text('fullName')}
        />
        <TextInput
          dir={directionOf(values.otherName, page)}
          label={t('otherName')}
          description={t('otherNameHint')}
          inputWrapperOrder={HINT_BELOW}
          autoComplete="off"
          {...form.text('otherName')}
        />
        <TextInput label={t('mobile')} {...phone} {...form.text('mobile')} />
        <TextInput label={t('phoneNumber')} {...phone} {...form.text('phoneNumber')} />
      </div>
      <Given profile={profile} />
    </FormScreen>
  )
}

/** Read here, changed by the administration. */
function Given({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['profile', 'identity', 'shell'])
  const role = session()?.metadata.role
  const given = [
    [t('email', { ns: 'identity' }), profile.email],
    [t('ownRole'), role && t(`role_${role}`, { ns: 'shell' })],
    [t('ownDepartment'), [profile.department, profile.group].filter(Boolean).join(' · ')],
    [t('ownPosition'), profile.position],
  ] as const
  return (
    <dl className={classes['given']}>
      {given.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value || '–'}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const initialOf = ({ firstName, lastName, fullName, otherName, mobile, phoneNumber }: Profile): Typed => ({
  firstName,
  lastName,
  fullName,
  otherName,
  mobile: mobile ?? '',
  phoneNumber: phoneNumber ?? '',
  photoId: undefined,
})
