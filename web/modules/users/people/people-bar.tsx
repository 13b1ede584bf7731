import { Button } from '@mantine/core'
import { users } from '@diwan/contract/users/endpoints/users'
import type { DirectoryUser } from '@diwan/contract/users/schemas/user'
import { useTranslation } from 'react-i18next'
import { environment } from '../../../kit/environment.ts'
import { useWrite } from '../../../kit/write.ts'
import { SelectionBar } from '../../../ui/list/selection-bar.tsx'
import type { Selection } from '../../../ui/list/use-selection.ts'

/** What can be done with the chosen people: those of them who have not arrived are written to again. */
export function PeopleBar({ selection: { rows, clear } }: { selection: Selection<DirectoryUser> }) {
  const { t } = useTranslation(['users', 'kit'])
  const write = useWrite(users.inviteMany)
  const waiting = rows.filter(({ invited }) => invited)
  if (rows.length === 0) return null
  const mail = environment.mail !== 'none'
  const reason = mail ? t('inviteNobody') : t('inviteNoMail')
  const may = mail && waiting.length > 0
  return (
    <SelectionBar
      label={t('chosenPeople')}
      text={t('chosenCount', { count: rows.length })}
      clear={{ label: t('chooseNone', { ns: 'kit' }), onClick: clear }}
    >
      <Button
        variant="subtle"
        color="gray"
        size="compact-md"
        disabled={!may || write.isPending}
        {...(!may && { title: reason })}
        onClick={() => write.mutate({ emails: waiting.map(({ email }) => email) }, { onSuccess: clear })}
      >
        {t('inviteAgain')}
      </Button>
    </SelectionBar>
  )
}
