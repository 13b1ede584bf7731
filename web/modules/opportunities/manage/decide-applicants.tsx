import { applications } from '@diwan/contract/opportunities/endpoints'
import { MAX_REASON } from '@diwan/contract/opportunities/limits'
import type { Application, Opportunity } from '@diwan/contract/opportunities/schemas'
import { Alert, Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../kit/commands.ts'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { UserTextarea } from '../../../ui/user-textarea.tsx'
import { useWrite } from '../../../kit/write.ts'
import classes from './applicants.module.css'

interface Props {
  readonly record: Opportunity
  readonly chosen: readonly Application[]
  readonly onClear: () => void
}

const noReason = { reason: '' }

/** The bar of those who are chosen: A accepts, D declines and asks for a reason, Escape chooses nobody. */
export function DecideApplicants({ record, chosen, onClear }: Props) {
  const { t } = useTranslation(['opportunities', 'kit'])
  const [declining, setDeclining] = useState(false)
  const [refused, setRefused] = useState(0)
  const write = useWrite(applications.decideMany)
  const items = chosen.map(({ id, version }) => ({ id, version }))
  const count = chosen.length
  const done = ({ items: all }: { items: readonly { code: string | null }[] }) => {
    setRefused(all.filter(({ code }) => code !== null).length)
    setDeclining(false)
    if (all.every(({ code }) => code === null)) onClear()
  }
  const accept = () => write.mutate({ items, outcome: 'accept' }, { onSuccess: done })
  const full = record.taken >= record.numberOfUsers
  const part = 'list' as const
  useCommands([
    { id: 'applicants.accept', label: t('accept'), part, stroke: { code: 'KeyA' }, run: accept },
    {
      id: 'applicants.decline',
      label: t('decline'),
      part,
      stroke: { code: 'KeyD' },
      opensField: true,
      run: () => setDeclining(true),
    },
    { id: 'applicants.clear', label: t('cancel', { ns: 'kit' }), part, stroke: { code: 'Escape' }, run: onClear },
  ])
  const form = useForm({
    endpoint: applications.decideMany,
    initial: noReason,
    toInput: ({ reason }) => ({ items, outcome: 'decline' as const, reason }),
    done,
  })
  return (
    <div className={classes['bar']} role="region" aria-label={t('chosen', { count })}>
      <strong>{t('chosen', { count })}</strong>
      <span className={classes['hint']}>{full && t('noSeatFree')}</span>
      {refused > 0 && (
        <Alert color="red" variant="light" p={4}>
          {t('notDecided', { count: refused })}
        </Alert>
      )}
      <Button variant="subtle" color="gray" onClick={onClear}>
        {t('cancel', { ns: 'kit' })}
      </Button>
      <Button
        variant="default"
        leftSection={<IconX size={16} aria-hidden />}
        rightSection={<Kbd keys="D" />}
        onClick={() => setDeclining(true)}
      >
        {t('decline')}
      </Button>
      <Button
        variant="filled"
        leftSection={<IconCheck size={16} aria-hidden />}
        rightSection={<Kbd keys="A" />}
        loading={write.isPending}
        onClick={accept}
      >
        {t(full ? 'acceptToWaiting' : 'accept')}
      </Button>
      <FormDialog
        opened={declining}
        onClose={() => setDeclining(false)}
        title={t('declineTitle')}
        form={form}
        action={t('decline')}
        danger
        size={480}
      >
        <UserTextarea
          autosize
          minRows={3}
          maxLength={MAX_REASON}
          label={t('reason')}
          description={t('declineHint')}
          data-autofocus
          {...form.text('reason')}
        />
      </FormDialog>
    </div>
  )
}
