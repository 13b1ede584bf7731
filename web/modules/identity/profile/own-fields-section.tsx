import { Button, TextInput } from '@mantine/core'
import { profile as endpoints } from '@diwan/contract/identity/endpoints/profile'
import type { Profile } from '@diwan/contract/identity/schemas/profile'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { session } from '../../../kit/session.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormScreen } from '../../../ui/form-screen.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { PhotoField } from '../../../ui/photo-field.tsx'
import { identityQueries } from '../api.ts'
import { OwnName } from './own-name.tsx'
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

type Typed = {
  mobile: string
  phoneNumber: string
  photoId: string | null | undefined
}

function OwnFields({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['profile', 'identity', 'kit', 'files'])
  const form = useForm({
    endpoint: endpoints.change,
    initial: initialOf(profile),
    toInput: ({ mobile, phoneNumber, photoId }) => ({
      version: profile.version,
      mobile: mobile.trim() || null,
      phoneNumber: phoneNumber.trim() || null,
      ...(photoId !== undefined && { photoId }),
    }),
    keep: 'profile',
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
        person={{ id: session()?.metadata.id ?? '', fullName: profile.fullName }}
        current={profile.photo}
        {...form.pick('photoId')}
      />
      <OwnName profile={profile} />
      <div data-pair>
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
    [t('ownAccountNumber'), profile.accountNumber],
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

const initialOf = ({ mobile, phoneNumber }: Profile): Typed => ({
  mobile: mobile ?? '',
  phoneNumber: phoneNumber ?? '',
  photoId: undefined,
})
