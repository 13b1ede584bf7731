import { Button, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import type { ImportAnswer } from '@diwan/contract/kit/import'
import { users } from '@diwan/contract/users/endpoints/users'
import { MAX_FIRST_PASSWORDS } from '@diwan/contract/users/limits'
import { USER_COLUMNS } from '@diwan/contract/users/vocabulary'
import { IconDownload, IconKey, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../kit/call.ts'
import { useHolds } from '../../kit/rights.ts'
import { ImportDialog } from '../../ui/import-dialog.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { showProblem } from '../../ui/toasts.ts'
import type { UserFilter } from './api.ts'
import classes from './people-section.module.css'

/** Bringing people in a file, and taking exactly the list away as one. */
export function PeopleFiles({ filter }: { filter: UserFilter }) {
  const { t, i18n } = useTranslation('users')
  const [importing, setImporting] = useState(false)
  const [exporting, setExporting] = useState(false)
  const [mayImport, mayExport] = [useHolds('users', 'create'), useHolds('users', 'export')]
  const columns = Object.values(USER_COLUMNS).map((names) => names[i18n.language.startsWith('ar') ? 'ar' : 'en'])

  const take = async () => {
    setExporting(true)
    try {
      const { name, csv } = await call(users.export, filter)
      saveFile({ name, text: csv })
    } catch (problem) {
      showProblem(problem)
    }
    setExporting(false)
  }
  return (
    <>
      {mayImport && (
        <Button
          variant="default"
          h={36}
          leftSection={<IconUpload size={17} stroke={1.6} aria-hidden />}
          onClick={() => setImporting(true)}
        >
          {t('importPeople')}
        </Button>
      )}
      {mayExport && (
        <Button
          variant="default"
          h={36}
          disabled={exporting}
          leftSection={<IconDownload size={17} stroke={1.6} aria-hidden />}
          onClick={() => void take()}
        >
          {t('exportPeople')}
        </Button>
      )}
      {mayImport && (
        <ImportDialog
          opened={importing}
          onClose={() => setImporting(false)}
          title={t('importPeople')}
          endpoint={users.import}
          columns={columns}
          templateName="people.csv"
          after={(answer) => <FirstPasswords answer={answer} />}
        />
      )}
    </>
  )
}

/** Files carry no passwords: they are made here for the new people, a few at a time, and given away once. */
function FirstPasswords({ answer }: { answer: ImportAnswer }) {
  const { t } = useTranslation('users')
  const emails = answer.rows.filter(({ outcome }) => outcome === 'create').map(({ name }) => name)
  const [done, setDone] = useState<number>()
  if (emails.length === 0) return null

  const make = async () => {
    const lines: string[] = []
    try {
      for (let from = 0; from < emails.length; from += MAX_FIRST_PASSWORDS) {
        setDone(from)
        const { items } = await call(users.firstPasswords, { emails: emails.slice(from, from + MAX_FIRST_PASSWORDS) })
        lines.push(...items.map(({ email, password }) => `"${email}","${password}"`))
      }
      setDone(emails.length)
    } catch (problem) {
      setDone(undefined)
      showProblem(problem)
    }
    const heading = `"${t('email')}","${t('firstPassword')}"`
    if (lines.length > 0) saveFile({ name: 'first-passwords.csv', text: `\ufeff${[heading, ...lines].join('\r\n')}\r\n` })
  }
  const finished = done === emails.length
  return (
    <div className={classes['places']}>
      <p className={classes['legend']}>{t(finished ? 'firstPasswordsDone' : 'firstPasswordsText')}</p>
      {done !== undefined && !finished && <Progress value={(100 * done) / emails.length} aria-label={t('makePasswords')} />}
      {!finished && (
        <div>
          <Button
            disabled={done !== undefined}
            leftSection={<IconKey size={17} stroke={1.6} aria-hidden />}
            onClick={() => void make()}
          >
            {t('makePasswords')}
          </Button>
        </div>
      )}
    </div>
  )
}
