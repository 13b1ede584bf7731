import { Button, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import type { ImportAnswer } from '@diwan/contract/kit/import'
import { users } from '@diwan/contract/users/endpoints/users'
import { MAX_FIRST_PASSWORDS } from '@diwan/contract/users/limits'
import { IconKey, IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../kit/call.ts'
import { environment } from '../../kit/environment.ts'
import { saveFile } from '../../ui/save-file.ts'
import { showProblem } from '../../ui/toasts.ts'
import classes from './people-section.module.css'

type Done = { readonly way: 'invited'; readonly count: number } | { readonly way: 'passwords' }

/** Files carry no passwords: the new people are invited, or given first passwords once, a few at a time. */
export function ImportedPeople({ answer }: { answer: ImportAnswer }) {
  const { t } = useTranslation('users')
  const emails = answer.rows.filter(({ outcome }) => outcome === 'create').map(({ name }) => name)
  const [passed, setPassed] = useState<number>()
  const [done, setDone] = useState<Done>()
  if (emails.length === 0) return null

  /** What was done before a refusal is kept: it cannot be done again. */
  const each = async (work: (some: string[]) => Promise<void>): Promise<boolean> => {
    try {
      for (let from = 0; from < emails.length; from += MAX_FIRST_PASSWORDS) {
        setPassed(from)
        await work(emails.slice(from, from + MAX_FIRST_PASSWORDS))
      }
      return true
    } catch (problem) {
      showProblem(problem)
      return false
    } finally {
      setPassed(undefined)
    }
  }
  const invite = async () => {
    let count = 0
    const whole = await each(async (some) => {
      count += (await call(users.inviteMany, { emails: some })).invited
    })
    if (whole) setDone({ way: 'invited', count })
  }
  const makePasswords = async () => {
    const lines = [`"${t('email')}","${t('firstPassword')}"`]
    const whole = await each(async (some) => {
      const { items } = await call(users.firstPasswords, { emails: some })
      lines.push(...items.map(({ email, password }) => `"${email}","${password}"`))
    })
    if (lines.length > 1) saveFile({ name: 'first-passwords.csv', content: `\ufeff${lines.join('\r\n')}\r\n` })
    if (whole) setDone({ way: 'passwords' })
  }

  const busy = passed !== undefined
  const mail = environment.mail !== 'none'
  return (
    <div className={classes['places']}>
      <p className={classes['legend']} role="status">
        {!done && t('startsText')}
        {done?.way === 'invited' && t('invitedThem', { count: done.count })}
        {done?.way === 'passwords' && t('firstPasswordsDone')}
      </p>
      {busy && <Progress value={(100 * passed) / emails.length} aria-label={t('importPeople')} />}
      {!done && (
        <div className={classes['actions']}>
          <Button
            disabled={busy || !mail}
            leftSection={<IconMailForward size={17} stroke={1.6} aria-hidden />}
            onClick={() => void invite()}
          >
            {t('inviteThem')}
          </Button>
          <Button
            variant="default"
            disabled={busy}
            leftSection={<IconKey size={17} stroke={1.6} aria-hidden />}
            onClick={() => void makePasswords()}
          >
            {t('makePasswords')}
          </Button>
        </div>
      )}
      {!done && !mail && <p className={classes['hint']}>{t('inviteNoMail')}</p>}
    </div>
  )
}
