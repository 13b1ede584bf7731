import { Button, TextInput } from '@mantine/core'
import type { Profile } from '@diwan/contract/identity/schemas/profile'
import { names } from '@diwan/contract/users/endpoints/names'
import { directionOf } from '@diwan/core/direction'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useForm } from '../../../kit/form.ts'
import { useWrite } from '../../../kit/write.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { InstantText } from '../../../ui/time-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './own-fields-section.module.css'

/** The name as the administration set it, and the change of it that the person proposed. */
export function OwnName({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const [proposing, setProposing] = useState(false)
  const withdraw = useWrite(names.withdraw)
  const { proposal } = profile
  return (
    <div className={classes['name']} data-own-name>
      <BothNames name={profile} />
      {proposal && (
        <div className={classes['proposal']} role="status" data-name-proposal>
          <p>
            <Trans t={t} i18nKey="nameProposedAt" components={{ instant: <InstantText seconds={proposal.proposedDate} /> }} />
          </p>
          <BothNames name={proposal} />
          <Button type="button" variant="default" disabled={withdraw.isPending} onClick={() => withdraw.mutate({})}>
            {t('nameWithdraw')}
          </Button>
        </div>
      )}
      <div>
        <Button type="button" variant="default" onClick={() => setProposing(true)}>
          {t(proposal ? 'nameProposeOther' : 'namePropose')}
        </Button>
      </div>
      {/* The dialog is a form of its own inside the form of the profile. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        {proposing && <ProposeDialog profile={profile} onClose={() => setProposing(false)} />}
      </div>
    </div>
  )
}

function BothNames({ name: { fullName, otherName } }: { name: Pick<Profile, 'fullName' | 'otherName'> }) {
  return (
    <p className={classes['names']}>
      <strong>
        <UserText text={fullName} />
      </strong>
      {otherName !== '' && <UserText text={otherName} />}
    </p>
  )
}

const joined = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName.trim()} ${lastName.trim()}`.trim()

function ProposeDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTranslation(['profile', 'identity'])
  const { firstName, lastName, fullName, otherName } = profile.proposal ?? profile
  const form = useForm({
    endpoint: names.propose,
    initial: { firstName, lastName, fullName, otherName },
    toInput: (values) => values,
    keep: 'profile-name',
    done: onClose,
  })
  const { values, change } = form
  const page = useDirection() // what is empty follows the page
  /** The full name follows both as long as it is nothing but the two. */
  const part = (name: 'firstName' | 'lastName') => ({
    ...form.text(name),
    onChange: (event: { currentTarget: { value: string } }) => {
      const now = { ...values, [name]: event.currentTarget.value }
      const follows = values.fullName.trim() === '' || values.fullName === joined(values)
      change({ [name]: now[name], ...(follows && { fullName: joined(now) }) })
    },
  })
  return (
    <FormDialog opened onClose={onClose} title={t('namePropose')} form={form} action={t('nameSend')} size={560}>
      <p>{t('nameProposeText')}</p>
      <div data-pair>
        <TextInput
          dir={directionOf(values.firstName, page)}
          label={t('firstName')}
          autoComplete="given-name"
          {...part('firstName')}
        />
        <TextInput
          dir={directionOf(values.lastName, page)}
          label={t('lastName')}
          autoComplete="family-name"
          {...part('lastName')}
        />
      </div>
      <TextInput
        dir={directionOf(values.fullName, page)}
        label={t('fullName', { ns: 'identity' })}
        description={t('fullNameHint')}
        autoComplete="name"
        {...form.text('fullName')}
      />
      <TextInput
        dir={directionOf(values.otherName, page)}
        label={t('otherName')}
        description={t('otherNameHint')}
        autoComplete="off"
        {...form.text('otherName')}
      />
    </FormDialog>
  )
}
