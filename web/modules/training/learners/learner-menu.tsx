import { allowed } from '@diwan/contract/kit/moves'
import { enrolments } from '@diwan/contract/training/endpoints/enrolments'
import { enrolmentMoves } from '@diwan/contract/training/moves'
import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import { ActionIcon } from '@mantine/core'
import { IconBan, IconDots, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { ConfirmLater } from '../../../ui/confirm-later.tsx'

/** What may be done with an enrolment now: taken back, or another try allowed. */
export function LearnerMenu({ enrolment }: { enrolment: Enrolment }) {
  const { t } = useTranslation('training')
  const [asks, ask] = useState(false)
  const cancel = useWrite(enrolments.cancel, { quiet: true })
  const retry = useWrite(enrolments.retry)
  const { id, version, status, can, person } = enrolment
  const may = allowed(enrolmentMoves, status, can)
  if (!may.cancel && !may.retry) return null
  const name = person.fullName
  return (
    <>
      <ActionMenu
        actions={[
          may.retry && { name: 'retry', label: t('allowRetry'), icon: IconRefresh, run: () => retry.mutate({ id, version }) },
          may.cancel && { name: 'cancel', label: t('cancelEnrolment'), icon: IconBan, danger: true, run: () => ask(true) },
        ]}
        button={(asked) => (
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('moreOf', { name })} {...asked}>
            <IconDots size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
      />
      <ConfirmLater
        opened={asks}
        onClose={() => ask(false)}
        title={t('cancelTitle', { name })}
        action={t('cancelEnrolment')}
        onConfirm={() => cancel.mutate({ id, version }, { onSuccess: () => ask(false) })}
        write={cancel}
      >
        {t('cancelText')}
      </ConfirmLater>
    </>
  )
}
