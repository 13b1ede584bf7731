import { Button } from '@mantine/core'
import { access } from '@diwan/contract/access/endpoints'
import { flagParts, mayTakeFrom } from '@diwan/contract/access/matrix'
import type { KnownPerson, PersonGrant } from '@diwan/contract/access/schemas'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHolds } from '../../kit/rights.ts'
import { useSession } from '../../kit/session.ts'
import { useWrite } from '../../kit/write.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { accessQueries } from './api.ts'
import { ExceptionLine } from './exception-line.tsx'
import { NewException } from './new-exception.tsx'
import { KnownPersonField } from './known-person-field.tsx'
import classes from './rights.module.css'
import { useRightWords } from './use-right-words.ts'
import { ViewAsPerson } from './view-as.tsx'

/** One person's rights as a difference to the role: what was added, what is denied. */
export function Exceptions() {
  const { t } = useTranslation('access')
  const mayWrite = useHolds('settings', 'roles')
  const [person, setPerson] = useState<KnownPerson | null>(null)
  const [creating, setCreating] = useState(false)
  return (
    <section className={classes['column']}>
      <p className={classes['about']}>{t('exceptionsAbout')}</p>
      <div className={classes['tools']}>
        <KnownPersonField value={person} onChange={setPerson} />
        {person && <ViewAsPerson personId={person.id} />}
        {person && mayWrite && (
          <Button h={36} leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={() => setCreating(true)}>
            {t('newException')}
          </Button>
        )}
      </div>
      {person && <ExceptionsOf key={person.id} personId={person.id} mayWrite={mayWrite} />}
      {person && <NewException personId={person.id} opened={creating} onClose={() => setCreating(false)} />}
    </section>
  )
}

function ExceptionsOf({ personId, mayWrite }: { personId: string; mayWrite: boolean }) {
  const { t } = useTranslation(['access', 'kit'])
  const { nameOf, moduleOf, relationsOf } = useRightWords()
  const [ending, setEnding] = useState<PersonGrant>()
  const mine = useSession()?.metadata.role
  const revoke = useWrite(access.revoke, { quiet: true })
  const { data, error, refetch } = useQuery(accessQueries.ofPerson(personId))
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  if (data.grants.length === 0) return <EmptyState title={t('noExceptions')} />
  const roleOf = (name: string) => relationsOf(data.ofRole.find((cell) => cell.name === name)?.relations ?? [])
  const role = t(`role_${data.person.role}`, { ns: 'shell' })
  const mayTake = mine !== undefined && mayTakeFrom(mine, data.person.role)
  return (
    <>
      <ul className={classes['exceptions']}>
        {data.grants.map((one) => (
          <li key={one.id} data-exception={one.name}>
            <div>
              <strong>
                {moduleOf(flagParts(one.name).module)} · {nameOf(one.name)}
              </strong>
              <small>
                {t('fact_role', { role })}: {roleOf(one.name)}
              </small>
              <ExceptionLine exception={one} />
            </div>
            {mayWrite && (one.effect === 'deny' || mayTake) && (
              <Button variant="default" onClick={() => setEnding(one)}>
                {t('revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title={t('revokeTitle')}
        action={t('revoke')}
        write={revoke}
        onConfirm={() => ending && revoke.mutate({ personId, grantId: ending.id }, { onSuccess: () => setEnding(undefined) })}
      >
        <p>{ending && `${moduleOf(flagParts(ending.name).module)} · ${nameOf(ending.name)}`}</p>
        <p>{t('revokeAbout')}</p>
      </ConfirmDialog>
    </>
  )
}
