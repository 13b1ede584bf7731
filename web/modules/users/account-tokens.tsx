import { Button } from '@mantine/core'
import type { ApiToken } from '@diwan/contract/users/schemas/api-token'
import { accounts } from '@diwan/contract/users/endpoints/accounts'
import type { Account } from '@diwan/contract/users/schemas/account'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../kit/write.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { InstantText, RelativeOrInstant } from '../../ui/time-text.tsx'
import { userQueries } from './api.ts'
import { UserText } from '../../ui/user-text.tsx'
import classes from './people-section.module.css'

/** The programs that act as this person, each with the way to end it. */
export function AccountTokens({ account }: { account: Account }) {
  const { t } = useTranslation('users')
  const [revoking, setRevoking] = useState<ApiToken>()
  const list = useInfiniteQuery(userQueries.accountTokens(account.id))
  const tokens = list.data?.pages.flatMap(({ items }) => items)
  if (list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  return (
    <section className={classes['tokens']} aria-label={t('tokens')}>
      <h3 className={classes['legend']}>{t('tokens')}</h3>
      {tokens?.length === 0 && <p className={classes['hint']}>{t('noTokens')}</p>}
      <ul>
        {tokens?.map((token) => (
          <li key={token.id}>
            <span>
              <UserText text={token.name} />
              <small className={classes['hint']}>
                <Facts token={token} />
              </small>
            </span>
            <Button
              variant="default"
              size="xs"
              h={36}
              aria-label={t('tokenRevokeOf', { name: token.name })}
              onClick={() => setRevoking(token)}
            >
              {t('tokenRevoke')}
            </Button>
          </li>
        ))}
      </ul>
      <MoreRows list={list} />
      <Revoke account={account} token={revoking} onClose={() => setRevoking(undefined)} />
    </section>
  )
}

function Facts({ token: { expired, expiryDate, usedDate } }: { token: ApiToken }) {
  const { t } = useTranslation('users')
  return (
    <>
      {expired ? (
        t('tokenExpired')
      ) : (
        <>
          {t('tokenUntil')} <InstantText seconds={expiryDate} />
        </>
      )}
      {' · '}
      {usedDate === null ? (
        t('tokenNever')
      ) : (
        <>
          {t('tokenUsed')} <RelativeOrInstant seconds={usedDate} />
        </>
      )}
    </>
  )
}

interface RevokeProps {
  readonly account: Account
  readonly token: ApiToken | undefined
  readonly onClose: () => void
}

function Revoke({ account: { id, fullName }, token, onClose }: RevokeProps) {
  const { t } = useTranslation('users')
  const write = useWrite(accounts.revokeToken, { quiet: true })
  return (
    // The dialog that asks is a form itself: what it submits is not meant for the one around.
    <div onSubmit={(event) => event.stopPropagation()}>
      <ConfirmDialog
        opened={token !== undefined}
        onClose={onClose}
        title={t('tokenRevokeTitle', { name: token?.name ?? '' })}
        action={t('tokenRevoke')}
        write={write}
        onConfirm={() => token && write.mutate({ id, tokenId: token.id }, { onSuccess: onClose })}
      >
        {t('tokenRevokeText', { name: fullName })}
      </ConfirmDialog>
    </div>
  )
}
